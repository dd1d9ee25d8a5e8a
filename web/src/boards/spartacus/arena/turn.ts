/** The turn of a combatant: what the open question lets him do, by hexes and by targets. */

import type { Play } from '../../../lib/board'
import { options } from '../../../lib/board'
import type { Option } from '../../../lib/protocol'
import { t } from '../../../lib/words.svelte'
import { type Hex, NAMES, OFF, path, reach } from './hexes'
import { acting, attacks, onSand, type Side, sideOf, taken, targetsFrom, viewOf, within } from './sides'

/** "Move 2 hexes to F6". */
function moveLabel(count: number, hex: string): string {
  return t('web-arena-move', { count, hex })
}

export interface Deed {
  option: Option
  label: string
}

export interface Blow extends Deed {
  how: string
  target: Side
  /** Why not, if it is refused. */
  reason?: string
}

export interface Step extends Deed {
  hex: Hex
  cost: number
  /** Whom he could attack from there. */
  targets: Side[]
}

export interface Turn {
  side: Side
  steps: Map<Hex, Step>
  blows: Blow[]
  refused: Blow[]
  end: Deed | undefined
  /** How far he can go now. */
  far: number
}

/** Kinds of questions whose answers are hexes. */
const HEXES = new Set(['place', 'driven'])

/** What a click on the sand can answer, or undefined if the question is about something else. */
export function turnOf(play: Play): Turn | undefined {
  const { ask } = play.state
  if (!ask) return undefined
  if (ask.kind === 'combat_turn') return combatTurn(play)
  return HEXES.has(ask.kind) ? onlyHexes(play) : undefined
}

function combatTurn(play: Play): Turn {
  const view = viewOf(play)
  const { ask } = play.state
  const side = acting(view) ?? 0
  const here = view.fighters[side]?.hex ?? OFF
  const ways = reach(here, 12, taken(view, side), view.bout?.radius)
  const turn: Turn = { side, steps: new Map(), blows: [], refused: [], end: undefined, far: 0 }
  options(ask).forEach((option, i) => {
    const label = play.said.options[i]?.label ?? ''
    if (!Array.isArray(option)) {
      turn.end = { option, label }
      return
    }
    const [how, what] = option as [string, number]
    if (how === 'move') {
      const targets = view.bout?.attacked ? [] : targetsFrom(view, side, what)
      const cost = ways.get(what) ?? 0
      turn.steps.set(what, { option, label: moveLabel(cost, NAMES[what] ?? ''), hex: what, cost, targets })
    } else turn.blows.push({ option, label, how, target: what })
  })
  ask?.refused.forEach(([option], i) => {
    const said = play.said.refused[i]
    if (Array.isArray(option) && said) {
      const [how, target] = option as [string, number]
      turn.refused.push({ option, label: said.label, reason: said.reason, how, target })
    }
  })
  turn.far = Math.max(0, ...[...turn.steps.values()].map(({ cost }) => cost))
  return turn
}

function onlyHexes(play: Play): Turn {
  const view = viewOf(play)
  const { ask } = play.state
  const side = sideOf(view, play.you ?? 0, String(ask?.about ?? '')) ?? 0
  const steps = new Map<Hex, Step>()
  options(ask).forEach((option) => {
    const hex = Number(option)
    steps.set(hex, { option, label: t('web-arena-stand', { hex: NAMES[hex] ?? '' }), hex, cost: 0, targets: [] })
  })
  return { side, steps, blows: [], refused: [], end: undefined, far: 0 }
}

/** The way that he would go. */
export function wayTo(play: Play, turn: Turn, hex: Hex): Hex[] {
  const view = viewOf(play)
  const here = view.fighters[turn.side]?.hex ?? OFF
  return here === OFF || !turn.steps.has(hex) ? [] : path(here, hex, taken(view, turn.side), view.bout?.radius)
}

/** What a click there would do: go there, or attack who stands there. */
export function deedAt(play: Play, turn: Turn | undefined, hex: Hex): Deed | undefined {
  const step = turn?.steps.get(hex)
  if (step) return step
  const side = standing(play, hex)
  return side === undefined ? undefined : turn?.blows.find(({ target }) => target === side)
}

/** A move and the attack after it, in one go. */
export interface Charge {
  side: Side
  hex: Hex
  target: Side
}

/** The attacks that a move to this hex could end in; only the plain ones, of others there is a choice to make. */
export function chargesAt(play: Play, turn: Turn, step: Step): Charge[] {
  const view = viewOf(play)
  const plain = attacks(view, turn.side).filter(({ how }) => how === 'attack')
  return step.targets
    .filter((target) => plain.some((one) => within(one, step.hex, view.fighters[target]?.hex ?? OFF)))
    .map((target) => ({ side: turn.side, hex: step.hex, target }))
}

/** The attack that now follows the move. `false`: something came between, and it does not; undefined: not yet. */
export function followUp(play: Play, { side, hex, target }: Charge): Option | false | undefined {
  const view = viewOf(play)
  if (!view.bout || view.bout.winner !== null) return false
  if (play.state.ask?.kind !== 'combat_turn') return undefined
  const there = acting(view) === side && view.fighters[side]?.hex === hex && !view.bout.attacked
  const blow = there ? turnOf(play)?.blows.find((one) => one.how === 'attack' && one.target === target) : undefined
  return blow?.option ?? false
}

/** Where the bot would go, if it was asked. */
export function hintedHex({ hinted, state }: Play): Hex | null {
  if (Array.isArray(hinted)) return hinted[0] === 'move' ? Number(hinted[1]) : null
  return typeof hinted === 'number' && HEXES.has(state.ask?.kind ?? '') ? hinted : null
}

/** The figure that stands there. */
export function standing(play: Play, hex: Hex): Side | undefined {
  const view = viewOf(play)
  return onSand(view).find((side) => view.fighters[side]?.hex === hex)
}
