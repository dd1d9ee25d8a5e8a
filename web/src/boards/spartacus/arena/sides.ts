/** Who fights: the figures of a bout as everybody sees them. */

import type { Play } from '../../../lib/board'
import type { AssetView, AttackView, FighterView, ReachView } from '../../../views/spartacus'
import { partOf, type TableView } from '../read'
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

export function onSand(view: TableView): Side[] {
  return view.fighters.flatMap((one, side) => (one.hex === OFF ? [] : [side]))
}

export function opponents(view: TableView, side: Side): Side[] {
  return view.fighters[side]?.foes.map((foe) => foe.side) ?? []
}

/** The hexes where figures stand. */
export function taken(view: TableView): Set<Hex> {
  return new Set(onSand(view).flatMap((side) => view.fighters[side]?.hex ?? []))
}

/** How far apart two opponents are. */
export function distance(view: TableView, one: Side, other: Side): number {
  return view.fighters[one]?.foes.find((foe) => foe.side === other)?.distance ?? 0
}

/** Could this one be attacked by that one in a turn of theirs? */
export function endangered(view: TableView, side: Side, by: Side): boolean {
  return view.fighters[by]?.foes.find((foe) => foe.side === side)?.reached ?? false
}

/** What somebody could do in a turn of their own; undefined until the rules have said it. */
export function reachOf(play: Play, side: Side): ReachView | undefined {
  return partOf(play, 'reach')?.find((one) => one.side === side)
}

export function attackOf(view: TableView, side: Side, how: string): AttackView | undefined {
  return view.fighters[side]?.attacks.find((one) => one.how === how)
}

/** Whose turn it is, if anybody's. */
export function acting(view: TableView): Side | undefined {
  return view.bout?.order[view.bout.acted]
}

export function sideOf(view: TableView, seat: number, card: string): Side | undefined {
  const exact = view.fighters.findIndex((one) => one.seat === seat && one.card === card)
  const any = exact >= 0 ? exact : view.fighters.findIndex((one) => one.seat === seat)
  return any >= 0 ? any : undefined
}

export function gear(view: TableView, fighter: FighterView): AssetView[] {
  const assets = view.houses[fighter.seat]?.assets ?? []
  return fighter.gear.flatMap((id) => assets.find((asset) => asset.id === id) ?? [])
}

export function assetOf(view: TableView, fighter: FighterView): AssetView | undefined {
  return view.houses[fighter.seat]?.assets.find((asset) => asset.id === fighter.asset)
}
