import { expect, it, vi } from 'vitest'

import { sounds as duel } from '../../boards/gladius/sounds'
import { sounds as houses } from '../../boards/spartacus/sounds'
import type { Beat } from '../../art/motion/beats'
import type { Play } from '../board'
import { said } from '../testing'
import type { Line, Option } from '../wire/protocol'
import { verdict } from '../../art/motion/verdict'
import { cuesOfBeat } from './moved'
import { blow, cuesOf, Hearing, lastImpact, type Sounds } from './hearing'

vi.mock('../browser/sound', () => ({ sound: () => undefined }))

const step = (events: Option[][], more: { lines?: Line[]; you?: number | null; seats?: number } = {}) => ({
  events,
  lines: more.lines ?? [],
  from: 0,
  you: more.you === undefined ? 0 : more.you,
  seats: more.seats ?? 4,
})
const names = (events: Option[][], sounds: Sounds | undefined = houses, you: number | null = 0) =>
  cuesOf(step(events, { you }), sounds).map(({ cue }) => cue)

const ROLLS = ['rolls', 1, 'crixus', 'attack', 6, 5]
const DEFENCE = ['rolls', 2, 'gannicus', 'defence', 2]
const WOUNDED = ['wounded', 2, 'gannicus', 3]
const DEFEATED = ['defeated', 2, 'gannicus', 'injured']

it('throws the dice before the blow lands and the fighter falls', () => {
  const heard = cuesOf(step([ROLLS, DEFENCE, WOUNDED, DEFEATED]), houses)
  expect(heard.map(({ cue }) => cue)).toEqual(['dice', 'hit', 'fall', 'murmur'])
  const delays = heard.slice(0, 3).map(({ delay }) => delay)
  expect(delays).toEqual([...delays].sort((one, two) => one - two))
  expect(new Set(delays).size).toBe(3)
  expect(Math.max(...delays)).toBeLessThanOrEqual(900)
})

it('tells a blow that was stopped from one that wounds, and a deep wound from a scratch', () => {
  expect(names([['wounded', 2, 'gannicus', 0]])).toEqual(['block'])
  expect(names([['wounded', 2, 'gannicus', 1]])).toEqual(['hit'])
  expect(blow(5)).toBeGreaterThan(blow(1))
  expect(names([['hit', 1, 4, 0]], duel)).toEqual(['hit', 'fall'])
  expect(names([['hit', 1, 4, 3]], duel)).toEqual(['hit'])
})

it('opens all bids in one moment', () => {
  expect(
    names([
      ['bids', 3, [0, 4], [1, 2]],
      ['bids_tied', 3, 4, 0, 1],
    ]),
  ).toEqual(['crack'])
})

it('knocks for an offer only where it is made to the reader', () => {
  const offer: Option = [1, [0, 2], 0, [], 0, []]
  expect(names([['offer_made', 1, offer]])).toEqual(['offer'])
  expect(names([['offer_made', 1, offer]], houses, 3)).toEqual([])
  expect(names([['offer_made', 1, offer]], houses, null)).toEqual([])
})

it('is silent about passing, thinking and drawing: nobody hears who could have reacted', () => {
  expect(
    names([
      ['passes', 1],
      ['draws', 2, 3],
      ['drawn', 'x'],
      ['intrigue_turn', 1],
      ['holds_back', 1, 'net'],
    ]),
  ).toEqual([])
})

it('lets the crowd judge as the thumb does', () => {
  expect(names([['thumb', 1, 'up', 3, 'crixus', 2]])).toEqual(['cheer'])
  expect(names([['thumb', 1, 'down', 3, 'crixus', 2]])).toEqual(['boo'])
})

it('hears what befalls the reader louder, and others from where they sit', () => {
  const [mine] = cuesOf(step([['wounded', 0, 'crixus', 3]], { lines: [said(0, '', { setback: true })] }), houses)
  const [left] = cuesOf(step([['wounded', 1, 'crixus', 3]], { lines: [said(0)] }), houses)
  const [right] = cuesOf(step([['wounded', 3, 'crixus', 3]]), houses)
  expect(mine!.strength).toBeGreaterThan(left!.strength)
  expect([mine!.pan, Math.sign(left!.pan), Math.sign(right!.pan)]).toEqual([0, -1, 1])
})

