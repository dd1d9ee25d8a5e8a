import { describe, expect, it } from 'vitest'

import { apart, awards, race, scale } from './fame'
import { ledger } from './ledger'
import { lastSale } from './sale'
import { blank, fault, offerOf } from './trade'
import { segmentOf, stateOf, training, trainings, type Gladiator, type School } from './view'

describe('the fame race', () => {
  it('has a point for every turn that is over', () => {
    const events = [
      ['new_turn', 1],
      ['fame', 0, 'gold', 1],
      ['fame', 1, 'match', 1],
      ['fame', 0, 'match', 2],
      ['new_turn', 2],
      ['fame', 1, 'gold', 2],
      ['new_turn', 3],
    ]
    expect(race(events, [2, 2], 3).map((line) => line.points)).toEqual([
      [0, 2, 2],
      [0, 1, 2],
    ])
    expect(race([...events, ['fame', 0, 'gold', 3]], [3, 2], 3)[0]?.points).toEqual([0, 2, 2, 3])
  })
  it('tells the awards of the last turn that had any', () => {
    expect(awards([['new_turn', 1], ['fame', 0, 'match', 1], ['fame', 0, 'match', 2], ['new_turn', 2]])).toEqual({ turn: 1, seats: { match: [[0, 2]] } })
    expect(awards([['new_turn', 1]])).toBe(null)
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

describe('the ledger', () => {
  it('adds up to what is in the chest', () => {
    const events = [
      ['sold', 9, 0, 30],
      ['new_turn', 2],
      ['sold', 4, 0, 17],
      ['sold', 5, 1, 3],
      ['earns', 0, 'won', 15],
      ['earns', 0, 'won', 10],
      ['upkeep', 0, 10],
      ['trade_accept', 1, 0, 12, [], 0, [4]],
      ['trains_extra', 0, 4, 7],
    ]
    const { brought, entries } = ledger(events, 0, 64)
    expect(entries.map((one) => [one.what, one.gold, one.count])).toEqual([
      ['bought', -17, 1],
      ['earned', 25, 2],
      ['upkeep', -10, 1],
      ['traded', 12, 1],
      ['trained', -10, 2],
    ])
    expect(brought).toBe(64)
  })
})

describe('the last sale', () => {
  it('shows second bids in the place of the first', () => {
    const events = [['new_turn', 1], ['bids', 3, [[0, 5], [1, 5], [2, 0]]], ['rebids', 3, [[0, 5], [1, 8]]], ['sold', 3, 1, 8]]
    expect(lastSale(events)).toEqual({ lot: 3, bids: [[1, 8], [0, 5], [2, 0]], buyer: 1, price: 8 })
    expect(lastSale([...events, ['new_turn', 2]])).toBeNull()
  })
})

describe('an offer', () => {
  const view = { gold: [20, 10], offers: [[0, 1, 5, [2], 0, []]] } as unknown as School
  it('must be about something, flow one way, and be new', () => {
    expect(fault(blank(), 0, view, 4)).toBe('nobody')
    expect(fault({ ...blank(), to: 1 }, 0, view, 4)).toBe('nothing')
    expect(fault({ ...blank(), to: 1, gives: 3, wants: 3 }, 0, view, 4)).toBe('two-ways')
    expect(fault({ ...blank(), to: 1, gives: 30 }, 0, view, 4)).toBe('poor-you')
    expect(fault({ ...blank(), to: 1, wants: 30 }, 0, view, 4)).toBe('poor-them')
    expect(fault({ ...blank(), to: 1, gives: 5, sold: [2] }, 0, view, 4)).toBe('again')
    expect(fault({ ...blank(), to: 1, gives: 6 }, 0, view, 0)).toBe('none-left')
    expect(fault({ ...blank(), to: 1, gives: 6 }, 0, view, 1)).toBe('')
  })
  it('names gladiators in rising order', () => {
    expect(offerOf({ ...blank(), to: 1, sold: [7, 2] }, 0)).toEqual([0, 1, 0, [2, 7], 0, []])
  })
})

describe('words for states', () => {
  it('are found for stages and people', () => {
    expect(segmentOf({ stage: 'upkeep' } as School)).toBe('earnings')
    expect(stateOf({ healing: false, rests: true } as Gladiator)).toBe('resting')
    expect(stateOf({ healing: true, rests: true } as Gladiator)).toBe('healing')
  })
})

describe('training', () => {
  it('adds up what changes the die', () => {
    const old = { experience: 12, age: 'older', healing: true, won: false, superior: false } as Gladiator
    expect(training(old, true)).toEqual([
      { why: 'extra', change: 1 },
      { why: 'older', change: -1 },
      { why: 'healing', change: -2 },
      { why: 'grown', change: -1 },
    ])
  })
  it('is told by its last die', () => {
    const events = [['trains_extra', 0, 1], ['trains', 1, 3, 3], ['trains', 2, 5, 5], ['learns', 2, 'skill', 4], ['trains', 9, 6, 6]]
    expect(trainings(events, [1, 2])).toEqual([
      { id: 1, die: 3, total: 3, stat: '' },
      { id: 2, die: 5, total: 5, stat: 'skill' },
    ])
    expect(trainings([], [1])).toEqual([])
  })
})
