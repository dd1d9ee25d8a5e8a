/**
 * What the benches of a house compute before anybody has asked the rules. These are listed in `src/previews.ts` and
 * compared with Python (`tests/web/test_previews.py`); so they import nothing, and are given what the rules say.
 */

/** The coins of a house after an Upkeep that brings and takes so much; below nought: so many are missing. */
export function afterUpkeep(coins: number, earns: number, pays: number): number {
  return coins + earns - pays
}