it('goes by the weight of the lines where a game has no sounds of its own', () => {
  const lines = [said(0), said(1, '', { weight: 'reveal' }), said(2, '', { weight: 'deciding' })]
  expect(cuesOf(step([['a'], ['b'], ['c']], { lines }), undefined).map(({ cue }) => cue)).toEqual(['crack', 'fall'])
})

it('keeps the last impact of what was skipped', () => {
  const heard = cuesOf(step([ROLLS, WOUNDED, ['pays', 1, 2, 3, 'x']]), houses)
  expect(lastImpact(heard)).toMatchObject([{ cue: 'hit', delay: 0 }])
  expect(lastImpact([])).toEqual([])
})

const shown = (since: number, events: Option[][]) =>
  ({ state: { since, told: events.length }, events, lines: [], you: 0, chairs: [1, 2] }) as unknown as Play

it('hears every step once, and nothing of what was there before or is taken back', () => {
  const hearing = new Hearing(houses)
  const heard = (since: number, events: Option[][], brief = false) =>
    hearing.hear(shown(since, events), brief).map(({ cue }) => cue)
  expect(heard(0, [ROLLS])).toEqual([])
  expect(heard(1, [ROLLS, WOUNDED])).toEqual(['hit'])
  expect(heard(1, [ROLLS, WOUNDED])).toEqual([])
  expect(heard(0, [ROLLS])).toEqual([])
  expect(heard(1, [ROLLS, DEFENCE, WOUNDED])).toEqual(['dice', 'hit'])
  expect(heard(3, [ROLLS, DEFENCE, WOUNDED, ROLLS, WOUNDED], true)).toEqual(['hit'])
  // Beats between this one and the one that was shown last were skipped.
  expect(heard(7, [ROLLS, DEFENCE, WOUNDED, ROLLS, WOUNDED, ROLLS, WOUNDED, DEFEATED])).toEqual(['fall'])
  hearing.leap()
  expect(heard(0, [ROLLS, DEFENCE, WOUNDED, ROLLS, WOUNDED, ROLLS, WOUNDED, DEFEATED, ROLLS])).toEqual([])
})

it('is heard with what moves, as strong as it moves and when it meets what it strikes', () => {
  const beat = (...actions: Beat['actions']) => ({ actions, time: 420 })
  const [light] = cuesOfBeat(beat({ kind: 'strike', by: 0, at: 1 }, { kind: 'hit', side: 1, wounds: 1 }), 1)
  const [heavy] = cuesOfBeat(beat({ kind: 'hit', side: 1, wounds: 5 }), 0.5)
  expect([light!.cue, heavy!.cue]).toEqual(['hit', 'hit'])
  expect(heavy!.strength).toBeGreaterThan(light!.strength)
  expect(heavy!.delay).toBeLessThan(light!.delay)
  expect(cuesOfBeat(beat({ kind: 'walk', side: 0, from: 3 }), 1)).toEqual([])
  const others: [Beat['actions'][number], string][] = [
    [{ kind: 'throw', dice: 3, again: false }, 'dice'],
    [{ kind: 'block', side: 1 }, 'block'],
    [{ kind: 'net', side: 1 }, 'net'],
    [{ kind: 'fall', side: 1, from: 3, yields: false }, 'fall'],
    [{ kind: 'unseal', seats: [0, 1] }, 'crack'],
    [{ kind: 'coins', from: 0, to: 'bank', amount: 2 }, 'coin'],
  ]
  for (const [action, cue] of others) expect(cuesOfBeat(beat(action), 1).map((one) => one.cue)).toEqual([cue])
  const thumb = (up: boolean) => verdict(up, []).flatMap((one) => cuesOfBeat(one, 1).map(({ cue }) => cue))
  expect(thumb(true)).toEqual(['murmur', 'cheer'])
  expect(thumb(false)).toEqual(['murmur', 'boo'])
})
