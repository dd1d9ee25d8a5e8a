/** What people wear on the upper body in a bust: axis at 120, shoulders from 184, cut off at 252. */

import { rib } from './crests'
import { MATERIAL } from './palette'
import type { PersonStyle } from './styles'
import type { Half, Tone } from './svg'
import { both, group, line, oval, path, split } from './svg'
import type { Person } from './traits'

/** How many garments there are of each kind; `garment` names one. */
export const GARMENTS = 6

type Draw = (person: Person, half: Half) => string

export const trunk = ({ tones: { skin } }: Person): string =>
  split(
    120,
    (half) =>
      path('M26 252c2-48 32-62 66-70h56c34 8 64 22 66 70z', skin[half]) +
      path('M92 148h56v42c-14 16-42 16-56 0z', half ? skin[4] : skin[3]) +
      line(both('M58 252c0-20 4-32 12-42'), skin[2], 2.4, 0.5) +
      line(both('M98 206q12 7 22 5'), skin[2], 2.6, 0.55),
  )

const SLEEVE_CUTS = [
  'M166 204q26 0 42 16M168 220q24 0 44 14M170 236q24 0 44 8',
  'M166 206l10 9 10-8 10 10 10-6M167 226l10 9 12-8 11 10 12-4',
  'M176 192l-8 20M192 198l-22 36M206 212l-34 38M213 232l-18 20M166 212l34 40M172 196l40 46',
  'M164 200q22 0 38 12M166 212q24 0 44 14M167 224q24 0 46 12M169 236q24 0 46 8',
  'M178 194q-8 30-2 58M196 202q-6 26-4 50',
]
/** The padded sleeve of the sword arm. */
const manica = ({ tones: { sleeve }, sleeveCut }: Person): string =>
  split(190, (half) => path('M162 190c26 6 48 20 52 62h-46c-8-20-10-42-6-62z', sleeve[half])) +
  line(SLEEVE_CUTS[sleeveCut % SLEEVE_CUTS.length]!, sleeve[2], 2.6)

const STRAP = 'M64 190l14-5 74 67h-22z'
const strap = (person: Person): string =>
  person.strap ? split(120, (half) => path(STRAP, MATERIAL.leather[half])) + oval(110, 230, 4.5, MATERIAL.brass[0]) : ''

const TATTOOS = [
  'M96 216q12 14 24 14t24-14',
  'M100 206l20 30 20-30',
  'M92 220h56M98 230h44',
  'M120 204v34M106 216h28',
  'M88 208l14 22 14-22 14 22 14-22 10 14',
  'M100 222a20 14 0 1 0 40 0 20 14 0 1 0-40 0',
]
const tattoo = (person: Person): string =>
  line(TATTOOS[person.tattoo % TATTOOS.length]!, person.skin > 3 ? '#24384c' : '#35506a', 3.4, 0.75)

const SHAWL = 'M52 196c12-10 26-14 40-16 18 22 40 22 56 0l12 4c-14 40-84 48-108 12z'
/** What a fighter wears over bare skin: nothing, a shawl, a cloak, a gorget, a tattoo, a padded collar. */
const WRAPS: readonly ((person: Person) => string)[] = [
  () => '',
  ({ tones: { plume } }) => split(120, (half) => path(SHAWL, plume[half]) + rib('M64 200q52 34 84-12', plume[2])),
  ({ tones: { plume } }) =>
    split(120, (half) => path('M28 252c0-34 16-52 44-62l10 10c-16 14-22 30-22 52z', plume[half])),
  () => split(120, (half) => path('M92 184q28 28 56 0l10 8q-38 40-76 0z', MATERIAL.leather[half])),
  tattoo,
  ({ tones: { cloth } }) =>
    split(
      120,
      (half) => path('M84 182q36 30 72 0l18 24q-54 42-108 0z', cloth[half]) + rib('M74 208q46 30 92 0', cloth[2]),
    ),
]
const wrap = (person: Person): string => WRAPS[person.garment % WRAPS.length]!(person)

const TUNIC = 'M26 252c2-46 30-62 64-70q30 30 60 0c34 8 62 24 64 70z'
const FOLDS = both('M58 252c2-24 8-40 18-54')
const tunic = (tone: Tone, half: Half): string => path(TUNIC, tone[half]) + line(FOLDS, tone[2], 2.4, 0.5)

