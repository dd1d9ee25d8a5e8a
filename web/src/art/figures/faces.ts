/** Faces, in the space of a bust: axis at 120, crown at 38, chin at 172. */

import { beard, hair } from './hair'
import { MATERIAL } from './palette'
import type { Half } from './svg'
import { aside, both, line, oval, path, split } from './svg'
import type { Person } from './traits'

const FACES = {
  oval: 'M120 42c35 0 49 27 49 60 0 34-21 70-49 70s-49-36-49-70c0-33 14-60 49-60z',
  square: 'M120 42c35 0 49 25 49 58 0 20-1 34-7 47-7 15-24 26-42 26s-35-11-42-26c-6-13-7-27-7-47 0-33 14-58 49-58z',
  lean: 'M120 42c33 0 46 26 46 57 0 26-9 46-22 61-7 8-15 14-24 14s-17-6-24-14c-13-15-22-35-22-61 0-31 13-57 46-57z',
  broad: 'M120 42c37 0 52 27 52 60 0 21-5 38-15 51-9 12-22 20-37 20s-28-8-37-20c-10-13-15-30-15-51 0-33 15-60 52-60z',
  fem: 'M120 44c33 0 46 26 46 56 0 23-9 42-22 57-7 8-15 13-24 13s-17-5-24-13c-13-15-22-34-22-57 0-30 13-56 46-56z',
}
const BROWS = {
  calm: 'M86 99c8-5 17-5 25 0M129 99c8-5 17-5 25 0',
  stern: both('M85 95c9-1 18 1 26 8'),
  heavy: both('M84 100c9-8 20-7 28 1'),
  raised: 'M86 95c8-7 17-7 25-2M129 98c8-3 17-3 25 1',
}
const NOSES = {
  straight: 'M119 106v26l-9 4',
  broken: 'M118 104l4 12-5 16-8 4',
  broad: 'M118 108v22q-12 2-10 8M131 134q4 2 1 5',
  hook: 'M119 102q5 14-1 30l-10 3',
}
const MOUTHS = {
  calm: 'M104 150c10 3 22 3 32 0',
  grim: 'M104 152c10-3 22-3 32 0',
  smirk: 'M104 151c10 4 24 2 32-4',
  shut: 'M107 150h26',
  open: 'M104 147c10 2 22 2 32 0-4 12-28 12-32 0z',
}
const SCARS = {
  none: '',
  cheek: 'M84 122l18 18',
  brow: 'M146 88l4 34',
  nose: 'M100 124l38-6',
  lip: 'M132 142l6 18',
  jaw: 'M94 150l-6 14',
  eye: 'M96 86l6 44',
}

export type FaceName = keyof typeof FACES
export type BrowName = keyof typeof BROWS
export type NoseName = keyof typeof NOSES
export type MouthName = keyof typeof MOUTHS
export type ScarName = keyof typeof SCARS

const CHEEKS = both('M84 126q12-5 20 4-10 8-20-4z')
const EYES = 'M88 112q11-10 23 0-11 8-23 0zM129 112q11-10 23 0-12 8-23 0z'

function eyes(person: Person, half: Half): string {
  if (person.shut) return line('M88 113q11 7 23 0M129 113q11 7 23 0', person.tones.skin[2], 3.4)
  const look = person.turn * 0.2
  return (
    path(EYES, half ? '#dccdb4' : '#f4ead6') +
    line(`M${100 + look} 112h.1M${140 + look} 112h.1`, person.eye, 9.2) +
    line('M87 112q12-11 25 0M128 112q12-11 25 0', half ? '#1d130b' : '#2a1d12', person.sex === 'f' ? 3.4 : 2.6)
  )
}

function mouth(person: Person, half: Half): string {
  if (person.mouth === 'open') return path(MOUTHS.open, '#4a1f18')
  const inBeard = ['full', 'short', 'fork', 'long'].includes(person.beard)
  const lips = person.sex === 'f' ? '#8d3f35' : half ? '#5a3322' : '#6f4029'
  const colour = inBeard ? (person.skin > 3 ? '#9a6a4c' : person.tones.skin[1]) : lips
  return line(MOUTHS[person.mouth], colour, person.sex === 'f' ? 4.6 : 3.8)
}

/** What of life is written on a face: age, paint, scars, a patch over an eye. */
function marks(person: Person, half: Half): string {
  const scar = SCARS[person.scar]
  const skin = person.tones.skin
  return (
    (person.age ? line('M92 78h40M98 70h30', skin[2], 2, 0.5) : '') +
    (person.paint ? line(both('M80 124l20 4M80 131l18 4'), person.paint, 3.4) : '') +
    (scar && line(scar, half ? '#d9a07c' : '#f3cfae', 2.8) + line(scar, skin[2], 1)) +
    (person.patch
      ? path('M128 102q14-6 26 2l-3 16q-12 6-20-2z', MATERIAL.leather[half]) +
        line('M72 92L170 118', MATERIAL.leather[2], 3.4)
      : '')
  )
}

/** A head. Under a helmet it has neither ears nor hair to show. */
export function head(person: Person, helmeted: boolean): string {
  const { turn, tones } = person
  const ear = (x: number, half: Half) => oval(x - turn * 0.3, 114, 8, tones.skin[half], 13)
  // A beard that covers the jaw belongs to the head's outline; one on the chin alone moves with the face.
  const onChin = ['goatee', 'moustache', 'gallic'].includes(person.beard)
  const brow = person.sex === 'f' ? 3.6 : person.brow === 'heavy' ? 6.5 : 5
  return split(120 + turn, (half) => {
    const growth = beard(person.beard, tones.hair[half])
    return (
      (helmeted ? '' : (turn < -5 ? '' : ear(70, half)) + (turn > 5 ? '' : ear(170, half))) +
      path(FACES[person.face], tones.skin[half]) +
      (onChin ? '' : growth) +
      aside(
        turn,
        (onChin ? growth : '') +
          path(CHEEKS, tones.skin[2], person.age ? 0.28 : 0.1) +
          line(BROWS[person.brow], tones.hair[half], brow) +
          eyes(person, half) +
          line(NOSES[person.nose], tones.skin[2], 3.2) +
          mouth(person, half) +
          marks(person, half),
      ) +
      (helmeted ? '' : hair(person.hair, tones.hair[half]))
    )
  })
}
