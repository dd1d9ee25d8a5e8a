/** Who fights: the figures of a bout as everybody sees them. */

import type { Play } from '../../../lib/board'
import type { AssetView, AttackView, FighterView, ReachView } from '../../../views/spartacus'
import { partOf, type EitherView } from '../read'
import { type Hex, OFF } from './sand/hexes'

export { viewOf } from '../read'

export type Side = number
export const POOLS = ['attack', 'defence', 'speed'] as const
export type Pool = (typeof POOLS)[number]

const NUMERALS = ['I', 'II']
const LETTERS = 'abcdef'

/** I and II; with a letter where a team is of several; nothing while there are no teams. */
export function marks(fighters: readonly Pick<FighterView, 'team'>[]): string[] {
  const teams = fighters.map((one) => one.team)
  if (teams.includes(null)) return fighters.map((_, side) => (fighters.length > 2 ? '' : (NUMERALS[side] ?? '')))
  return teams.map((team, side) => {
    const several = teams.filter((other) => other === team).length > 1
    const letter = several ? LETTERS[teams.slice(0, side).filter((other) => other === team).length] : ''
    return `${NUMERALS[team ?? 0] ?? ''}${letter}`
  })
}

export function onSand(view: EitherView): Side[] {
  return view.fighters.flatMap((one, side) => (one.hex === OFF ? [] : [side]))
}

export function opponents(view: EitherView, side: Side): Side[] {
  return view.fighters[side]?.foes.map((foe) => foe.side) ?? []
}

/** The hexes where figures stand. */
export function taken(view: EitherView): Set<Hex> {
  return new Set(onSand(view).flatMap((side) => view.fighters[side]?.hex ?? []))
}

/** How far apart two opponents are. */
export function distance(view: EitherView, one: Side, other: Side): number {
  return view.fighters[one]?.foes.find((foe) => foe.side === other)?.distance ?? 0
}

/** Could this one be attacked by that one in a turn of theirs? */
export function endangered(view: EitherView, side: Side, by: Side): boolean {
  return view.fighters[by]?.foes.find((foe) => foe.side === side)?.reached ?? false
}

/** What somebody could do in a turn of their own; undefined until the rules have said it. */
export function reachOf(play: Play, side: Side): ReachView | undefined {
  return partOf(play, 'reach')?.find((one) => one.side === side)
}

export function attackOf(view: EitherView, side: Side, how: string): AttackView | undefined {
  return view.fighters[side]?.attacks.find((one) => one.how === how)
}

/** Whose turn it is, if anybody's. */
export function acting(view: EitherView): Side | undefined {
  return view.bout?.order[view.bout.acted]
}

export function sideOf(view: EitherView, seat: number, card: string): Side | undefined {
  const exact = view.fighters.findIndex((one) => one.seat === seat && one.card === card)
  const any = exact >= 0 ? exact : view.fighters.findIndex((one) => one.seat === seat)
  return any >= 0 ? any : undefined
}

export function gear(view: EitherView, fighter: FighterView): AssetView[] {
  const assets = view.houses[fighter.seat]?.assets ?? []
  return fighter.gear.flatMap((id) => assets.find((asset) => asset.id === id) ?? [])
}

/** The colours of whoever fights: of their House; in a single fight, where there are none, of their side. */
export function liveryOf(house: string, team: number | null): string {
  return house.replace(/^ho-/, '') || (team === 1 ? 'foe' : 'you')
}

export function assetOf(view: EitherView, fighter: FighterView): AssetView | undefined {
  return view.houses[fighter.seat]?.assets.find((asset) => asset.id === fighter.asset)
}
