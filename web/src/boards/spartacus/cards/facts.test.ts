import { beforeAll, describe, expect, it } from 'vitest'

import { printed as printedOn } from '../../../lib/testing'
import { learn, printed } from '../read'
import { factsOf, iconOf } from './facts'

describe('what is printed', () => {
  beforeAll(() => learn(printedOn('serpents')))

  it('is known of every card of both boxes', () => {
    expect(Object.keys(printed().cards).length).toBeGreaterThan(100)
    const warrior = { kind: 'gladiator', attack: 3, defence: 2, speed: 2, value: 2 }
    expect(factsOf('gl-thracian-warrior')).toMatchObject(warrior)
    expect(factsOf('gu-guard')).toMatchObject({ kind: 'guard', foils_from: 4, cash: 1 })
    expect(iconOf(factsOf('eq-axe'))).toBe('weapon')
    expect(factsOf('').kind).toBe('scheme')
  })
  it('is known of six houses with two powers each, and of four without the expansion', () => {
    expect(Object.values(printed().houses).map((house) => house.powers.length)).toEqual([2, 2, 2, 2, 2, 2])
    learn(printedOn('spartacus'))
    expect(Object.keys(printed().houses)).toHaveLength(4)
  })
})
