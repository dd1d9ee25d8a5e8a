import { describe, expect, it } from 'vitest'

import { inOrderOf, reputation } from './ledger'

const word = (by: number, to: number, state: string, due = false) => ({ by, to, promise: ['support'], private: false, round: 1, state, due, paid: 0 })

describe('the ledger of promises', () => {
  it('begins with what is open and concerns the viewer', () => {
    const [old, kept, foreign, mine, due] = [word(1, 2, 'broken'), word(0, 1, 'kept'), word(2, 3, 'open'), word(3, 0, 'open'), word(0, 2, 'open', true)]
    expect(inOrderOf([old, kept, foreign, mine, due], 0)).toEqual([due, mine, foreign, kept, old])
    expect(inOrderOf([old, kept], null)).toEqual([kept, old])
  })
  it('counts what each House kept and broke', () => {
    const ledger = [word(1, 0, 'kept'), word(1, 2, 'kept'), word(1, 3, 'broken'), word(2, 0, 'open'), word(3, 0, 'kept')]
    expect(reputation(ledger)).toEqual(new Map([[1, { kept: 2, broken: 1 }], [3, { kept: 1, broken: 0 }]]))
  })
})
