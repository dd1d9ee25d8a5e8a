/**
 * The places and things that pictures are made of. They are drawn when a picture first shows them. Those that a single
 * game shows come with it (`art/games`).
 */

import animals from './motifs/animals.txt?raw'
import arms from './motifs/arms.txt?raw'
import country from './motifs/country.txt?raw'
import goods from './motifs/goods.txt?raw'
import landmarks from './motifs/landmarks.txt?raw'
import places from './motifs/places.txt?raw'
import signs from './motifs/signs.txt?raw'
import wares from './motifs/wares.txt?raw'
import { drawn, readMotifs } from './shapes'

const PLACE = { width: 320, height: 180 }
const THING = { width: 100, height: 100 }

const lined = {
  place: readMotifs(places + country),
  thing: readMotifs(animals + arms + goods + landmarks + signs + wares),
}

/** Take in the things that a game alone shows. */
export function learnThings(text: string): void {
  for (const [name, lines] of readMotifs(text)) lined.thing.set(name, lines)
}

const known = new Map<string, string>()

function motif(kind: 'place' | 'thing', name: string): string {
  const key = `${kind} ${name}`
  let found = known.get(key)
  if (found === undefined) {
    found = drawn(lined[kind].get(name) ?? [], kind === 'place' ? PLACE : THING)
    known.set(key, found)
  }
  return found
}

export const hasPlace = (name: string): boolean => lined.place.has(name)
export const hasThing = (name: string): boolean => lined.thing.has(name)

/** A place fills the picture. */
export const place = (name: string): string => motif('place', name)

/** A thing with its middle at a point, so large, turned by degrees. A size below nought mirrors it. */
export function thing(name: string, x: number, y: number, size: number, turn = 0): string {
  const side = Math.abs(size)
  const moved = `translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${size < 0 ? ' scale(-1 1)' : ''}`
  return (
    `<g transform="${moved}"><svg x="${-side / 2}" y="${-side / 2}" width="${side}" height="${side}"` +
    ` viewBox="0 0 100 100">${motif('thing', name)}</svg></g>`
  )
}
