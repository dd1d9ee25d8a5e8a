/** The odds of hits, as the server computes them from the rules: each is asked for once. */

import { get } from '../../../../lib/wire/api'
import type { RollView } from '../../../../views/spartacus'

/** `exactly` and `at_least`: the chance of 0, 1, 2, ... hits, and of so many or more; `mean`: on average. */
export interface Odds {
  exactly: number[]
  at_least: number[]
  mean: number
}

/** An attack before its dice fall. */
export type Roll = RollView

class Known {
  #found = $state.raw<Record<string, Odds>>({})
  #asked = new Set<string>()

  /** Of these attacks together; undefined until they have come, then the reader is told again. */
  of(rolls: readonly Roll[]): Odds | undefined {
    if (!rolls.length) return undefined
    const written = rolls.map(({ attack, defence, ties }) => `clash=${attack}-${defence}${ties ? '-ties' : ''}`)
    const query = written.sort().join('&')
    if (!this.#asked.has(query)) {
      this.#asked.add(query)
      get<Odds>(`/api/odds/spartacus?${query}`).then(
        (odds) => (this.#found = { ...this.#found, [query]: odds }),
        () => this.#asked.delete(query),
      )
    }
    return this.#found[query]
  }
}

const known = new Known()

export const oddsOf = (...rolls: Roll[]): Odds | undefined => known.of(rolls)
