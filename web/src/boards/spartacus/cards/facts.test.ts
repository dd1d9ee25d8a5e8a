import { describe, expect, it } from 'vitest'

import { allFacts, factsOf, HOUSES } from './facts'
import { readToml } from './toml'

describe('the card tables', () => {
  it('reads tables, arrays of tables, inline tables, and leaves comments out', () => {
    const rows = readToml('# no\n[a]\nn = 2 # two\nt = "x # y"\ns = { kind = 3, other = "z" }\n[[a.powers]]\nid = "p"\n[[a.powers]]\nid = "q"\n')
    expect(rows.a).toEqual({ n: 2, t: 'x # y', s: { kind: 3, other: 'z' }, powers: [{ id: 'p' }, { id: 'q' }] })
  })
  it('knows every card of both boxes by its kind', () => {
    expect(allFacts().length).toBeGreaterThan(100)
    expect(factsOf('gl-thracian-warrior')).toMatchObject({ kind: 'gladiator', attack: 3, defence: 2, speed: 2, value: 2, starting: true })
    expect(factsOf('gu-guard')).toMatchObject({ kind: 'guard', foilsFrom: 4, cash: 1 })
    expect(factsOf('sc-joint-venture').requirement).toBe(12)
    expect(factsOf('eq-axe').slot).toBe('weapon')
  })
  it('knows six houses with two powers each', () => {
    expect(Object.keys(HOUSES)).toHaveLength(6)
    expect(HOUSES['ho-seppius']?.powers[0]).toEqual({ id: 'meddling', turn: false, once: false, pile: '' })
    expect(HOUSES['ho-varinius']?.powers).toMatchObject([{ once: true }, { turn: true, pile: 'guard' }])
    for (const house of Object.values(HOUSES)) expect(house.powers).toHaveLength(2)
  })
})