const SERVANTS: readonly Draw[] = [
  // a tunic with a bordered neck
  ({ tones }, half) => tunic(tones.cloth, half) + line('M86 188q34 34 68 0', tones.livery[half], 7),
  // one shoulder bare, as those wear it who carry loads
  ({ tones }, half) =>
    path('M26 252c2-46 30-62 64-70l72 70z', tones.cloth[half]) + line('M90 182l70 68', tones.cloth[2], 4),
  // two stripes of the House
  ({ tones }, half) => tunic(tones.cloth, half) + path('M82 190l13 6v56H82zM158 190l-13 6v56h13z', tones.livery[half]),
  // an apron with a bib
  ({ tones }, half) =>
    tunic(tones.livery, half) +
    path('M84 252v-36h72v36z', MATERIAL.linen[half]) +
    line('M86 218l-8-30M154 218l8-30', MATERIAL.linen[half], 6),
  // a cloak pinned at the shoulder
  ({ tones }, half) =>
    tunic(tones.cloth, half) +
    path(
      'M26 252c2-46 30-62 64-70l24 14c-14 20-22 36-24 56zM214 252c-2-34-18-52-38-62l-26 4c20 16 30 32 32 58z',
      tones.hide[half],
    ) +
    oval(98, 194, 7, MATERIAL.brass[half]),
  // an iron collar over sackcloth
  ({ tones }, half) =>
    tunic(tones.cloth, half) +
    path('M34 236l22-8 4 20-24 4zM164 218l20 4-4 20-20-6z', tones.cloth[2], 0.55) +
    path('M88 176q32 20 64 0v11q-32 20-64 0z', MATERIAL.dark[half]),
]

const TOGA = 'M150 182c34 8 62 22 64 70h-64c-26-16-48-34-66-62l14-8c16 10 34 12 52 0z'
const mirrored = (over: boolean, body: string): string => (over ? group('translate(240 0) scale(-1 1)', body) : body)
const brooch = (x: number, half: Half): string => oval(x, 192, 7, MATERIAL.gilt[half])

const NOBLES: readonly Draw[] = [
  // a toga with the band of the House across the chest
  ({ tones, brim }, half) =>
    tunic(tones.cloth, half) +
    mirrored(
      brim,
      path(TOGA, MATERIAL.linen[half], 0.6) +
        path('M84 190l13-8c18 28 40 48 72 70h-24c-26-18-46-38-61-62z', tones.livery[half]),
    ),
  // the broad stripe of a senator
  ({ tones }, half) =>
    tunic(MATERIAL.linen, half) +
    path('M104 194q16 10 32 0v58h-32z', tones.livery[half]) +
    path(STRAP, tones.cloth[half], 0.9),
  // a mantle over both shoulders, a chain before it
  ({ tones }, half) =>
    tunic(tones.cloth, half) +
    path(both('M26 252c2-46 30-62 64-70l12 12c-16 18-24 36-26 58z'), tones.livery[half]) +
    line('M96 196q24 34 48 0', MATERIAL.gilt[half], 4) +
    oval(120, 218, 8, MATERIAL.gilt[half]),
  // a general's cloak pinned at one shoulder
  ({ tones, brim }, half) =>
    tunic(MATERIAL.leather, half) +
    mirrored(brim, path('M60 186c40 30 90 26 120 0 24 10 34 34 34 66H40c30-14 40-36 20-66z', tones.livery[half])) +
    brooch(brim ? 170 : 70, half),
  // a collar of embroidery
  ({ tones }, half) =>
    tunic(tones.livery, half) +
    path('M78 186q42 42 84 0l14 14q-56 56-112 0z', tones.cloth[half]) +
    line('M72 198q48 46 96 0', MATERIAL.gilt[half], 3.4),
  // linen drawn over one shoulder, the other in the House's colour
  ({ tones, brim }, half) =>
    tunic(tones.livery, half) +
    mirrored(
      brim,
      path('M26 252c2-46 30-62 64-70 22 26 54 52 92 70z', tones.cloth[half]) +
        rib('M70 192q44 44 88 60M52 208q34 34 66 44', tones.cloth[2]),
    ) +
    brooch(brim ? 158 : 82, half),
]

