import { expect, it } from 'vitest'

import type { Play } from '../../lib/board'
import type { Ask } from '../../lib/wire/protocol'
import { beside, handles } from './phases'

const play = { picked: undefined } as unknown as Play
const ask = (kind: string, options: Ask['options'], ends?: Ask['ends']): Ask => ({ kind, options, ends }) as Ask

it('lets leave the market at one click, and end a turn', () => {
  expect(beside(ask('open_market', [['sell', 1], 'done']), play)).toEqual(['done'])
  expect(beside(ask('turn', [['cash', 'gu-guard'], 'end'], 'end'), play)).toEqual(['end'])
})

it('lets confirm what draws cards, away from where the turn is ended next', () => {
  const exchange = ask('exchange', ['gu-guard', 'none'])
  expect(handles(exchange, play)).toBe(true)
  expect(beside(exchange, play)).toEqual([])
})
