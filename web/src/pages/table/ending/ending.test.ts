import { expect, it } from 'vitest'

import '../../../art/games/school'
import { bystanderOf, emblemOf, durationMessage, victorOf, type Ending } from './ending'
import { liveries } from './signs'

const side = { seat: 0, has: 1, rank: 1, you: false, holds: '' }
const crixus = { id: 'gl-crixus', style: 'murmillo', side: 0 }
const ENDING = {
  sides: [
    { ...side, name: 'Ana', won: true },
    { ...side, name: 'Bia', won: false },
  ],
  figures: { victor: crixus, fallen: null, pleading: null },
} as unknown as Ending

it('says how long a game took in its two largest units', () => {
  expect(durationMessage(59)).toEqual(['web-ending-moments', {}])
  expect(durationMessage(41 * 60 + 59)).toEqual(['web-ending-minutes', { minutes: 41 }])
  expect(durationMessage(5040)).toEqual(['web-ending-hours', { hours: 1, minutes: 24 }])
  expect(durationMessage(3 * 86_400 + 7200)).toEqual(['web-ending-days', { days: 3, hours: 2 }])
})

it('has whoever was beaten as well ask for mercy, or a trainer look on', () => {
  const pleading = { id: 'gl-barca', style: 'thracian', side: 1 }
  expect(bystanderOf({ ...ENDING, figures: { ...ENDING.figures, pleading } })).toEqual({ ...pleading, pose: 'plead' })
  expect(bystanderOf(ENDING)).toMatchObject({ style: 'trainer', side: 0, pose: 'stand' })
  const draw = { ...ENDING, sides: [], figures: { victor: null, fallen: null, pleading: null } }
  expect(bystanderOf(draw)).toBeNull()
})

it('gives the palm to whoever has won a campaign', () => {
  expect(victorOf(ENDING)).toEqual(crixus)
  expect(victorOf({ ...ENDING, game: 'school' })).toEqual({ ...crixus, traits: { palm: true } })
})

it('bears the sign of the House that won, or of the style', () => {
  expect(emblemOf(ENDING, true, ['tullius'])).toBe('h-tullius')
  expect(emblemOf(ENDING, false, ['tullius'])).toBe('s-murmillo')
  expect(emblemOf({ ...ENDING, figures: { ...ENDING.figures, victor: null } }, false, [])).toBe('brand')
})

it('dresses the sides as their Houses, else by their places', () => {
  expect(liveries([0, 1], { houses: [{ house: 'ho-tullius' }, { house: '' }] })).toEqual(['tullius', 'glaber'])
  expect(liveries([0, 1], {})).toEqual(['batiatus', 'glaber'])
})
