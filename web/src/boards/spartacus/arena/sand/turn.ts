/** The turn of a combatant: what the open question lets them do, by hexes and by targets. */

import type { Play } from '../../../../lib/board'
import type { Option } from '../../../../lib/wire/protocol'
import { t } from '../../../../lib/words/words.svelte'
import { askOf } from '../../read'
import { type Hex, hexName, OFF, path } from './hexes'
import { sand } from '../printed'
import { acting, onSand, reachOf, type Side, sideOf, viewOf } from '../sides'
import { marked } from '../wording'

interface Choice {
  option: Option
  label: string
}

interface Blow extends Choice {
  how: string
  target: Side
  /** Why not, if it is refused. */
  reason?: string
}

export interface Step extends Choice {
  hex: Hex
  /** In how many steps; 0 where that is not known. */
  cost: number
  /** The attacks that could follow there. */
  blows: { how: string; target: Side }[]
  /** Whom these could be aimed at. */
  targets: Side[]
}

export interface Turn {
  side: Side
  steps: Map<Hex, Step>
  blows: Blow[]
  refused: Blow[]
  end: Choice | undefined
  /** How far one can go now. */
  far: number
}

/** What a click on the sand can answer, or undefined if the question is about something else. */
export function turnOf(play: Play): Turn | undefined {
  return combatTurn(play) ?? onlyHexes(play)
}

function combatTurn(play: Play): Turn | undefined {
  const ask = askOf(play, 'combat_turn')
  if (!ask) return undefined
  const view = viewOf(play)
  const side = acting(view) ?? 0
  const reach = reachOf(play, side)
  const costs = new Map(reach?.steps)
  const able = new Map(view.bout?.attacked ? [] : reach?.attacks)
  const turn: Turn = { side, steps: new Map(), blows: [], refused: [], end: undefined, far: view.bout?.left ?? 0 }
  ask.options.forEach((option, i) => {
    const label = play.said.options[i]?.label ?? ''
    if (option === 'end') {
      turn.end = { option, label }
      return
    }
    const [how, what] = option
    if (how === 'move') {
      const cost = costs.get(what) ?? 0
      const blows = (able.get(what) ?? []).map(([how, target]) => ({ how, target }))
      const struck = strikes(play, blows)
      const moving = struck
        ? t('web-arena-charge', { hex: hexName(what), name: marked(play, struck.target) })
        : cost
          ? t('web-arena-move', { count: cost, hex: hexName(what) })
          : label
      const targets = [...new Set(blows.map(({ target }) => target))].sort()
      turn.steps.set(what, { option, label: moving, hex: what, cost, blows, targets })
    } else turn.blows.push({ option, label, how, target: what })
  })
  ask.refused.forEach(([option], i) => {
    const said = play.said.refused[i]
    if (Array.isArray(option) && said) {
      const [how, target] = option
      turn.refused.push({ option, label: said.label, reason: said.reason, how: String(how), target: Number(target) })
    }
  })
  return turn
}

function onlyHexes(play: Play): Turn | undefined {
  const ask = askOf(play, 'place') ?? askOf(play, 'driven')
  if (!ask) return undefined
  const side = sideOf(viewOf(play), play.you ?? 0, ask.about) ?? 0
  const steps = new Map<Hex, Step>()
  for (const hex of ask.options) {
    const label = t('web-arena-stand', { hex: hexName(hex) })
    steps.set(hex, { option: hex, label, hex, cost: 0, blows: [], targets: [] })
  }
  return { side, steps, blows: [], refused: [], end: undefined, far: 0 }
}

/** The only blow after a move: where small things are left to the gladiator, it follows by itself. */
export function strikes(play: Play, blows: Step['blows']): Step['blows'][number] | undefined {
  const left = play.table.details?.on && viewOf(play).phase === 'arena' // a fight that is the game is the player's
  return left && blows.length === 1 ? blows[0] : undefined
}

/** The way that one would go. */
export function wayTo(play: Play, turn: Turn, hex: Hex): Hex[] {
  const here = viewOf(play).fighters[turn.side]?.hex ?? OFF
  if (here === OFF || !turn.steps.has(hex)) return []
  return path(here, hex, new Map(reachOf(play, turn.side)?.steps))
}

/** What a click there would do: go there, or attack who stands there. */
export function clickAt(play: Play, turn: Turn | undefined, hex: Hex): Choice | undefined {
  const step = turn?.steps.get(hex)
  if (step) return step
  const side = figureAt(play, hex)
  return side === undefined ? undefined : turn?.blows.find(({ target }) => target === side)
}

/** A move and the attack after it, in one go. */
export interface Charge {
  side: Side
  hex: Hex
  target: Side
}

/** The attacks that a move to this hex could end in; only the normal ones, of others there is a choice to make. */
export function chargesAt(turn: Turn, step: Step): Charge[] {
  const normal = step.blows.filter(({ how }) => how === sand().normal)
  return normal.map(({ target }) => ({ side: turn.side, hex: step.hex, target }))
}

/** The attack that now follows the move. `false`: something came between, and it does not; undefined: not yet. */
export function followUp(play: Play, { side, hex, target }: Charge): Option | false | undefined {
  const view = viewOf(play)
  if (!view.bout || view.bout.winner !== null) return false
  if (play.state.ask?.kind !== 'combat_turn') return undefined
  const there = acting(view) === side && view.fighters[side]?.hex === hex && !view.bout.attacked
  const normal = (blow: Blow): boolean => blow.how === sand().normal && blow.target === target
  return (there ? turnOf(play)?.blows.find(normal)?.option : undefined) ?? false
}

/** Kinds of questions whose answers are hexes. */
const HEXES = new Set(['place', 'driven'])

/** Where the bot would go, if it was asked. */
export function hintedHex({ hinted, state }: Play): Hex | null {
  if (Array.isArray(hinted)) return hinted[0] === 'move' ? Number(hinted[1]) : null
  return typeof hinted === 'number' && HEXES.has(state.ask?.kind ?? '') ? hinted : null
}

/** The figure that stands on a hex, if there is one. */
export function figureAt(play: Play, hex: Hex): Side | undefined {
  const view = viewOf(play)
  return onSand(view).find((side) => view.fighters[side]?.hex === hex)
}
