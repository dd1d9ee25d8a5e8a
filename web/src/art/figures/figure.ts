/** Everybody and every beast of the games as one <svg>, from an id. */

import { bust } from './bust'
import { ground, type Ground } from './grounds'
import { lookOf } from './people'
import type { PostureName } from './postures'
import { chance } from './seed'
import { isBeast, styleOf, type BeastKind } from './styles'
import { escaped, short } from './svg'
import { person, type Traits } from './traits'
import { whole } from './whole'

/** What somebody is doing; `bust` shows head and shoulders. */
export type Pose =
  'block' | 'bust' | 'fallen' | 'guard' | 'kneel' | 'plead' | 'salute' | 'stand' | 'strike' | 'victory' | 'wounded'

export interface FigureProps {
  /** Any text: the same id is always the same person. */
  id: string
  /** A fighting style, an occupation or a beast, by any name of the games. Whoever has a fixed look needs none. */
  style?: string
  pose?: Pose
  /** The livery: a House, `you` or `foe` in a duel, or nobody's; without one, that of a fixed look. */
  side?: string
  /** The width in pixels. */
  size?: number
  /** The posture is mirrored, the light never is. */
  facing?: 'left' | 'right'
  /** What stands behind a bust. */
  ground?: Ground
  /** Where it stands inside another svg. */
  at?: readonly [x: number, y: number]
  /** What of the look is fixed; the id decides the rest. */
  traits?: Partial<Traits>
  /** The name for those who do not see it; without one the figure is decoration. */
  title?: string
}

const FRAMES = { bust: { box: '0 0 240 250', tall: 250 / 240 }, whole: { box: '-70 -50 380 390', tall: 390 / 380 } }

export type BeastDrawer = (id: string, kind: BeastKind, traits: Partial<Traits>, pose: Pose, right: boolean) => string
let drawBeast: BeastDrawer = () => ''

/** Take in how beasts are drawn: a game that has some brings it. */
export function learnBeasts(draw: BeastDrawer): void {
  drawBeast = draw
}

function drawn(props: FigureProps, side: string, right: boolean): string {
  const { id, pose = 'bust' } = props
  const look = lookOf(id)
  const style = styleOf(props.style ?? look?.style ?? id)
  const fixed = { ...look?.traits, ...props.traits }
  if (isBeast(style)) return drawBeast(id, style, fixed, pose, right)
  const who = person(id, style, side, fixed)
  if (pose === 'bust') return bust(who, right)
  const posture: PostureName = pose === 'fallen' ? (who.fall ? 'fallenOnSide' : 'fallenOnBack') : pose
  return whole(who, posture, right)
}

function draw(props: FigureProps): string {
  const { id, pose = 'bust', size = 120, title } = props
  const side = props.side ?? lookOf(id)?.side ?? 'none'
  const right = (props.facing ?? (side === 'foe' ? 'left' : 'right')) === 'right'
  const frame = pose === 'bust' ? FRAMES.bust : FRAMES.whole
  const place = props.at ? ` x="${short(props.at[0])}" y="${short(props.at[1])}"` : ''
  const name = title ? `role="img" aria-label="${escaped(title)}"` : 'aria-hidden="true"'
  const behind = pose === 'bust' ? ground(props.ground ?? 'none', side, () => chance(`${id}|ground`)) : ''
  return (
    `<svg class="fig"${place} viewBox="${frame.box}" width="${size}" height="${short(size * frame.tall)}" ` +
    `preserveAspectRatio="xMidYMax" focusable="false" ${name}>${behind}${drawn(props, side, right)}</svg>`
  )
}

/** Boards ask for the same faces at every update; a campaign has a few hundred of them. */
const LIMIT = 600
const memory = new Map<string, string>()

/** The picture of somebody: one `<svg>` as text, made of our own shapes and the escaped title. */
export function figure(props: FigureProps): string {
  const key = JSON.stringify(props)
  const known = memory.get(key)
  if (known !== undefined) return known
  if (memory.size >= LIMIT) memory.delete(memory.keys().next().value!)
  const made = draw(props)
  memory.set(key, made)
  return made
}
