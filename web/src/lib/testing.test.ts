import { describe, expect, it } from 'vitest'

import { printed } from './testing'

describe('what is printed', () => {
  it('comes from the rules, game by game', () => {
    for (const game of ['gladius', 'school', 'for_glory', 'spartacus', 'serpents'])
      expect(printed(game)).toBeTypeOf('object')
    expect(() => printed('chess')).toThrow()
  })
})
