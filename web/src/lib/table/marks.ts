/** Seats that belong together: one person holds them, or several who play from one network. */

import type { Chair, Seat } from '../wire/protocol'

export interface Together {
  how: 'person' | 'network'
  seats: Seat[]
}

/** Which seats belong together, each group once. Whoever holds several seats knows it and is not told. */
export function together(chairs: readonly Chair[], you: Seat | null): Together[] {
  const groups = new Map<string, Together>()
  chairs.forEach((chair, seat) => {
    for (const how of ['person', 'network'] as const) {
      const others = (how === 'person' ? chair.same_person : chair.same_network) ?? []
      const seats = [seat, ...others].sort((one, other) => one - other)
      const known = how === 'person' && you !== null && seats.includes(you)
      if (others.length && !known) groups.set(`${how} ${seats.join()}`, { how, seats })
    }
  })
  return [...groups.values()]
}
