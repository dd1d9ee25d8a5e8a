import { describe, expect, it } from 'vitest'

import { fights } from './people/career'
import { apart, beside, gains, race, scale, winnersOf } from './fame/fame'
import { expectedGold, offerFault, type Floor } from './previews'
import { blank, offerOf } from './trade/trade'
import type { School } from './view'

describe('the fame race', () => {
  it('has a line for every school, with a point for every turn that is over', () => {
    expect(
      race({
        annals: [
          [0, 0],
          [2, 1],
          [2, 2],
        ],
        fame: [2, 2],
      }),
    ).toEqual([
      { seat: 0, points: [0, 2, 2] },
      { seat: 1, points: [0, 1, 2] },
    ])
  })
  it('tells who got an award, and what the awards did to the race', () => {
    const honour = (award: string, seat: number) => ({ award, seat, count: 1, gladiators: [], foes: [], value: 1 })
    const given = [honour('gold', 0), honour('match', 1), honour('match', 0)]
    expect(winnersOf(given, 'match').map((one) => one.seat)).toEqual([1, 0])
    expect(gains([2, 2], [3, 2])).toEqual([
      { seat: 0, gained: 2, fame: 3 },
      { seat: 1, gained: 2, fame: 2 },
    ])
  })
  it('moves labels apart and keeps their order', () => {
    expect(apart([50, 52, 10], 15, 0, 100)).toEqual([50, 65, 10])
    expect(apart([98, 99, 100], 15, 0, 100)).toEqual([70, 85, 100])
  })
  it('has a scale with room', () => {
    expect(scale(4)).toEqual({ top: 4, step: 2 })
    expect(scale(17)).toEqual({ top: 20, step: 5 })
  })
})

describe('what fighters may bring home', () => {
  it('is their purses and the gold of the crowd', () => {
    const purse = { won: 14, lost: 7, charisma: 3.5 }
    expect(expectedGold([{ charisma: 2 }, { charisma: 0 }], 'won', purse)).toBe(35)
    expect(expectedGold([], 'lost', purse)).toBe(0)
  })
})

describe('an offer', () => {
  const gladiators = [
    { id: 2, owner: 0, fate: 'alive' },
    { id: 3, owner: 1, fate: 'alive' },
    { id: 4, owner: 1, fate: 'dead' },
  ]
  const view: Floor = { gold: [20, 10, 5], left: [2], offers: [[0, 1, 5, [2], 0, []]], gladiators }
  it('must be about something, flow one way, and be new', () => {
    expect(offerFault(blank(), 0, view, 4)).toBe('nobody')
    expect(offerFault({ ...blank(), to: 1 }, 0, view, 4)).toBe('nothing')
    expect(offerFault({ ...blank(), to: 1, gives: 3, wants: 3 }, 0, view, 4)).toBe('two-ways')
    expect(offerFault({ ...blank(), to: 1, gives: 30 }, 0, view, 4)).toBe('poor-you')
    expect(offerFault({ ...blank(), to: 1, wants: 30 }, 0, view, 4)).toBe('poor-them')
    expect(offerFault({ ...blank(), to: 1, gives: 5, sold: [2] }, 0, view, 4)).toBe('again')
    expect(offerFault({ ...blank(), to: 1, gives: 6 }, 0, view, 0)).toBe('none-left')
    expect(offerFault({ ...blank(), to: 2, gives: 6 }, 0, view, 1)).toBe('nobody')
    expect(offerFault({ ...blank(), to: 1, gives: 6, bought: [4] }, 0, view, 1)).toBe('gone')
    expect(offerFault({ ...blank(), to: 1, gives: 6, bought: [3] }, 0, view, 1)).toBe('')
    expect(offerFault({ ...blank(), to: 1, gives: 6 }, 0, view, 1)).toBe('')
  })
  it('names gladiators in rising order', () => {
    expect(offerOf({ ...blank(), to: 1, sold: [7, 2] }, 0)).toEqual([0, 1, 0, [2, 7], 0, []])
  })
})

describe('the end of a campaign', () => {
  it('keeps level lines beside each other', () => {
    const lines = [
      { seat: 0, points: [0, 3] },
      { seat: 1, points: [0, 3] },
      { seat: 2, points: [0, 1] },
    ]
    expect([0, 1, 2].map((seat) => beside(lines, seat, 1))).toEqual([-0.5, 0.5, 0])
    expect(beside(lines, 0, 0)).toBe(0)
  })
})

describe('what happened to one school in a turn', () => {
  it('tells who died of it, and a mortal wound once', () => {
    const gladiators = [
      { id: 1, owner: 0, history: [[2, 'won', 2]] },
      {
        id: 2,
        owner: 1,
        history: [
          [2, 'lost', 1],
          [2, 'injury', 1],
          [2, 'died', 'mortal_wound'],
        ],
      },
    ]
    const memories = (seat: number) => fights({ turn: 2, gladiators } as unknown as School, seat)[0]?.memories
    expect(memories(0)).toEqual([['killed', 2]])
    expect(memories(1)).toEqual([
      ['lost', 1],
      ['died', 'mortal_wound'],
    ])
  })
})
