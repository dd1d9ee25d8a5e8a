import { expect, test } from 'vitest'

import { foughtIn } from './after'

const STORY = [
  ['commits', 3, 7, 'gl-crixus', 0],
  ['becomes_host', 1],
  ['commits', 0, 12, 'gl-varro', 0],
  ['commits', 2, 15, 'sl-deserter', 1],
  ['bout', 'match'],
  ['defeated', 2, 'sl-deserter', 'yield'],
]

test('who fought in the last games, and how they fell', () => {
  expect(foughtIn(STORY)).toMatchObject([
    { seat: 0, card: 'gl-varro', level: '', thumb: '' },
    { seat: 2, card: 'sl-deserter', level: 'yield', thumb: '' },
  ])
})

test('what the Host decided, and that a Champion is spared unasked', () => {
  const judged = (event: (string | number)[]): string | undefined => foughtIn([...STORY, event])[1]?.thumb
  expect(judged(['thumb', 1, 'down', 15, 'sl-deserter', 2])).toBe('down')
  expect(judged(['thumb', 1, 'up', 15, 'sl-deserter', 2])).toBe('up')
  expect(judged(['champion_spared', 15, 'sl-deserter', 2])).toBe('up')
})
