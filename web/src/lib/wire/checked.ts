/** Values whose type nobody vouches for, checked where they come in: what was expected, or nothing. */

import type { Option } from './protocol'

/** One of these words. */
export function oneOf<T extends string>(words: readonly T[], value: unknown): T | undefined {
  return words.find((word) => word === value)
}

/** A list of numbers. */
export function numbers(value: unknown): number[] | undefined {
  return Array.isArray(value) && value.every((one) => typeof one === 'number') ? value : undefined
}

/** What an event has happened to; nothing if that is no part of the page. */
export function elementOf({ target }: Event): Element | undefined {
  return target instanceof Element ? target : undefined
}

/** A list of options, of which the server says no more than that it is one. */
export function optionsIn(value: unknown): Option[] {
  return Array.isArray(value) ? value : []
}
