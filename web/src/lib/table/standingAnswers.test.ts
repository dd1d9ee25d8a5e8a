import { expect, test } from 'vitest'

import type { Ask, Table } from '../wire/protocol'
import {
  asksEverything,
  declined,
  isAlone,
  mayPassUnasked,
  declining,
  withAsking,
  withDetails,
  withPass,
  withUnfit,
  keepingWhatToAsk,
  type StandingAnswer,
} from './standingAnswers'

const ask = { kind: 'react', occasion: 'scheme_announced' } as Ask

test('a question that is not to come again is known by its occasion', () => {
  expect(withPass([], ask, 'turn')).toEqual([['*', 'scheme_announced', 'turn']])
})

test('of two for the same occasion the later counts, and all others stay', () => {
  const given: StandingAnswer[] = [
    ['*', 'scheme_announced', 'turn'],
    ['*', 'quiet', 'decline'],
    ['re-x', 'scheme_announced', 'mine'],
  ]
  expect(withPass(given, ask, 'phase')).toEqual([...given.slice(1), ['*', 'scheme_announced', 'phase']])
})

test('to pass where nothing fits is said once, beside all others', () => {
  const given: StandingAnswer[] = [
    ['*', '*', 'unfit'],
    ['*', 'quiet', 'decline'],
  ]
  expect(withUnfit(given)).toEqual([
    ['*', 'quiet', 'decline'],
    ['*', '*', 'unfit'],
  ])
})

test('it is offered only where no time could tell what somebody holds', () => {
  const people = (count: number, away = ''): Table['seats'] =>
    [0, 1, 2].map(
      (at) => ({ kind: at < count ? 'person' : 'bot', stand_in: at === 1 ? away : '' }) as Table['seats'][number],
    )
  const at = (window: number, seats: Table['seats']): boolean =>
    mayPassUnasked({ seats, terms: { window } as Table['terms'] })
  expect([at(3, people(2)), at(3, people(2, 'away'))]).toEqual([true, true])
  expect([at(0, people(2)), at(0, people(2, 'away'))]).toEqual([false, false])
  expect([at(3, people(1)), isAlone({ seats: people(1) })]).toEqual([false, true]) // it is so by itself
})

test('to be asked everything is said beside the standing answers', () => {
  const given: StandingAnswer[] = [['*', 'quiet', 'decline']]
  const all = withAsking(given, true)
  expect([asksEverything(given), asksEverything(all)]).toEqual([false, true])
  expect(withAsking(withAsking(all, true), false)).toEqual(given)
  expect(declined(all, [{ card: 're-x', events: ['wagers_closed'] }])).toEqual([])
})

test('what one wants to be asked is kept beside every change of the standing answers', () => {
  const asking = withDetails(withAsking([], true), true)
  expect(asking).toEqual([
    ['*', '*', 'ask'],
    ['*', '*', 'details'],
  ])
  const given: StandingAnswer[] = [['*', 'quiet', 'decline']]
  expect(keepingWhatToAsk(given, asking)).toEqual([...given, ...asking])
  expect(declining(keepingWhatToAsk(given, asking))).toEqual(given)
  expect(withDetails(withAsking(asking, false), false)).toEqual([])
  expect(declined(asking, [{ card: 're-x', events: ['quiet'] }])).toEqual([])
})

test('a Reaction in hand that would be declined is known by its occasions', () => {
  const held = [
    { card: 're-x', events: ['quiet'] },
    { card: 're-y', events: ['foil_window', 'wagers_closed'] },
  ]
  expect(declined([['*', '*', 'unfit']], held)).toEqual([])
  expect(declined([['*', '*', 'mine']], held)).toEqual(['re-x', 're-y'])
  expect(declined([['*', 'wagers_closed', 'phase']], held)).toEqual(['re-y'])
  expect(declined([['re-x', '*', 'decline']], held)).toEqual(['re-x'])
})
