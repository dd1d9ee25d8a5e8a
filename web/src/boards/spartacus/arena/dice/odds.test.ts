import { beforeEach, expect, test, vi } from 'vitest'

import { oddsOf } from './odds.svelte'

const ODDS = { exactly: [0.5, 0.5], at_least: [1, 0.5], mean: 0.5 }
const asked: string[] = []

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    if (path.includes('7-7')) return Promise.reject(new Error('offline'))
    return Promise.resolve(new Response(JSON.stringify(ODDS)))
  })
})

const settled = (): Promise<void> => new Promise((done) => setTimeout(done))

test('odds are asked for once, in whatever order the attacks are named', async () => {
  const [one, two] = [
    { attack: 4, defence: 3, ties: false },
    { attack: 2, defence: 1, ties: true },
  ]
  expect(oddsOf(one, two)).toBeUndefined()
  expect(oddsOf(two, one)).toBeUndefined()
  await settled()
  expect(oddsOf(one, two)).toEqual(ODDS)
  expect(asked).toEqual(['/api/odds/spartacus?clash=2-1-ties&clash=4-3'])
})

test('of no attack there are no odds; and what did not come is asked for again', async () => {
  expect(oddsOf()).toBeUndefined()
  expect(oddsOf({ attack: 7, defence: 7, ties: false })).toBeUndefined()
  await settled()
  expect(oddsOf({ attack: 7, defence: 7, ties: false })).toBeUndefined()
  expect(asked).toHaveLength(2)
})
