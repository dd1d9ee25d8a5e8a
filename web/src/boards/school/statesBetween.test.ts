import { describe, expect, it } from 'vitest'

import type { Option, Scene, State } from '../../lib/wire/protocol'
import { statesBetween } from './statesBetween'

const campaign = (more: object) => ({
  stage: 'combat',
  pairs: [],
  animals: [],
  fighters: [],
  gladiators: [
    { id: 4, owner: 0 },
    { id: 5, owner: 1 },
  ],
  bout: null,
  ...more,
})
const frame = (events: Option[][], scenes: [number, object][]) =>
  ({
    view: campaign({ stage: 'auction' }),
    events,
    since: 20,
    told: 20 + events.length,
    over: false,
    scenes: scenes.map(([at, view]): Scene => ({ told: 20 + at, view: { ...view } })),
    said: { lines: events.map((_, i) => ({ n: 20 + i })) },
  }) as unknown as State
const shown = (events: Option[][], scenes: [number, object][], you: number | null = 0) =>
  statesBetween(frame([], []), frame(events, scenes), you).map((one) => [
    one.since - 20,
    one.told - 20,
    one.view.stage,
    one.held,
  ])

describe('a bout of the campaign', () => {
  const bout = (phase: string) => campaign({ bout: { phase }, fighters: [4, 5] })
  const end = [
    ['hit', 1, 1, 0],
    ['wins', 0, 'hit_points'],
    ['match_won', 4, 5],
    ['dies', 5, 'thumbs_down'],
    ['earns', 0, 'won', 12],
  ]

  it('against a beast is told turn by turn', () => {
    expect(
      shown(
        [
          ['holds', 0],
          ['turn', 1, 4],
          ['hit', 0, 3, 7],
          ['turn', 0, 5],
        ],
        [
          [1, bout('turn')],
          [3, bout('turn')],
        ],
      ),
    ).toEqual([
      [0, 1, 'combat', undefined],
      [1, 3, 'combat', undefined],
    ])
  })
  it('is not gone before its last blow was seen, and what became of the fighters: of one’s own that stays', () => {
    expect(shown(end, [[2, bout('over')]])).toEqual([
      [0, 2, 'combat', undefined],
      [2, 4, 'combat', 'always'],
    ])
    expect(shown(end, [[2, bout('over')]], 2)).toEqual([
      [0, 2, 'combat', undefined],
      [2, 4, 'combat', undefined],
    ])
    expect(shown(end.slice(0, 4), [[2, bout('over')]])).toEqual([
      [0, 2, 'combat', undefined],
      [2, 4, 'combat', 'always'],
    ])
  })
  it('does not begin before it was seen who meets whom', () => {
    const sheet: [number, object][] = [[3, campaign({ pairs: [[4, 5]] })]]
    const events = [
      ['sends', 0, 4],
      ['sends', 1, 5],
      ['paired', 4, 5],
      ['enters', 4, 5],
    ]
    expect(shown(events, sheet)).toEqual([[0, 3, 'combat', 'shown']])
    expect(shown(events, sheet, 2)).toEqual([[0, 3, 'combat', undefined]])
  })
})

describe('the end of a turn', () => {
  it('shows what training brought, and then the awards, before the new slaves come', () => {
    const events = [
      ['trains', 4, 5, 5],
      ['fame', 0, 'gold', 4],
      ['fame', 1, 'match', 2],
      ['new_turn', 3],
      ['slave', 6],
    ]
    const found = shown(events, [
      [1, campaign({ stage: 'reputation' })],
      [3, campaign({ stage: 'slaves' })],
    ])
    expect(found).toEqual([
      [0, 1, 'training', undefined],
      [1, 3, 'reputation', undefined],
    ])
  })
})
