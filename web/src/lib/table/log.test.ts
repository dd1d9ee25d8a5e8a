import { expect, test } from 'vitest'

import { chapters, divides, latest } from './log'
import type { Line } from '../wire/protocol'
import { said } from '../testing'

const line = (n: number, text: string, level: Line['level'] = 'news', chapter = false): Line =>
  said(n, text, { level, chapter })
const story = [
  line(0, 'The bout begins'),
  line(2, 'Turn 1', 'head', true),
  line(3, 'drawn', 'log'),
  line(4, 'hit'),
  line(6, 'Turn 2', 'head', true),
  line(7, 'drawn', 'log'),
]

test('lines are grouped under the chapter that they follow', () => {
  expect(chapters(story).map((part) => [part.title, part.lines.map((one) => one.n)])).toEqual([
    ['', [0]],
    ['Turn 1', [3, 4]],
    ['Turn 2', [7]],
  ])
  expect(chapters([])).toEqual([])
})

test('what happened last leaves out small print, unless there is nothing else', () => {
  expect(latest(story).map((one) => one.n)).toEqual([4, 6])
  expect(latest([line(1, 'a', 'log'), line(2, 'b', 'log')], 1).map((one) => one.n)).toEqual([2])
})

test('the divider stands before the first line that came later', () => {
  expect(story.filter((one) => divides(story, 4, one)).map((one) => one.n)).toEqual([4])
  expect(story.filter((one) => divides(story, 5, one)).map((one) => one.n)).toEqual([6])
  expect(story.some((one) => divides(story, 0, one))).toBe(false)
  expect(story.some((one) => divides(story, 99, one))).toBe(false)
})
