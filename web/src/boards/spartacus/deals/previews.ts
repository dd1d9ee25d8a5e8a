/** What the deal desk says of an offer before it is sent: one of the few things that the browser computes by itself. */

/** An offer in the making. */
export interface Draft<Promise extends (string | number)[]> {
  to: number[]
  private: boolean
  gives: number
  goods: number[]
  wants: number
  asks: number[]
  promises: Promise[]
  returns: Promise[]
}

type Fault = 'nobody' | 'nothing' | 'two-ways' | 'coins' | 'several' | 'left'

/** What is wrong with it, if all that is in it can still be given and promised: `purse`: coins, `left`: offers. */
export function faultOf(draft: Draft<(string | number)[]>, purse: number, left: number): Fault | null {
  if (left < 1) return 'left'
  if (!draft.to.length) return 'nobody'
  if (draft.gives && draft.wants) return 'two-ways'
  if (draft.gives > purse) return 'coins'
  if (draft.asks.length && draft.to.length > 1) return 'several'
  const things = [...draft.goods, ...draft.asks, ...draft.promises, ...draft.returns]
  return draft.gives || draft.wants || things.length ? null : 'nothing'
}

/** As it travels: everything in order, as the rules want it. */
export function asOffer<Promise extends (string | number)[]>(
  draft: Draft<Promise>,
  maker: number,
  counters: number,
): [number, number[], boolean, number, number[], number, number[], Promise[], Promise[], number] {
  return [
    maker,
    ascending(draft.to),
    draft.private,
    draft.gives,
    ascending(draft.goods),
    draft.wants,
    ascending(draft.asks),
    inOrder(draft.promises),
    inOrder(draft.returns),
    counters,
  ]
}

function ascending(numbers: number[]): number[] {
  return [...new Set(numbers)].sort((one, two) => one - two)
}

function inOrder<Promise extends (string | number)[]>(promises: Promise[]): Promise[] {
  return [...promises].sort((one, two) => (written(one) < written(two) ? -1 : 1))
}

/** How the rules write a promise when they put several in order. */
function written(promise: (string | number)[]): string {
  const parts = promise.map((part) => (typeof part === 'string' ? `'${part}'` : String(part)))
  return parts.length === 1 ? `(${parts[0]},)` : `(${parts.join(', ')})`
}
