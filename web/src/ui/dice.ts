/** The shapes of dice on a 40 grid. */

export type Pool = 'atk' | 'def' | 'spd'

export const BODIES: Record<Pool, string> = {
  atk: 'M12.500 1.500h15l11 11v15l-11 11h-15l-11-11v-15z',
  def: 'M3 2.500h34v17c0 10-7 16-17 19.500C10 35.500 3 29.500 3 19.500z',
  spd: 'M20 1.500a18.500 18.500 0 1 1 0 37 18.500 18.500 0 0 1 0-37z',
}

const [L, M, R] = [12, 20, 28]
/** Where the pips of a value are; the shield narrows below, so that they sit a little high everywhere. */
export const PIPS: Record<number, [number, number][]> = {
  1: [[M, 19]],
  2: [[L, 12], [R, 26]],
  3: [[L, 11], [M, 19], [R, 27]],
  4: [[L, 12], [R, 12], [L, 26], [R, 26]],
  5: [[L, 11], [R, 11], [M, 19], [L, 27], [R, 27]],
  6: [[L, 10], [R, 10], [L, 19], [R, 19], [L, 28], [R, 28]],
}
