/** How a game has ended, in words: at its table, and in the list of replays. */

import type { Chair, Seat, Table } from '../wire/protocol'
import { seatName, seatNames } from '../words/speech'
import { t } from '../words/words.svelte'

/** Who won, as the viewer says it. */
export function resultOf(result: Table['result'], chairs: readonly Chair[], you: Seat | null): string {
  if (!result) return t('web-over')
  if (result.agreed === 'draw') return t('web-over-agreed')
  const { winners, scores } = result
  if (winners.length === 0 && you !== null && scores?.length === 1 && scores[0] === 0) return t('web-over-lost')
  if (winners.length === 0) return t('web-over-nobody')
  if (you !== null && winners.includes(you)) return t(winners.length > 1 ? 'web-over-you-share' : 'web-over-you')
  return t('web-over-winner', { names: seatNames(chairs, winners), count: winners.length })
}

/** How far everybody has come, in what the game counts: "You 6, Machina 3". Nothing for games of earlier releases. */
export function scoreOf(result: Table['result'], chairs: readonly Chair[], you: Seat | null): string {
  const sides = result?.standings?.filter((side) => side.seat !== null) ?? []
  return sides.map((side) => `${seatName(chairs, side.seat!, you)} ${side.has}`).join(', ')
}
