/** Without it where it was in the list, else with it at the end. */
export function toggled<T>(list: T[], one: T, alike: (a: T, b: T) => boolean = (a, b) => a === b): T[] {
  return list.some((other) => alike(other, one)) ? list.filter((other) => !alike(other, one)) : [...list, one]
}
