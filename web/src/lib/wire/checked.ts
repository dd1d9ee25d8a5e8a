/** Checks of values whose type is not known: each gives the value with its type, or nothing if it is another. */

import type { Option } from './protocol'

/** The value, if it is one of these words. */
export function oneOf<T extends string>(words: readonly T[], value: unknown): T | undefined {
  return words.find((word) => word === value)
}

/** The value, if it is a list of numbers. */
export function numbers(value: unknown): number[] | undefined {
  return Array.isArray(value) && value.every((one) => typeof one === 'number') ? value : undefined
}

/** The element that an event has happened to; nothing if it was no element. */
export function elementOf({ target }: Event): Element | undefined {
  return target instanceof Element ? target : undefined
}

/** The value as a list of options; an empty one if it is no list. */
export function optionsIn(value: unknown): Option[] {
  return Array.isArray(value) ? value : []
}
