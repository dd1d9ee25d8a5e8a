/** Helmets, one for each style, in the space of a bust. */

import { crest, rib } from './crests'
import { ENGRAVINGS, ORNAMENTS, WEAR } from './ornaments'
import { MATERIAL } from './palette'
import type { PersonStyle } from './styles'
import type { Half } from './svg'
import { aside, both, line, path, split } from './svg'
import type { Person } from './traits'
import { goggles, mask, visor } from './visors'

/** A helmet turns with the head, but less than the face in it. */
const shell = (person: Person, draw: (half: Half) => string): string => split(120 + person.turn * 0.8, draw)
const turned = (person: Person, body: string): string => aside(person.turn * 0.8, body)
const twoMetals = ({ metal, metal2 }: Person): boolean => metal !== metal2

function ornament(person: Person, half: Half): string {
  const { metal2 } = person.tones
  return person.ornament
    ? turned(person, ORNAMENTS[person.ornament]!(twoMetals(person) ? metal2 : MATERIAL.gilt, half))
    : ''
}

/** Engraving and wear lie on the whole shell, across light and shade. */
function surface(person: Person): string {
  const { metal, metal2 } = person.tones
  const engraving = ENGRAVINGS[person.engraving]
  return (engraving ? line(engraving, metal[2], 2.8, 0.75) : '') + WEAR[person.wear]!(metal, metal2)
}

/** What guards the neck: a flared plate, mail, or a padded collar. */
const NAPES: readonly ((person: Person, half: Half) => string)[] = [
  ({ tones }, half) =>
    path('M62 148c-4 18-14 32-26 40 40 14 128 14 168 0-12-8-22-22-26-40z', tones.metal2[half]) +
    rib('M48 184q72 16 144 0', tones.metal2[2]),
  (_, half) =>
    path('M70 150l-14 46 16-4 12 10 12-8 12 10 12-8 12 8 12-10 12 8 12-10 12 8 16 4-14-54z', MATERIAL.dark[half]),
  ({ tones }, half) =>
    path('M72 160c-10 8-16 18-16 30 38 22 90 22 128 0 0-12-6-22-16-30z', tones.plume[half]) +
    rib('M66 186q54 22 108 0', tones.plume[2]),
]
const nape = (person: Person): string => {
  const draw = NAPES[person.nape - 1]
  return draw ? shell(person, (half) => draw(person, half)) : ''
}
const top = (person: Person): string => crest(person.crest, person.tones.plume)

type Front = (person: Person, half: Half) => string

/** A helmet that the crest rises behind: the neck guard, what the front is made of, and what lies on all of it. */
const worn =
  (front: Front) =>
  (person: Person): string =>
    top(person) + nape(person) + shell(person, (half) => front(person, half) + ornament(person, half)) + surface(person)

/** The egg: nothing sticks out, the crest is one with it, and the mask lies over both. */
function secutor(person: Person): string {
  const { metal, metal2 } = person.tones
  return (
    nape(person) +
    shell(
      person,
      (half) =>
        path('M120 26c41 0 64 37 64 82 0 48-27 88-64 88s-64-40-64-88c0-45 23-82 64-82z', metal[half]) +
        (twoMetals(person)
          ? path('M58 124c32-14 92-14 124 0 0 42-26 72-62 72s-62-30-62-72z', metal2[half])
          : path('M62 148c20 10 96 10 116 0-2 8-5 15-9 22-26 10-72 10-98 0-4-7-7-14-9-22z', metal[2], 0.28)),
    ) +
    surface(person) +
    top(person) +
    shell(
      person,
      (half) =>
        path('M57 120c32-14 94-14 126 0l-2 11c-36-12-86-12-122 0z', metal2[2]) + aside(person.turn, mask(person, half)),
    )
  )
}

function murmilloBrim(person: Person, half: Half): string {
  const { metal, metal2 } = person.tones
  return person.brim
    ? path('M18 116c24-30 180-30 204 0 0 8-6 10-12 8-46-18-134-18-180 0-6 2-12 0-12-8z', metal2[2]) +
        path('M28 110c34-22 150-22 184 0-40-11-144-11-184 0z', metal[half])
    : path('M26 104c30-24 158-24 188 0 2 8-4 14-12 12-46-12-118-12-164 0-8 2-14-4-12-12z', metal[2]) +
        path('M34 100c34-17 138-17 172 0-40-9-132-9-172 0z', metal[half])
}

function provocatorBrim(person: Person): string {
  const { metal, metal2 } = person.tones
  return person.brim
    ? path('M50 108l70-20 70 20-4 10-66-16-66 16z', metal2[2])
    : path('M60 100c34-12 86-12 120 0v10c-36-10-84-10-120 0z', metal[2])
}

const bowl =
  (brim: Front): Front =>
  (person, half) => {
    const { metal, metal2 } = person.tones
    return (
      path('M62 98c0-40 22-62 58-62s58 22 58 62v50c-4 28-27 47-58 47s-54-19-58-47z', metal[half]) +
      (twoMetals(person) ? path('M62 112h116v36c-4 28-27 47-58 47s-54-19-58-47z', metal2[half]) : '') +
      brim(person, half) +
      aside(person.turn, visor(person, half))
    )
  }

