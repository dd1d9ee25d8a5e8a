import { describe, expect, it } from 'vitest'

import type { Play } from '../../lib/board'
import type { Option } from '../../lib/protocol'
import type { ArenaView, GladiatorView, GloryView } from '../../views/for_glory'
import { allCards, counted, factsOf } from './facts'
import { till } from './mind.svelte'
import { beside, handled, spotOf, verbOf } from './offers'
import { judge, pieces, total, ways } from './pay'
import { agilityGain, bloodlust, closed, granted, leads, strikes } from './view'

const man = (id: number, card: string, owner: number, more: Partial<GladiatorView> = {}): GladiatorView => {
  const facts = factsOf(card)
  return {
    id, card, owner, ready: true, attack: facts.attack, agility: facts.agility, health: facts.health, damage: 0, assigned: 0,
    unpreventable: 0, silenced: false, spent: false, ...more,
  }
}
const arena = (gladiators: GladiatorView[], agility: number[]): ArenaView => ({
  id: 1, card: 'pola', lasting: false, holder: null, ready: true, active: false, gladiators, agility,
})
const ask = (kind: string, options: Option[], about: Option = null) => ({ id: `${kind}1`, kind, about, rule: '', options, space: false, refused: [], mine: null })

describe('the cards', () => {
  it('come from the tables of the rules', () => {
    expect(allCards().length).toBeGreaterThan(80)
    expect(factsOf('hoplomachus')).toMatchObject({ kind: 'gladiator', cost: 6, health: 5 })
    expect(factsOf('betting_ring')).toMatchObject({ kind: 'income', value: 2, arenaValue: 5 })
    expect(factsOf('casinum').kind).toBe('arena')
    expect(factsOf('boast_1')).toMatchObject({ kind: 'scheme', bloodlust: 6 })
    expect(factsOf('unheard_of').kind).toBe('scheme')
  })
  it('are counted by title', () => {
    expect(counted(['cull', 'cestus', 'cull'])).toEqual([['cestus', 1], ['cull', 2]])
  })
})

describe('payments', () => {
  const hand = ['business_as_usual', 'shady_dealings', 'business_as_usual', 'cull']
  it('are laid out with the least waste, and tokens kept', () => {
    expect(ways(hand, 3, 5, false)[0]).toEqual({ coins: 0, cards: ['shady_dealings', 'business_as_usual', 'business_as_usual'] })
    expect(ways(hand, 0, 6, false)).toEqual([])
    expect(ways(hand, 1, 6, false)[0]).toEqual({ coins: 1, cards: ['shady_dealings', 'business_as_usual', 'business_as_usual'] })
  })
  it('never contain what could be left out', () => {
    for (let cost = 1; cost < 9; cost++)
      for (const way of ways(hand, 3, cost, false)) expect(['exact', 'over']).toContain(judge(way, cost, false))
  })
  it('are judged', () => {
    expect(judge({ coins: 0, cards: ['shady_dealings'] }, 2, false)).toBe('over')
    expect(judge({ coins: 1, cards: ['shady_dealings'] }, 3, false)).toBe('superfluous')
    expect(judge({ coins: 2, cards: [] }, 3, false)).toBe('short')
    expect(judge({ coins: 0, cards: ['betting_ring'] }, 5, true)).toBe('exact')
    expect(total({ coins: 2, cards: ['betting_ring'] }, false)).toBe(4)
    expect(pieces({ coins: 2, cards: ['cull'] })).toEqual(['cull', 'coin', 'coin'])
  })
})

describe('a payment chosen as a whole', () => {
  const at = (id: string, owed: number, options: Option[], table: [number, string][] = []): Play =>
    ({ state: { ask: { ...ask('pay', options, owed), id }, view: { phase: 'machinations', table } } }) as unknown as Play
  it('goes on piece by piece, each question once', () => {
    till.arm('a', 4, ['shady_dealings', 'coin'], 'veles')
    expect(till.next(at('a', 4, ['shady_dealings', 'coin'], [[0, 'veles']]))).toBeUndefined()
    expect(till.next(at('b', 4, ['shady_dealings', 'coin'], [[0, 'veles']]))).toBe('shady_dealings')
    expect(till.next(at('b', 4, ['shady_dealings', 'coin'], [[0, 'veles']]))).toBeUndefined()
    expect(till.next(at('c', 1, ['coin'], [[0, 'veles']]))).toBe('coin')
    expect(till.next(at('d', 1, ['coin'], [[0, 'veles']]))).toBeUndefined()
  })
  it('is forgotten when something else is paid', () => {
    till.arm('a', 4, ['coin'], 'veles')
    expect(till.next(at('b', 4, ['coin'], [[0, 'parry']]))).toBeUndefined()
    expect(till.next(at('c', 4, ['coin'], [[0, 'veles']]))).toBeUndefined()
    till.arm('a', 4, ['coin'])
    expect(till.next(at('b', 3, ['coin']))).toBeUndefined()
  })
})

