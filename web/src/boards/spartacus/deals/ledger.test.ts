import { describe, expect, it } from 'vitest'

import { inOrderOf, pressing, reputation, standing, toSettle, wronged } from './ledger'

const word = (by: number, to: number, state: string, due = false) => ({ by, to, promise: ['support'], private: false, round: 1, state, due, paid: 0 })

describe('the ledger of promises', () => {
  it('begins with what is open and concerns the viewer', () => {
    const [old, kept, foreign, mine, due] = [word(1, 2, 'broken'), word(0, 1, 'kept'), word(2, 3, 'open'), word(3, 0, 'open'), word(0, 2, 'open', true)]
    expect(inOrderOf([old, kept, foreign, mine, due], 0, 1)).toEqual([due, mine, foreign, kept, old])
    expect(inOrderOf([old, kept], null, 1)).toEqual([kept, old])
  })
  it('forgets what was not decided in its own round', () => {
    const [mine, foreign] = [word(0, 1, 'open'), { ...word(2, 3, 'open'), round: 2 }]
    expect(standing(mine, 1)).toBe('open')
    expect(standing(mine, 2)).toBe('lapsed')
    expect(standing(word(0, 1, 'broken'), 2)).toBe('broken')
    expect(inOrderOf([mine, foreign], 0, 2)).toEqual([foreign, mine])
  })
  it('presses for what is to be paid before the phase is over', () => {
    const pay = (by: number, when: string, due = false) => ({ ...word(by, 1, 'open', due), promise: ['pay', 3, when] })
    const [phase, end, win, won] = [pay(0, 'phase_end'), pay(0, 'round_end'), pay(0, 'victory'), pay(0, 'victory', true)]
    const ledger = [phase, end, win, won, pay(2, 'phase_end'), word(0, 1, 'open')]
    expect(pressing(ledger, 0, 1, 'market')).toEqual([phase, won])
    expect(pressing(ledger, 0, 1, 'arena')).toEqual([phase, end, won])
    expect(pressing(ledger, 0, 2, 'arena')).toEqual([])
  })
  it('counts what each House kept and broke', () => {
    const ledger = [word(1, 0, 'kept'), word(1, 2, 'kept'), word(1, 3, 'broken'), word(2, 0, 'open'), word(3, 0, 'kept')]
    expect(reputation(ledger)).toEqual(new Map([[1, { kept: 2, broken: 1 }], [3, { kept: 1, broken: 0 }]]))
  })
  it('says how much settles a debt behind older ones', () => {
    const pay = (to: number, coins: number, hidden = false, paid = 0) => ({ ...word(0, to, 'open'), promise: ['pay', coins, 'round_end'], private: hidden, paid })
    const [hidden, first, foreign, last] = [pay(1, 4, true), pay(1, 3, false, 1), pay(2, 9), pay(1, 5)]
    const ledger = [hidden, first, foreign, last]
    expect(ledger.map((one) => toSettle(one, ledger))).toEqual([11, 2, 9, 7])
  })
  it('knows when the other has broken a word to who still owes his own', () => {
    const [mine, theirs, others] = [word(0, 1, 'open'), word(1, 0, 'broken'), word(0, 2, 'open')]
    const ledger = [mine, theirs, others]
    expect(ledger.map((one) => wronged(one, ledger, 1))).toEqual([true, false, false])
    expect(wronged(mine, ledger, 2)).toBe(false)
  })
})
