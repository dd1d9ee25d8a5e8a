import { describe, expect, it } from 'vitest'

import { allFacts, factsOf, HOUSES, lackingPrice } from './facts'
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
  it('knows what is lacking of the price of a power', () => {
    const pie = HOUSES['ho-solonius']!.powers[1]!
    expect(lackingPrice(pie, ['gl-crixus', 'sl-cook'])).toEqual([['guard', 1]])
    expect(lackingPrice(pie, ['gl-crixus', 'sl-cook', 'gu-guard'])).toEqual([])
    expect(lackingPrice(HOUSES['ho-glaber']!.powers[0]!, ['gu-guard'])).toEqual([['guard', 2]])
  })
  it('knows six houses with two powers each', () => {
    expect(Object.keys(HOUSES)).toHaveLength(6)
    expect(HOUSES['ho-seppius']?.powers[0]).toEqual({ id: 'meddling', turn: false, once: false, pile: '', price: { guard: 1 } })
    expect(HOUSES['ho-varinius']?.powers).toMatchObject([{ once: true }, { turn: true, pile: 'guard' }])
    for (const house of Object.values(HOUSES)) expect(house.powers).toHaveLength(2)
  })
})
