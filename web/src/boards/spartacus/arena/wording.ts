/** Words for the sand: names, directions, what stands where. */

import type { Play } from '../../../lib/board'
import { t } from '../../../lib/words/words.svelte'
import { direction, type Hex, hexName, OFF, startMark } from './sand/hexes'
import { acting, distance, endangered, marks, onSand, opponents, type Side, viewOf } from './sides'
import { figureAt, type Turn } from './sand/turn'

export function cardName(play: Play, card: string): string {
  return play.words.cards[card]?.name ?? card
}

export function fighterName(play: Play, side: Side): string {
  return cardName(play, viewOf(play).fighters[side]?.card ?? '')
}

/** With their mark, where two may bear the same name. */
export function marked(play: Play, side: Side): string {
  const { fighters } = viewOf(play)
  const alike = fighters.filter((one) => one.card === fighters[side]?.card).length > 1
  const mark = marks(fighters)[side] ?? ''
  const name = fighterName(play, side)
  return mark && (alike || fighters.length > 2) ? t('web-arena-marked', { name, mark }) : name
}

export function term(play: Play, list: string, id: string): string {
  return play.words.terms[list]?.[id] ?? id
}

/** "Batiatus", from "House of Batiatus": a seat has a player's name in a single fight. */
export function houseOf(play: Play, seat: number): string {
  const house = viewOf(play).houses[seat]?.house ?? ''
  return house ? term(play, 'house', house) : (play.names[seat] ?? '')
}

export function list(parts: string[]): string {
  return parts.join(', ')
}

export const steps = (count: number): string => t('web-arena-steps', { count })

// ---- hexes

/** All that a cell of the grid has to say. */
export function cell(play: Play, hex: Hex, turn: Turn | undefined, radius: number, out: boolean): string {
  const parts = [hexName(hex)]
  const side = figureAt(play, hex)
  if (side !== undefined) parts.push(occupant(play, side))
  else if (out) parts.push(t('web-arena-cell-closed', { radius }))
  else if (startMark(hex)) parts.push(t('web-arena-cell-mark', { mark: startMark(hex) }))
  const step = turn?.steps.get(hex)
  if (step) {
    parts.push(step.cost ? steps(step.cost) : t('web-arena-cell-free'))
    if (step.targets.length)
      parts.push(t('web-arena-cell-attack', { names: list(step.targets.map((one) => marked(play, one))) }))
  }
  if (turn?.blows.some(({ target }) => target === side)) parts.push(t('web-arena-cell-target'))
  return parts.join(', ')
}

function occupant(play: Play, side: Side): string {
  const view = viewOf(play)
  const fighter = view.fighters[side]
  const mine = fighter?.seat === play.you
  const mark = marks(view.fighters)[side] ?? ''
  return t('web-arena-cell-fighter', { name: fighterName(play, side), mark, mine: mine ? 'yes' : 'no' })
}

// ---- the situation in a line

/** The own figure that matters now: who acts, else the first on the sand. */
export function ownSide(play: Play): Side | undefined {
  const view = viewOf(play)
  const own = onSand(view).filter((side) => view.fighters[side]?.seat === play.you && play.you !== null)
  const now = acting(view)
  return now !== undefined && own.includes(now) ? now : own[0]
}

export function situation(play: Play): string {
  const view = viewOf(play)
  const own = ownSide(play)
  const winners = view.fighters.flatMap((one, side) => (one.team === view.bout?.winner ? [marked(play, side)] : []))
  if (view.bout && view.bout.winner !== null) return t('web-arena-line-over', { names: list(winners) })
  const parts = own === undefined ? fromOutside(play) : fromInside(play, own)
  const now = acting(view)
  if (view.bout && now !== undefined)
    parts.push(
      now === own
        ? t('web-arena-line-your-turn', { name: marked(play, now) })
        : t('web-arena-line-turn', { name: marked(play, now) }),
    )
  return parts.join(' ')
}

function fromInside(play: Play, own: Side): string[] {
  const view = viewOf(play)
  const here = view.fighters[own]?.hex ?? OFF
  const foes = opponents(view, own)
  if (foes.length > 1) return [t('web-arena-line-foes', { foes: list(foes.map((foe) => briefly(play, own, foe))) })]
  return foes.map((foe) => {
    const there = view.fighters[foe]?.hex ?? OFF
    const count = distance(view, own, foe)
    const args = { name: marked(play, foe), count, wind: t(`web-arena-wind-${direction(here, there)}`) }
    const said = count === 1 ? t('web-arena-line-beside', args) : t('web-arena-line-foe', args)
    return endangered(view, own, foe) ? `${said} ${t('web-arena-line-danger')}` : said
  })
}

/** One of several foes. */
function briefly(play: Play, own: Side, foe: Side): string {
  const view = viewOf(play)
  const here = view.fighters[own]?.hex ?? OFF
  const there = view.fighters[foe]?.hex ?? OFF
  const toward = t(`web-arena-wind-${direction(here, there)}`)
  const args = { name: marked(play, foe), count: distance(view, own, foe), wind: toward }
  return t('web-arena-line-each', { ...args, danger: endangered(view, own, foe) ? 'yes' : 'no' })
}

function fromOutside(play: Play): string[] {
  const view = viewOf(play)
  const sides = onSand(view)
  const said = sides.map((side) =>
    t('web-arena-line-stands', { name: marked(play, side), hex: hexName(view.fighters[side]?.hex ?? OFF) }),
  )
  const [one, two] = sides
  const apart = sides.length === 2 && one !== undefined && two !== undefined ? distance(view, one, two) : 0
  // Two of one Team may be the first to be placed: there is nothing between them.
  if (apart) said.push(t('web-arena-line-apart', { count: apart }))
  return said
}
