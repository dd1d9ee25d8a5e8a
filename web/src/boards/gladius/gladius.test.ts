import { beforeAll, describe, expect, it } from 'vitest'

import type { State } from '../../lib/wire/protocol'
import { printed as printedOn } from '../../lib/testing'
import { bandOf, cardOf, usableBy } from './cards'
import { sortHand } from './hand'
import { learn } from './read'
import { opening, statesBetween } from './statesBetween'
import { sideOf, sidesOf, type Duel } from './view'

beforeAll(() => learn(printedOn('gladius')))

describe('the cards', () => {
  it('are shown as the rules print them', () => {
    expect(['kick', 'disarm', 'parry'].map(bandOf)).toEqual(['attack', 'immobilise', 'defence'])
    expect(cardOf('unheard_of').damage).toBe(0)
    expect([usableBy('kick', 'lion'), usableBy('roar', 'secutor')]).toEqual([true, false])
  })
})

describe('the hand', () => {
  it('shows what can be played first, and what never can last', () => {
    const hand = ['withdraw', 'kick', 'sword_stab', 'kick', 'parry', 'disarm']
    const held = sortHand(hand, 'secutor', ['pass', 'kick', 'sword_stab', 'disarm'], new Map([['parry', 'no attack']]))
    expect(held.map((one) => one.card)).toEqual(['sword_stab', 'kick', 'disarm', 'parry', 'withdraw'])
    expect(held.map((one) => one.use)).toEqual(['now', 'now', 'now', 'later', 'never'])
    expect(held[1]?.count).toBe(2)
    const spare = sortHand(hand, 'secutor', hand, new Map(), true)
    expect(spare[0]).toMatchObject({ card: 'withdraw', own: false })
    expect(held[3]?.reason).toBe('no attack')
  })
})

describe('the sides', () => {
  const duel = { fighters: [{ seat: 2 }, { seat: null }] } as Duel
  it('are those of seats, with one’s own on the left', () => {
    expect(sideOf(duel, 2)).toBe(0)
    expect(sideOf(duel, null)).toBeNull()
    expect(sidesOf({ fighters: [{ seat: 0 }, { seat: 1 }] } as Duel, 1)).toEqual([1, 0])
  })
})

describe('a solo bout', () => {
  const state = (since: number, events: string[], scenes: number[]) =>
    ({
      since,
      told: since + events.length,
      over: false,
      view: {},
      events: events.map((kind) => [kind]),
      scenes: scenes.map((at) => ({ told: at, view: { turn: at } })),
    }) as unknown as State

  it('is told turn by turn, as the rules show it', () => {
    const found = statesBetween(state(0, [], []), state(7, ['hit', 'turn', 'holds', 'turn'], [8, 10]))
    expect(found.map(({ since, told, view }) => [since, told, view.turn])).toEqual([
      [7, 8, 8],
      [8, 10, 10],
    ])
    expect(statesBetween(state(0, [], []), state(7, ['hit'], []))).toEqual([])
  })
  it('begins before anybody drew, as long as it is a beginning', () => {
    const first = (turns: number, scenes = [0]) => state(0, Array<string>(turns).fill('turn'), scenes)
    expect(opening(first(3))).toMatchObject({ told: 0, events: [], view: { turn: 0 } })
    expect([opening(first(1)), opening(first(9)), opening(first(3, []))]).toEqual([null, null, null])
  })
})
