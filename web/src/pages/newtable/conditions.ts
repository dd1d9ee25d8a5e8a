/**
 * When an option of the table matters, and what can be chosen there: as the options themselves say it.
 *
 * The same as `munera.kernel.conditions`, and compared with it by `tests/web/test_conditions.py`. It knows no option
 * by name.
 */

import type { Condition, Setting } from '../../lib/wire/api'
import type { Option } from '../../lib/wire/protocol'

export interface Fault {
  options: string[]
  value: Option
  why: string
}

/** Options that must differ have the same value. */
const TWICE = 'twice'

export class Chosen {
  readonly settings: Record<string, Setting>
  readonly seats: number
  readonly values: Record<string, Option>

  constructor(settings: Record<string, Setting>, seats: number, values: Record<string, Option>) {
    this.settings = settings
    this.seats = seats
    this.values = values
  }

  holds(condition: Condition): boolean {
    if ('seats' in condition) {
      const [low, high] = condition.seats
      return low <= this.seats && (high === null || this.seats <= high)
    }
    return condition.is.some((value) => same(value, this.values[condition.option])) && this.matters(condition.option)
  }

  matters(name: string): boolean {
    return this.settings[name]!.when.every((condition) => this.holds(condition))
  }

  /** What cannot be chosen here, in the order of the options; first what fails for the number of seats. */
  faults(): Fault[] {
    const bySeats: Fault[] = []
    const others: Fault[] = []
    for (const [name, setting] of Object.entries(this.settings)) {
      if (!this.matters(name)) continue
      const value = this.values[name]!
      for (const need of setting.needs)
        if (need.values.some((one) => same(one, value)) && !this.holds(need.condition))
          ('seats' in need.condition ? bySeats : others).push({ options: [name], value, why: need.why })
      const alike = this.#alike(name)
      if (alike[0] === name && alike.length > 1) others.push({ options: alike, value, why: TWICE })
    }
    return [...bySeats, ...others]
  }

  /** The options, this one among them, that must differ from each other and have the value of this one. */
  #alike(name: string): string[] {
    const word = this.settings[name]!.apart
    return Object.keys(this.settings).filter(
      (other) =>
        (word ? this.settings[other]!.apart === word : other === name) &&
        this.matters(other) &&
        same(this.values[other], this.values[name]),
    )
  }
}

/** The values that so many can choose. */
export function possible(setting: Setting, seats: number): Option[] {
  const chosen = new Chosen({}, seats, {})
  const bars = (value: Option) =>
    setting.needs.some(
      (need) =>
        'seats' in need.condition && need.values.some((one) => same(one, value)) && !chosen.holds(need.condition),
    )
  return (setting.values ?? []).filter((value) => !bars(value))
}

/** Does the number of seats alone decide this option? Then the two are chosen together. */
export function bound(setting: Setting, [fewest, most]: [number, number]): boolean {
  const counts = Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i)
  return setting.kind === 'choice' && counts.every((seats) => possible(setting, seats).length === 1)
}

/** How many can sit for this value: the number nearest to the one wanted, or that itself. */
export function nearest(setting: Setting, value: Option, [fewest, most]: [number, number], wanted: number): number {
  const counts = Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i).filter((seats) =>
    possible(setting, seats).includes(value),
  )
  return counts.reduce(
    (best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best),
    counts[0] ?? wanted,
  )
}

function same(one: Option | undefined, other: Option | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
