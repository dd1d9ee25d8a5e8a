/**
 * Gladiators who leave the sand. The board is drawn without them at once, so where they stood and how they looked is
 * kept for the moment in which they are seen to fall.
 */

export interface Place {
  x: number
  y: number
  width: number
  height: number
  tile: Node
}

const MOST = 12
const places = new Map<number, Place>()

/** Call before the board is drawn anew. */
export function remember(id: number): void {
  const tile = document.querySelector(`[data-gladiator="${id}"]`)
  if (!tile) return
  const { x, y, width, height } = tile.getBoundingClientRect()
  places.set(id, { x, y, width, height, tile: tile.cloneNode(true) })
  if (places.size > MOST) places.delete(places.keys().next().value!)
}

/** Those who left last, by their numbers. */
export const leavers = (): ReadonlyMap<number, Place> => places
