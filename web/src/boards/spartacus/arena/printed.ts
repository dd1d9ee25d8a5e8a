/** What is printed, as the arena looks it up: cards that fight, the betting fields, the sand itself. */

import type { CardPrinted, FieldPrinted, SandPrinted } from '../../../views/spartacus'
import { printed } from '../read'

export const sand = (): SandPrinted => printed().sand

export const fields = (): FieldPrinted[] => printed().arena.fields

export const cardOf = (id: string): CardPrinted | undefined => printed().cards[id]

/** The dice that are printed on a card: attack, defence, speed. */
export function poolsOf(id: string): [number, number, number] {
  const { attack = 0, defence = 0, speed = 0 } = cardOf(id) ?? {}
  return [attack, defence, speed]
}
