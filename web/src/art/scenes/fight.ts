/** A fight as a picture (320 x 180): whoever won it strikes, whoever lost lies on the sand. */

import { figure, type FigureProps } from '../figures'
import { light } from './light'
import { place } from './motifs'

type Fighter = Pick<FigureProps, 'id' | 'side' | 'style'>

const WINNER = { pose: 'strike', size: 184, at: [18, -10] } as const
const LOSER = { pose: 'fallen', size: 150, at: [158, 28] } as const

export function fight(winner: Fighter, loser: Fighter): string {
  const ground = place('arena') + light('arena', 'noon', 'triumph')
  const people = figure({ ...loser, ...LOSER }) + figure({ ...winner, ...WINNER })
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" class="scene" viewBox="0 0 320 180"' +
    ` preserveAspectRatio="xMidYMid slice" aria-hidden="true">${ground}${people}</svg>`
  )
}
