/** The corners of a hex with its point up, for `points`. */
export function hex(x: number, y: number, r: number): string {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 180) * (60 * i - 90)
    return `${(x + r * Math.cos(angle)).toFixed(1)},${(y + r * Math.sin(angle)).toFixed(1)}`
  }).join(' ')
}

/** Centres of a field of hexes that covers so much. */
export function field(width: number, height: number, r: number): { x: number; y: number }[] {
  const wide = Math.sqrt(3) * r
  const found = []
  for (let row = 0; row * 1.5 * r <= height + r; row++)
    for (let column = 0; column * wide <= width + wide; column++)
      found.push({ x: column * wide + (row % 2 ? wide / 2 : 0), y: row * 1.5 * r })
  return found
}
