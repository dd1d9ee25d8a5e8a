import { describe, expect, it } from 'vitest'

import type { Play } from '../../lib/board'
import type { Option } from '../../lib/wire/protocol'
import { printed } from '../../lib/testing'
import type { ArenaView, IncomeView } from '../../views/for_glory'
import { allCards, counted, factsOf, kindOf } from './cards/facts'
import { paymentPlan } from './selection.svelte'
import { beside, handled, spotOf, verbOf } from './offers'
import { pieces, total } from './bench/pay'
import { judgePayment, payments } from './previews'
import { learn } from './read'
import { strikes } from './view'

learn(printed('for_glory'))

const ask = (kind: string, options: Option[], about: Option = null) => ({
  id: `${kind}1`,
  kind,
  about,
  rule: '',
  options,
  space: false,
  refused: [],
  mine: null,
})

describe('the cards', () => {
  it('come from the tables of the rules', () => {
    expect(allCards().length).toBeGreaterThan(80)
    expect(factsOf('hoplomachus')).toMatchObject({ type: 'gladiator', cost: 6, health: 5 })
    expect(['hoplomachus', 'casinum', 'boast_1', 'unheard_of'].map(kindOf)).toEqual([
      'gladiator',
      'arena',
      'scheme',
      'scheme',
    ])
  })
  it('are counted by title', () => {
    expect(counted(['cull', 'cestus', 'cull'])).toEqual([
      ['cestus', 1],
      ['cull', 2],
    ])
  })
})

describe('payments', () => {
  const income = (card: string, worth: number, count = 1): IncomeView => ({ card, count, worth })
  const hand = [income('shady_dealings', 3), income('business_as_usual', 1, 2)]
  const arena = [income('betting_ring', 5)]
  it('are laid out with the least waste, and tokens kept', () => {
    expect(payments(hand, 3, 5)[0]).toEqual({
      coins: 0,
      cards: ['shady_dealings', 'business_as_usual', 'business_as_usual'],
    })
    expect(payments(hand, 0, 6)).toEqual([])
    expect(payments(hand, 1, 6)[0]).toEqual({
      coins: 1,
      cards: ['shady_dealings', 'business_as_usual', 'business_as_usual'],
    })
  })
  it('never contain what could be left out', () => {
    for (let cost = 1; cost < 9; cost++)
      for (const way of payments(hand, 3, cost)) expect(['exact', 'over']).toContain(judgePayment(way, cost, hand))
  })
  it('are judged', () => {
    expect(judgePayment({ coins: 0, cards: ['shady_dealings'] }, 2, hand)).toBe('over')
    expect(judgePayment({ coins: 1, cards: ['shady_dealings'] }, 3, hand)).toBe('superfluous')
    expect(judgePayment({ coins: 2, cards: [] }, 3, hand)).toBe('short')
    expect(judgePayment({ coins: 0, cards: ['betting_ring'] }, 5, arena)).toBe('exact')
    expect(total({ coins: 2, cards: ['betting_ring'] }, arena)).toBe(7)
    expect(pieces({ coins: 2, cards: ['cull'] })).toEqual(['cull', 'coin', 'coin'])
  })
})

describe('a payment chosen as a whole', () => {
  const at = (id: string, owed: number, options: Option[], table: [number, string][] = []): Play =>
    ({
      state: {
        ask: { ...ask('pay', options, owed), id },
        view: { phase: 'machinations', table, incomes: [{ card: 'shady_dealings', count: 1, worth: 3 }] },
      },
    }) as unknown as Play
  it('goes on piece by piece, each question once', () => {
    paymentPlan.begin('a', 4, ['shady_dealings', 'coin'], 'veles')
    expect(paymentPlan.next(at('a', 4, ['shady_dealings', 'coin'], [[0, 'veles']]))).toBeUndefined()
    expect(paymentPlan.next(at('b', 4, ['shady_dealings', 'coin'], [[0, 'veles']]))).toBe('shady_dealings')
    expect(paymentPlan.next(at('b', 4, ['shady_dealings', 'coin'], [[0, 'veles']]))).toBeUndefined()
    expect(paymentPlan.next(at('c', 1, ['coin'], [[0, 'veles']]))).toBe('coin')
    expect(paymentPlan.next(at('d', 1, ['coin'], [[0, 'veles']]))).toBeUndefined()
  })
  it('is forgotten when something else is paid', () => {
    paymentPlan.begin('a', 4, ['coin'], 'veles')
    expect(paymentPlan.next(at('b', 4, ['coin'], [[0, 'parry']]))).toBeUndefined()
    expect(paymentPlan.next(at('c', 4, ['coin'], [[0, 'veles']]))).toBeUndefined()
    paymentPlan.begin('a', 4, ['coin'])
    expect(paymentPlan.next(at('b', 3, ['coin']))).toBeUndefined()
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
    expect(spotOf('marked', 1)).toBe('')
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

it('who strikes first is decided for a round, and what changes counts in the next', () => {
  const both = (first: number | null, leads: number | null) =>
    [0, 1].map((seat) => strikes({ first, leads } as ArenaView, seat))
  expect(both(1, 0)).toEqual(['next', 'first'])
  expect(both(0, 0)).toEqual(['first', ''])
  expect(both(null, null)).toEqual(['', ''])
})
