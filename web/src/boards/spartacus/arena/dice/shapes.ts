/** The bodies of dice and pool marks, around (0, 0): an octagon attacks, a shield defends, a circle is speed. */

import type { Pool } from '../sides'

const round = (n: number) => Math.round(n * 10) / 10

export function body(pool: Pool, size: number): string {
  const h = size / 2
  if (pool === 'attack') {
    const c = round(h * 0.64)
    return `M${-c}${-h}H${c}L${h} ${-c}V${c}L${c} ${h}H${-c}L${-h} ${c}V${-c}Z`
  }
  if (pool === 'defence') {
    const c = round(h * 0.86)
    const low = round(h * 0.25)
    return (
      `M${-c} ${-h}H${c}Q${h} ${-h} ${h} ${-c}V${low}Q${h} ${round(h * 0.8)} 0 ${round(h * 1.08)}` +
      `Q${-h} ${round(h * 0.8)} ${-h} ${low}V${-c}Q${-h} ${-h} ${-c} ${-h}Z`
    )
  }
  return `M0 ${-h}A${h} ${h} 0 1 1 -0.01 ${-h}Z`
}

const SPOTS: Readonly<Record<number, [number, number][]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

/** Where the pips of a face are; a shield carries them a little higher. */
export function pips(face: number, pool: Pool, size: number): { x: number; y: number }[] {
  const gap = size * (pool === 'speed' ? 0.22 : 0.25)
  const lift = pool === 'defence' ? size * 0.045 : 0
  return (SPOTS[face] ?? []).map(([x, y]) => ({ x: x * gap, y: y * gap * (pool === 'defence' ? 0.9 : 1) - lift }))
}
