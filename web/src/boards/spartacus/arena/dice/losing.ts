/** Dice that are given up for wounds: by hand, or as the bot suggests it. */

import type { Play } from '../../../../lib/board'
import { t } from '../../../../lib/words/words.svelte'
import { askOf } from '../../read'
import { intent } from '../intent.svelte'
import { canLose } from '../previews'
import { POOLS, type Pool, viewOf } from '../sides'
import { list, term } from '../wording'
import { chosen, inOrder, left, type Losses, NONE } from './wounds'

/** The dice of the victim, and how many of them go. Who picks for another names one die only. */
export function toLose(play: Play): { side: number; pools: number[]; wounds: number } {
  const { strike, fighters } = viewOf(play)
  const side = strike?.victim ?? 0
  const victim = fighters[side]
  return { side, pools: victim?.pools ?? [0, 0, 0], wounds: victim?.seat === play.you ? (strike?.wounds ?? 0) : 1 }
}

/** These dice are in mind; if they are all that go, the prompt offers to give them up. */
export function lose(play: Play, losses: Readonly<Losses>): void {
  const { pools, wounds } = toLose(play)
  intent.losses = losses
  if (chosen(losses) === wounds) intent.arm(play, inOrder(pools, losses), losing(play, losses))
  else intent.disarm(play)
}

function losing(play: Play, losses: Readonly<Losses>): string {
  const parts = POOLS.filter((pool) => losses[pool])
  const each = parts.map((pool) => t('web-arena-lose-part', { count: losses[pool], pool: term(play, 'pool', pool) }))
  return t('web-arena-lose-all', { losing: list(each) })
}

/** These dice, and for those that nobody is asked about the only ones that can go. */
export function whole(pools: readonly number[], dice: readonly Pool[], wounds: number): Losses {
  const losses = { ...NONE }
  for (const pool of dice.slice(0, wounds)) losses[pool] += 1
  while (chosen(losses) < wounds) {
    const [next] = canLose(left(pools, losses))
    if (next === undefined || !left(pools, losses)[next]) break
    losses[POOLS[next]!] += 1
  }
  return losses
}

const isPool = (one: unknown): one is Pool => POOLS.some((pool) => pool === one)

/** All the dice that the bot would give up. */
export function suggestion(play: Play): { label: string; take: () => void } | undefined {
  if (!askOf(play, 'surrender')) return undefined
  const { pools, wounds } = toLose(play)
  const losses = whole(pools, (play.hintedWhole ?? []).filter(isPool), wounds)
  return { label: losing(play, losses), take: () => lose(play, losses) }
}