const THRACIAN_OPEN =
  'M62 104c-4-44 18-72 58-72s62 28 58 72l-4 32c-2 18-8 28-16 32-6-8-8-20-8-34 0-18-4-30-10-38' +
  'h-40c-6 8-10 20-10 38 0 14-2 26-8 34-8-4-14-14-16-32z'
const THRACIAN_CHEEKS = both('M62 112l20-2c-2 18 0 34 4 50l-6 10c-10-8-18-26-18-58z')

function thracian(person: Person, half: Half): string {
  const { metal, metal2 } = person.tones
  const front =
    person.visor === 'open'
      ? path(THRACIAN_OPEN, metal[half]) +
        (person.cheek ? path(THRACIAN_CHEEKS, metal2[half]) : '') +
        line('M72 136h.1M168 136h.1', metal[2], 6.8)
      : path('M62 98c0-42 22-66 58-66s58 24 58 66v44c-4 30-27 50-58 50s-54-20-58-50z', metal[half]) +
        (twoMetals(person) ? path('M62 112h116v30c-4 30-27 50-58 50s-54-20-58-50z', metal2[half]) : '') +
        aside(person.turn, goggles(person, half))
  return (
    front +
    path('M44 98c34-18 118-18 152 0l-5 13c-36-12-106-12-142 0z', metal2[2]) +
    path('M52 96c36-13 100-13 136 0-40-6-96-6-136 0z', metal[half])
  )
}

const SAMNITE =
  'M62 108c-6-44 16-72 58-72s64 28 58 72l-6 46c-12 8-22 2-24-12l-3-46c-16-5-34-5-50 0l-3 46c-2 14-12 20-24 12z'
const SAMNITE_CHEEKS = ['', both('M64 110h28l-4 36c-4 16-14 16-20 8z'), both('M64 112h26l6 50-14 14-12-12z')]

function samnite(person: Person, half: Half): string {
  const { metal, metal2 } = person.tones
  const cheeks = SAMNITE_CHEEKS[person.cheek]
  return (
    path(SAMNITE, metal[half]) +
    (cheeks ? path(cheeks, metal2[half]) : '') +
    path('M64 92c34-17 78-17 112 0l1 11c-36-15-78-15-114 0z', metal2[2]) +
    (person.slits % 3 ? turned(person, path('M115 88h10v36l-5 8-5-8z', metal2[2])) : '') +
    line('M78 134h.1M162 134h.1', metal[2], 6)
  )
}

const HOPLOMACHUS = [
  'M60 108c-6-48 18-76 60-76s66 28 60 76l-3 56c-10 12-24 18-36 16l-4-44 13-24' +
    'c-12-14-44-14-60 0l13 24-4 44c-12 2-26-4-36-16z',
  'M60 108c-6-48 18-76 60-76s66 28 60 76l-3 52c-4 14-14 22-24 24l-3-42 8-30c-14-14-48-14-62 0' +
    'l8 30-3 42c-10-2-20-10-24-24z',
  'M58 112c-6-52 18-82 62-82s68 30 62 82l-8 60-30 20-8-52 18-28c-14-14-54-14-68 0l18 28-8 52-30-20z',
]

function hoplomachus(person: Person, half: Half): string {
  const { metal, metal2 } = person.tones
  return (
    path(HOPLOMACHUS[person.cheek]!, metal[half]) +
    (twoMetals(person) ? path('M61 96c34-22 84-22 118 0l1 12c-36-20-84-20-120 0z', metal2[half]) : '') +
    turned(person, path('M115 94h10v44l-5 10-5-10z', metal2[2])) +
    line(both('M88 112q16-12 28-4'), metal[2], 3.4)
  )
}

const SOLDIER_CHEEKS = [
  both('M66 112h20c2 20 2 38-2 56-12-8-18-28-18-56z'),
  both('M66 112h16c8 14 8 28 2 50-12-8-18-24-18-50z'),
  both('M64 112h26l4 40-12 22c-12-10-18-34-18-62z'),
]

function soldier(person: Person, half: Half): string {
  const { metal, metal2 } = person.tones
  return (
    path('M62 104c-4-44 18-70 58-70s62 26 58 70l-6 6H68z', metal[half]) +
    path('M56 108c40-18 88-18 128 0l-2 9c-38-14-86-14-124 0z', metal2[2]) +
    path(SOLDIER_CHEEKS[person.cheek]!, metal2[half]) +
    line('M76 124v28M164 124v28', metal2[2], 2.4) +
    (person.brim ? line('M76 92q44-22 88 0', MATERIAL.brass[half], 5) : '')
  )
}

const HELMETS: Partial<Record<PersonStyle, (person: Person) => string>> = {
  secutor,
  murmillo: worn(bowl(murmilloBrim)),
  provocator: worn(bowl(provocatorBrim)),
  thracian: worn(thracian),
  samnite: worn(samnite),
  hoplomachus: worn(hoplomachus),
  legionary: worn(soldier),
  guard: worn(soldier),
}

/** The helmet of a person's style, if it has one. */
export const helmet = (person: Person): string => HELMETS[person.style]?.(person) ?? ''
