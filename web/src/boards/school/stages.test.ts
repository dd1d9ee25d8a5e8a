import { describe, expect, it } from 'vitest'

import type { Option, State } from '../../lib/protocol'
import { stages } from './stages'
import type { School } from './view'

const fighter = (seat: number | null, hp = 10) => ({ style: 'retiarius', seat, hp, full_hp: 10, stats: [], cards: 2, cannot_attack: false })
const bout = (foe: number | null) => ({ phase: 'turn', turn: 3, active: 0, fighters: [fighter(0), fighter(foe, 1)], hand: ['kick', 'dodge'] })
const campaign = (more: object) => ({ stage: 'combat', turn: 2, fame: [3, 1], fighters: [], gladiators: [{ id: 4 }, { id: 5 }], lots: [], bout: null, ...more })
const state = (view: object, events: Option[][] = []) =>
  ({ view, events, since: 20, told: 20 + events.length, over: false, said: { lines: events.map((_, i) => ({ n: 20 + i })) } }) as unknown as State
const seen = (found: State[]) => found.map((one) => [one.since - 20, one.told - 20, one.view as unknown as School] as const)

describe('a bout of the campaign', () => {
  const turns = [['holds', 0], ['turn', 1, 4], ['mini_hand', 1, 'roar'], ['hit', 0, 3, 7], ['turn', 0, 5], ['drawn', 'parry']]

  it('against a beast is told turn by turn', () => {
    const view = campaign({ bout: bout(null), fighters: [4] })
    const found = seen(stages(state(view), state(view, turns), 0))
    expect(found.map(([from, until]) => [from, until])).toEqual([[0, 1], [1, 4]])
    expect(found[1]![2]).toMatchObject({ fighters: [4], bout: { turn: 4, active: 1, fighters: [{ hp: 7 }, { hp: 1 }] } })
  })

  it('begins on the sand, whoever strikes first', () => {
    const events = [['beast', 4, 'lion'], ['bout', 'retiarius', 'lion'], ['starts', 1], ['drawn', 'kick', 'dodge'], ['turn', 1, 1], ['hit', 0, 4, 6], ['turn', 0, 2]]
    const found = seen(stages(state(campaign({})), state(campaign({ bout: bout(null), fighters: [4] }), events), 0))
    expect(found.map(([from, until]) => [from, until])).toEqual([[0, 4], [4, 6]])
    expect(found.map(([, , view]) => view.bout?.fighters[0]?.hp)).toEqual([10, 6])
  })

  it('is not gone before its last blow was seen, and what became of the fighters', () => {
    const end = [['attacks', 0, 'kick'], ['undefended', 1], ['hit', 1, 1, 0], ['wins', 0, 'hit_points'], ['match_won', 4, 5], ['dies', 5, 'thumbs_down'], ['earns', 0, 'won', 12]]
    const view = campaign({ bout: bout(1), fighters: [4, 5] })
    const found = seen(stages(state(view), state(campaign({ stage: 'trading', gladiators: [{ id: 4, owner: 0 }, { id: 5, owner: 1 }] }), end), 0))
    expect(found.map(([from, until]) => [from, until])).toEqual([[0, 4], [4, 6]])
    for (const [, , one] of found) expect(one).toMatchObject({ fighters: [4, 5], bout: { phase: 'over', winner: 0, fighters: [{ hp: 10 }, { hp: 0 }] } })
  })

  it('stays at its result until the viewer goes on, if one of his fought in it', () => {
    const end = [['wins', 0, 'hit_points'], ['match_won', 4, 5], ['dies', 5, 'thumbs_down'], ['enters', 6, 7], ['bout', 'x', 'y']]
    const gladiators = [{ id: 4, owner: 0 }, { id: 5, owner: 1 }]
    const held = (you: number | null, events: Option[][]) =>
      stages(state(campaign({ bout: bout(1), fighters: [4, 5], gladiators })), state(campaign({ gladiators }), events), you).map((one) => [one.told - 20, one.held])
    expect(held(0, end)).toEqual([[1, undefined], [3, 'always']])
    expect(held(0, end.slice(0, 3))).toEqual([[1, undefined], [3, 'always']])
    expect(held(2, end)).toEqual([[1, undefined], [3, undefined]])
  })

  it('does not begin before it was seen who meets whom', () => {
    const gladiators = [{ id: 4, owner: 0 }, { id: 5, owner: 1 }, { id: 6, owner: 1 }]
    const before = campaign({ stage: 'arena', pairs: [], standing: [] })
    const after = campaign({ bout: bout(1), fighters: [4, 5], animals: [6], gladiators })
    const events = [['sends', 0, 4], ['sends', 1, 5, 6], ['paired', 4, 5], ['enters', 4, 5], ['bout', 'x', 'y'], ['drawn', 'kick']]
    const [found] = stages(state(before), state(after, events), 0)
    expect([found!.told - 20, found!.held]).toEqual([3, 'shown'])
    expect(found!.view).toMatchObject({ stage: 'combat', bout: null, pairs: [[4, 5]], animals: [6] })
    expect(stages(state(before), state(after, events), 2)[0]!.held).toBeUndefined()
  })
})

describe('the end of a turn', () => {
  it('shows what training brought, and then the awards, before the new slaves come', () => {
    const events = [['trains', 4, 5, 5], ['fame', 0, 'gold', 4], ['fame', 1, 'match', 2], ['new_turn', 3], ['slave', 6]]
    const after = campaign({ stage: 'auction', turn: 3, fame: [4, 2], lots: [6], gladiators: [{ id: 4 }, { id: 5 }, { id: 6 }] })
    const found = seen(stages(state(campaign({ stage: 'training' })), state(after, events), 0))
    expect(found.map(([from, until, view]) => [from, until, view.stage, view.turn, view.fame])).toEqual([
      [0, 1, 'training', 2, [3, 1]],
      [1, 3, 'reputation', 2, [4, 2]],
    ])
    expect(found[1]![2].gladiators.map((one) => one.id)).toEqual([4, 5])
  })
})
