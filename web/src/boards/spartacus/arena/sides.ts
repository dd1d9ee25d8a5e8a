/** Who fights: the figures of a bout as everybody sees them. */

import type { Play } from '../../../lib/board'
import type { AssetView, FighterView, SpartacusView } from '../../../views/spartacus'
import { facts, SPEED_ATTACKS } from './facts'
import { distance, type Hex, OFF, reach } from './hexes'

export type Side = number
export const POOLS = ['attack', 'defence', 'speed'] as const
export type Pool = (typeof POOLS)[number]
/** Who acts, but cannot move in his next turn. */
const SNARED = 'snared'

export function viewOf(play: Play): SpartacusView {
  return play.state.view as unknown as SpartacusView
}

const NUMERALS = ['I', 'II']
const LETTERS = 'abcdef'

/** I and II; with a letter where a team is of several; nothing while there are no teams. */
export function marks(fighters: readonly FighterView[]): string[] {
  const teams = fighters.map((one) => one.team)
  if (teams.includes(null)) return fighters.map((_, side) => (fighters.length > 2 ? '' : (NUMERALS[side] ?? '')))
  return teams.map((team, side) => {
    const several = teams.filter((other) => other === team).length > 1
    const letter = several ? LETTERS[teams.slice(0, side).filter((other) => other === team).length] : ''
    return `${NUMERALS[team ?? 0] ?? ''}${letter}`
  })
}

export function onSand(view: SpartacusView): Side[] {
  return view.fighters.flatMap((one, side) => (one.hex === OFF ? [] : [side]))
}

export function opponents(view: SpartacusView, side: Side): Side[] {
  return onSand(view).filter((other) => view.fighters[other]?.team !== view.fighters[side]?.team)
}

export function taken(view: SpartacusView, side: Side): Set<Hex> {
  return new Set(onSand(view).flatMap((other) => (other === side ? [] : (view.fighters[other]?.hex ?? []))))
}

/** Whose turn it is, if anybody's. */
export function acting(view: SpartacusView): Side | undefined {
  return view.bout?.order[view.bout.acted]
}

export function sideOf(view: SpartacusView, seat: number, card: string): Side | undefined {
  const exact = view.fighters.findIndex((one) => one.seat === seat && one.card === card)
  const any = exact >= 0 ? exact : view.fighters.findIndex((one) => one.seat === seat)
  return any >= 0 ? any : undefined
}

export function gear(view: SpartacusView, fighter: FighterView): AssetView[] {
  const assets = view.houses[fighter.seat]?.assets ?? []
  return fighter.gear.flatMap((id) => assets.find((asset) => asset.id === id) ?? [])
}

export function assetOf(view: SpartacusView, fighter: FighterView): AssetView | undefined {
  return view.houses[fighter.seat]?.assets.find((asset) => asset.id === fighter.asset)
}

// ---- what they can do

/** The ability on the card, unless a Doctore faces him. */
export function ability(view: SpartacusView, side: Side): string {
  const silenced = opponents(view, side).some(
    (other) => facts(view.fighters[other]?.card ?? '').ability === 'doctore',
  )
  return silenced ? '' : facts(view.fighters[side]?.card ?? '').ability
}

/** How far he could go in a turn of his own. */
export function allowance(view: SpartacusView, side: Side): number {
  const fighter = view.fighters[side]
  if (!fighter || fighter.spent.includes(SNARED)) return 0
  const more = gear(view, fighter).map(({ card, ready }) => {
    const { moves } = facts(card)
    return ready ? moves : Math.min(0, moves)
  })
  return Math.max(1, (fighter.pools[2] ?? 0) + more.reduce((sum, moves) => sum + moves, 0))
}

export interface Attack {
  how: string
  near: number
  far: number
}

/** His attacks and how far they reach. */
export function attacks(view: SpartacusView, side: Side): Attack[] {
  const fighter = view.fighters[side]
  if (!fighter) return []
  const ready = gear(view, fighter).filter((asset) => asset.ready)
  const weapons = ready.filter(({ card }) => facts(card).slot === 'weapon').map(({ card }) => facts(card).range)
  const able: Attack[] = [{ how: 'attack', near: 1, far: Math.max(1, ...weapons) }]
  for (const id of [...ready.map(({ card }) => card), ability(view, side)]) {
    const how = SPEED_ATTACKS[id]
    const row = id.startsWith('eq-') ? facts(id) : facts(fighter.card)
    if (how) able.push({ how, near: row.range_from || 1, far: row.range })
  }
  return able
}

export function within(attack: Attack, from: Hex, to: Hex): boolean {
  const far = distance(from, to)
  return far >= attack.near && far <= attack.far
}

/** Whom he could attack if he stood there. */
export function targetsFrom(view: SpartacusView, side: Side, hex: Hex): Side[] {
  const able = attacks(view, side)
  return opponents(view, side).filter((other) =>
    able.some((attack) => within(attack, hex, view.fighters[other]?.hex ?? OFF)),
  )
}

/** The hexes that he could attack in a turn of his own, with a move before it. */
export function threatened(view: SpartacusView, side: Side): Set<Hex> {
  const fighter = view.fighters[side]
  const found = new Set<Hex>()
  if (!fighter || fighter.hex === OFF) return found
  const able = attacks(view, side)
  const ways = reach(fighter.hex, allowance(view, side), taken(view, side), view.bout?.radius)
  for (let hex = 0; hex < 91; hex++)
    if ([...ways.keys()].some((from) => able.some((attack) => within(attack, from, hex)))) found.add(hex)
  return found
}
