/** The fronts of closed helmets: 76 to 164 across, 120 to 183 down. */

import { MATERIAL } from './palette'
import type { Half, Tone } from './svg'
import { both, line, oval, path } from './svg'
import type { Person } from './traits'

const HOLE = 'M76 120h88v30c-5 24-22 33-44 33s-39-9-44-33z'
const GRILLES = [
  'M76 133h88M78 147h84M82 161h76M94 121v54M120 121v61M146 121v54',
  'M120 121v62M77 142h86' + both('M90 121v50M105 121v58'),
  both('M76 134l16-14M77 152l32-32M84 168l48-48M96 178l59-58M112 182l51-50M134 180l29-29'),
  'M76 130h88M77 140h86M80 150h80M83 160h74M92 170h56',
]
const SQUARE = both('M80 122h34v22c-16 8-30 2-34-8z')
/** Where the eyes look out: [opening, bars, their width]. */
const SLITS: readonly (readonly [string, string, number])[] = [
  [SQUARE, 'M80 131h34M126 131h34' + both('M91 122v20M103 122v24'), 2.8],
  ['M78 122h84v13h-84z', 'M96 122v13M120 122v13M144 122v13', 3],
  [both('M80 118c22-2 34 6 36 22-18 2-32-4-36-22z'), '', 0],
  [SQUARE, 'M80 128h34M80 136h34M126 128h34M126 136h34', 3],
]
const HOLES = [
  'M100 160h.1M104 168h.1M108 176h.1M140 160h.1M136 168h.1M132 176h.1',
  both('M92 150v22M104 152v28'),
  'M88 154h.1M98 160h.1M108 166h.1M152 154h.1M142 160h.1M132 166h.1M96 172h.1M144 172h.1',
  both('M84 156q18 10 32 6M88 168q14 9 28 6'),
]

/** A grille, or a plate with slits for the eyes and holes to breathe through. */
export function visor(person: Person, half: Half): string {
  const bar = person.tones.metal2
  const cut = person.slits % 4
  if (person.visor === 'grille') {
    return path(HOLE, MATERIAL.void[half]) + line(GRILLES[cut]!, bar[half], cut === 2 ? 2.8 : 4)
  }
  const [opening, bars, width] = SLITS[cut]!
  return (
    path(opening, MATERIAL.void[half]) +
    (bars && line(bars, bar[half], width)) +
    line('M120 118v70', bar[2], 3.2) +
    line(HOLES[person.holes % 4]!, bar[2], 4.6)
  )
}

const GOGGLES = both('M72 118h44v20c-16 16-40 6-44-8z')
const MESH = both('M78 126h32M76 134h36M80 142h28M94 116v34')

/** The round eye grilles of a thracian; half of them wear another visor. */
export function goggles(person: Person, half: Half): string {
  const cut = person.slits % 4
  if (cut > 1) return visor(person, half)
  const bar = person.tones.metal2
  const hollow = MATERIAL.void[half]
  return (
    (cut ? path(GOGGLES, hollow) : oval(94, 132, 20, hollow, 18) + oval(146, 132, 20, hollow, 18)) +
    line(MESH, bar[half], 2.6) +
    line('M120 112v76', bar[2], 3.6) +
    (person.holes % 2 ? line(both('M90 162v14M102 164v18'), bar[2], 3.6) : '')
  )
}

const BREATHS = [
  both('M92 152v20M104 157v22'),
  'M96 154h.1M108 158h.1M132 158h.1M144 154h.1M100 168h.1M140 168h.1M112 174h.1M128 174h.1',
  both('M80 150q20 10 34 8M86 164q14 8 28 8'),
  both('M88 148l22 26M76 152l24 26'),
]
const eye = (bar: Tone, half: Half, x: number, r: number): string =>
  oval(x, 112, r + 6, bar[2]) + oval(x, 112, r + 3, bar[half]) + oval(x, 112, r, MATERIAL.void[half])

/** The smooth face of a secutor: two small eye holes that no trident enters. */
export function mask(person: Person, half: Half): string {
  const bar = person.tones.metal2
  const cut = person.slits % 3
  const r = cut ? 13 : 9.5
  const slanted =
    path(both('M72 112q22-22 42 2-22 18-42-2z'), bar[2]) +
    path(both('M78 112q16-13 31 2-17 11-31-2z'), MATERIAL.void[half])
  return (
    (cut === 2 ? slanted : eye(bar, half, 95, r) + eye(bar, half, 145, r)) +
    line('M97 113h.1M143 113h.1', half ? '#8a7a62' : '#d8c7a6', 6.4) +
    line('M120 132v58', bar[2], 3.6) +
    line(BREATHS[person.holes % 4]!, bar[2], person.holes % 4 === 1 ? 5 : 3)
  )
}
