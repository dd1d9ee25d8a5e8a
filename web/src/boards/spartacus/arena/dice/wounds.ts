/** Which dice are given up, and what is left. */

import { canLose } from '../previews'
import { POOLS, type Pool } from '../sides'

export type Losses = Record<Pool, number>

export const NONE: Readonly<Losses> = { attack: 0, defence: 0, speed: 0 }

export function chosen(losses: Readonly<Losses>): number {
  return POOLS.reduce((sum, pool) => sum + losses[pool], 0)
}

/** What is left in each pool. */
export function left(pools: readonly number[], losses: Readonly<Losses>): number[] {
  return POOLS.map((pool, i) => (pools[i] ?? 0) - losses[pool])
}

type Lock = 'enough' | 'rule_of_one' | 'empty'

/** Why no further die may go from this pool, or undefined if one may. */
export function locked(
  pools: readonly number[],
  losses: Readonly<Losses>,
  pool: Pool,
  wounds: number,
): Lock | undefined {
  const now = left(pools, losses)
  const at = POOLS.indexOf(pool)
  if (!now[at]) return 'empty'
  if (!canLose(now).includes(at)) return 'rule_of_one'
  return chosen(losses) >= wounds ? 'enough' : undefined
}

/** One die at a time, the fullest pool first: so each is legal when its turn comes. */
export function inOrder(pools: readonly number[], losses: Readonly<Losses>): Pool[] {
  const now = [...pools]
  const open = { ...losses }
  const order: Pool[] = []
  for (let n = chosen(losses); n > 0; n--) {
    const [next] = POOLS.filter((pool) => open[pool] > 0).sort(
      (a, b) => (now[POOLS.indexOf(b)] ?? 0) - (now[POOLS.indexOf(a)] ?? 0),
    )
    if (!next) break
    open[next] -= 1
    now[POOLS.indexOf(next)] = (now[POOLS.indexOf(next)] ?? 0) - 1
    order.push(next)
  }
  return order
}