describe('answers on the table', () => {
  it('lie where they are clicked', () => {
    expect(spotOf('action', ['buy', 'parry'])).toBe('supply:parry')
    expect(spotOf('action', ['enter', 'veles', 2])).toBe('hand:veles')
    expect(spotOf('combat', ['attack', 7])).toBe('thing:7')
    expect(spotOf('combat', ['substitution', 'veles'])).toBe('hand:substitution')
    expect(spotOf('combat', 'pierce')).toBe('hand:pierce')
    expect(spotOf('react', ['return', 'pierce'])).toBe('')
    expect(spotOf('where', 2)).toBe('place:2')
    expect(spotOf('target', 2)).toBe('thing:2')
    expect(spotOf('amount', 2)).toBe('')
    expect(spotOf('row', 'training')).toBe('row:training')
    expect(spotOf('cull', 'none')).toBe('')
    expect(spotOf('augury', 'cull')).toBe('pile:cull')
  })
  it('have a verb', () => {
    expect(verbOf('combat', ['substitution', 'veles'])).toBe('play')
    expect(verbOf('react', ['use', 3])).toBe('use')
    expect(verbOf('target', 3)).toBe('choose')
  })
  it('that end or pass stay in the prompt bar', () => {
    expect(beside(ask('action', ['done', ['buy', 'parry']]))).toEqual(['done'])
    expect(beside(ask('target', [3, 4]))).toEqual([])
    expect(handled(ask('amount', [2, 1]))).toBe(false)
    expect(handled(ask('react', ['pass']))).toBe(true)
  })
})

describe('an arena', () => {
  const here = arena([man(1, 'veles', 0), man(2, 'cestus', 1), man(3, 'essedarius', 0)], [9, 1])
  it('knows who begins', () => {
    const view = { favor: 1 } as GloryView
    expect(leads(view, here)).toBe(0)
    expect(leads(view, arena([], [2, 2]))).toBe(1)
  })
  it('tells what one more would change', () => {
    expect(agilityGain(here, 1, 'veles')).toBe(factsOf('veles').agility)
    expect(agilityGain(here, 0, 'cestus')).toBe(factsOf('cestus').agility + factsOf('essedarius').amount)
    expect(agilityGain(here, 1, 'essedarius')).toBe(factsOf('essedarius').agility + factsOf('essedarius').amount)
    expect(granted(here, 1)).toBe(1 - factsOf('cestus').agility)
    expect(bloodlust(here.gladiators)).toBe(['veles', 'cestus', 'essedarius'].reduce((sum, card) => sum + factsOf(card).bloodlust, 0))
  })
  it('is closed while the other fleeting one is in use', () => {
    expect(closed({ arenas: [here, arena([], [0, 0]), arena([], [0, 0])] } as unknown as GloryView)).toBe(1)
    expect(closed({ arenas: [arena([], [0, 0]), arena([], [0, 0]), here] } as unknown as GloryView)).toBe(null)
  })
})

it('who strikes first is decided for a round, and what changes counts in the next', () => {
  const arena = (active: boolean) => ({ active, agility: [5, 4], gladiators: [{ owner: 0 }, { owner: 1 }] }) as unknown as Parameters<typeof strikes>[1]
  const view = (initiative: number | null) => ({ favor: 1, initiative }) as unknown as Parameters<typeof strikes>[0]
  const both = (initiative: number | null, active: boolean) => [0, 1].map((seat) => strikes(view(initiative), arena(active), seat))
  expect(both(1, true)).toEqual(['next', 'first'])
  expect(both(0, true)).toEqual(['first', ''])
  expect(both(1, false)).toEqual(['first', ''])
})