const VEST = both('M26 252c2-44 28-60 58-68 4 24 22 48 36 68z')
const TRAINERS: readonly Draw[] = [
  // an open vest of hide
  ({ tones: { hide } }, half) => path(VEST, hide[half]) + line(both('M58 214l10 16M46 230l8 14'), hide[2], 2.6),
  // crossed straps
  ({ tones: { hide } }, half) =>
    path(both('M62 190l16-6 80 68h-26z'), hide[half]) + oval(120, 234, 10, MATERIAL.brass[half]),
  // fur over the shoulders
  ({ tones: { hide } }, half) =>
    path(
      'M20 252l4-26 8 4 2-20 12 6 4-18 14 6 6-16 14 6q36 30 72 0' +
        'l14-6 6 16 14-6 4 18 12-6 2 20 8-4 4 26-30-22-34 10-36-14-36 14-34-10z',
      hide[half],
    ) + line(both('M48 216l4 12M74 206l4 12'), hide[2], 3),
  // a short tunic and a belt over the shoulder
  ({ tones }, half) =>
    tunic(tones.cloth, half) + path(STRAP, tones.hide[half]) + oval(112, 232, 6, MATERIAL.brass[half]),
  // a plate on the heart
  ({ tones: { hide, metal } }, half) =>
    path(VEST, hide[half]) +
    oval(120, 222, 26, metal[half]) +
    oval(120, 222, 16, metal[2]) +
    oval(120, 222, 11, metal[half]),
  // a cloak
  ({ tones: { livery } }, half) =>
    path('M26 252c2-46 30-62 64-70q28 24 58 2c36 8 64 22 66 68l-40-14c-40-6-70-4-148 14z', livery[half]) +
    rib('M62 206q50 26 108-6', livery[2]),
]

const BARE_CHESTS: readonly Draw[] = [
  TRAINERS[0]!,
  TRAINERS[1]!,
  // a vest of quilted leather
  ({ tones: { hide } }, half) =>
    path(both('M26 252c2-46 28-60 56-68l38 68z'), hide[half]) +
    line(both('M44 228q18-22 44-30M56 246q14-20 38-28'), hide[2], 2.6),
  TRAINERS[2]!,
  ({ tones: { plume } }, half) =>
    path('M26 252c2-46 30-62 64-70l14 10c-20 16-34 36-36 60z', plume[half]) +
    path('M172 190l-14-5-74 67h22z', MATERIAL.leather[half]),
  ({ tones: { cloth } }, half) => path('M84 182q36 30 72 0l18 24q-54 42-108 0z', cloth[half]),
]

const PAULDRONS = both('M28 252c0-40 16-62 48-72l16 20c-16 14-26 32-28 52z')

function cuirass({ tones }: Person, plate: Tone): string {
  return split(
    120,
    (half) =>
      path('M76 184q44 26 88 0l10 68H66z', plate[half]) +
      line('M72 212q48 18 96 0M70 232q50 18 100 0', plate[2], 2.6) +
      path('M86 178q34 26 68 0l8 12q-42 30-84 0z', tones.livery[half]) +
      path(PAULDRONS, MATERIAL.iron[half]) +
      line(both('M36 226q12-28 40-40M48 240q8-26 34-40'), MATERIAL.iron[2], 2.6),
  )
}

const breastplate = ({ tones: { metal } }: Person): string =>
  split(
    120,
    (half) =>
      path('M84 194h72v50q-36 18-72 0z', metal[half]) +
      line('M92 204h56v34q-28 14-56 0z', metal[2], 2.4) +
      oval(120, 222, 8, metal[2]),
  )

const oneOf =
  (choices: readonly Draw[]) =>
  (person: Person): string =>
    split(120, (half) => choices[person.garment % choices.length]!(person, half))

const DRESSED: Partial<Record<PersonStyle, (person: Person) => string>> = {
  legionary: (person) => cuirass(person, MATERIAL.iron),
  guard: (person) => cuirass(person, MATERIAL.leather),
  noble: oneOf(NOBLES),
  servant: oneOf(SERVANTS),
  trainer: oneOf(TRAINERS),
  retiarius: (person) => strap(person) + wrap(person),
  // Half of those with two swords guard an arm; the others trust in their speed.
  dimachaerus: (person) => oneOf(BARE_CHESTS)(person) + (person.strap ? manica(person) : ''),
  provocator: (person) => breastplate(person) + wrap(person) + manica(person),
}

export const garments = (person: Person): string =>
  DRESSED[person.style]?.(person) ?? strap(person) + wrap(person) + manica(person)
