import { describe, expect, it } from 'vitest'

import { fights } from './career'
import { apart, awards, beside, freshAwards, gains, race, reason, scale, tally, tieBreak } from './fame'
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
  it('tells what the awards did to the race, and why they were given', () => {
    const man = (id: number, owner: number, experience: number, charisma: number) => ({ id, owner, experience, stats: [0, charisma], fate: 'alive' })
    const view = { gold: [40, 12], gladiators: [man(1, 0, 3, 2), man(2, 0, 9, 0), man(3, 1, 5, 4), { ...man(4, 1, 9, 9), fate: 'dead' }] } as School
    const events = [
      ['new_turn', 1], ['match_won', 2, 4], ['fame', 0, 'match', 1], ['new_turn', 2], ['enters', 1, 4], ['animals', 3], ['match_won', 1, 4],
      ['fame', 0, 'gold', 2], ['fame', 0, 'match', 3], ['fame', 1, 'experience', 1], ['fame', 1, 'charisma', 2], ['new_turn', 3],
    ]
    expect(gains(awards(events)!, [3, 2])).toEqual([{ seat: 0, gained: 2, fame: 3 }, { seat: 1, gained: 2, fame: 2 }])
    expect(reason('gold', 0, events, view).value).toBe(40)
    expect(reason('gladiators', 1, events, view).value).toBe(1)
    expect(reason('match', 0, events, view)).toEqual({ ids: [1], foes: [4], value: 1 })
    expect(reason('experience', 1, events, view)).toEqual({ ids: [3], foes: [], value: 5 })
    expect(reason('charisma', 0, events, view)).toEqual({ ids: [1], foes: [], value: 2 })
    expect([freshAwards(events), freshAwards([...events, ['bids', 5, []]]), freshAwards([['new_turn', 1]])]).toEqual([true, false, false])
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

describe('the end of a campaign', () => {
  const man = (owner: number, wins: number, experience: number, fate = 'alive') => ({ owner, wins, bouts: wins + 1, experience, fate })
  const view = (gold: number[]) => ({ places: [2, 1, 3], fame: [28, 28, 9], gold, gladiators: [man(0, 3, 5), man(1, 2, 7, 'dead'), man(1, 2, 4)] }) as unknown as School
  it('tells what broke a tie', () => {
    expect(tieBreak(view([10, 30, 0]))).toEqual({ seat: 1, fame: 28, by: 'gold', more: 30, less: 10 })
    expect(tieBreak(view([10, 10, 0]))).toMatchObject({ by: 'wins', more: 4, less: 3 })
    expect(tieBreak({ ...view([9, 9, 9]), fame: [27, 28, 9] })).toBe(null)
  })
  it('counts what every school has brought about', () => {
    expect(tally(view([]), 1)).toMatchObject({ bouts: 6, wins: 4, dead: 1, best: { experience: 7 } })
  })
  it('keeps level lines beside each other', () => {
    const lines = [{ seat: 0, points: [0, 3] }, { seat: 1, points: [0, 3] }, { seat: 2, points: [0, 1] }]
    expect([0, 1, 2].map((seat) => beside(lines, seat, 1))).toEqual([-0.5, 0.5, 0])
    expect(beside(lines, 0, 0)).toBe(0)
  })
})

describe('what befell the own fighters this turn', () => {
  it('tells who died of it, and a mortal wound once', () => {
    const gladiators = [
      { id: 1, owner: 0, history: [[2, 'won', 2]] },
      { id: 2, owner: 1, history: [[2, 'lost', 1], [2, 'injury', 1], [2, 'died', 'mortal_wound']] },
    ]
    const memories = (seat: number) => fights({ turn: 2, gladiators } as unknown as School, seat)[0]?.memories
    expect(memories(0)).toEqual([['killed', 2]])
    expect(memories(1)).toEqual([['lost', 1], ['died', 'mortal_wound']])
  })
})
