import { describe, expect, it } from 'vitest'

import beasts from '../../../../src/munera/games/gladius/beasts.toml?raw'
import cards from '../../../../src/munera/games/gladius/cards.toml?raw'
import { CARDS } from './cards'
import type { State } from '../../lib/protocol'
import { exchanges, helpless, opening, unarmed } from './exchange'
import { sortHand } from './hand'
import { opening as beginning, stages } from './stages'
import { sideOf, sidesOf, type Duel } from './view'

/** The few forms of TOML that the card tables use. */
function tables(): Record<string, Record<string, string>> {
  const found: Record<string, Record<string, string>> = {}
  for (const block of cards.split(/^\[/m).slice(1)) {
    const [head, ...lines] = block.split('\n')
    found[head!.replace(']', '').trim()] = Object.fromEntries(
      lines.filter((line) => / = /.test(line)).map((line) => line.split(' = ') as [string, string]),
    )
  }
  for (const [, beast, rows] of beasts.matchAll(/^\[(\w+)\.cards\]\n((?:\w+ = .*\n?)+)/gm))
    for (const [, name, facts] of rows!.matchAll(/^(\w+) = \{ (.*) \}/gm)) {
      const row = Object.fromEntries(facts!.split(', ').map((one) => one.split(' = ') as [string, string]))
      found[name!] = { ...row, set: `"${beast}"` }
    }
  return found
}

describe('the cards', () => {
  it('are printed as the game has them', () => {
    const theirs = tables()
    expect(Object.keys(CARDS).sort()).toEqual(Object.keys(theirs).sort())
    for (const [card, facts] of Object.entries(theirs)) {
      const band = facts.kind === '"defence"' ? 'defence' : facts.immobilise ? 'immobilise' : 'attack'
      expect([card, CARDS[card]]).toMatchObject([
        card,
        { set: facts.set!.replaceAll('"', ''), band, damage: Number(facts.damage ?? 0), spent: facts.spent === 'true', copies: Number(facts.copies) },
      ])
    }
  })
})

describe('the hand', () => {
  it('shows what can be played first, and what never can last', () => {
    const hand = ['withdraw', 'kick', 'sword_stab', 'kick', 'parry', 'disarm']
    const held = sortHand(hand, 'secutor', ['pass', 'kick', 'sword_stab', 'disarm'], new Map([['parry', 'no attack']]))
    expect(held.map((one) => one.card)).toEqual(['sword_stab', 'kick', 'disarm', 'parry', 'withdraw'])
    expect(held.map((one) => one.use)).toEqual(['now', 'now', 'now', 'later', 'never'])
    expect(held[1]?.count).toBe(2)
    const spare = sortHand(hand, 'secutor', hand, new Map(), true)
    expect(spare[0]).toMatchObject({ card: 'withdraw', own: false })
    expect(held[3]?.reason).toBe('no attack')
  })
})

describe('the exchange of blows', () => {
  const first = [['bout', 'secutor', 'retiarius'], ['turn', 0, 1], ['attacks', 0, 'kick'], ['defends', 1, 'duck'], ['stopped', 1, 'duck']]

  it('is empty before the first blow', () => {
    expect(exchanges([['bout', 'secutor', 'retiarius'], ['turn', 0, 1], ['draws', 0, 1]])).toEqual({ current: null, past: [] })
  })
  it('keeps the one before while the next turn begins', () => {
    const { current, past } = exchanges([...first, ['turn', 1, 2], ['draws', 1, 1]])
    expect(current).toBeNull()
    expect(past).toMatchObject([{ attacker: 0, attack: 'kick', defence: 'duck', outcome: 'stopped' }])
  })
  it('keeps a turn of each side: they belong together', () => {
    const { past } = exchanges([...first, ['turn', 1, 2], ['holds', 1], ['turn', 0, 3], ['draws', 0, 1]])
    expect(past).toMatchObject([{ attacker: 0, attack: 'kick' }, { attacker: 1, idle: 'holds' }])
  })
  it('shows a blow that is not answered yet, and what came of it then', () => {
    const pending = [...first, ['turn', 1, 2], ['attacks', 1, 'trident_thrust']]
    expect(exchanges(pending).current).toMatchObject({ attacker: 1, outcome: 'pending', answered: false })
    const struck = [...pending, ['undefended', 0], ['stat_roll', 1, 'strength', [1, 4]], ['hit', 0, 4, 6]]
    expect(exchanges(struck).current).toMatchObject({ outcome: 'hit', damage: 4, left: 6, rolls: [{ dice: [1, 4] }] })
  })
  it('tells who began for one round', () => {
    const begun = [['bout', 'secutor', 'retiarius'], ['starts', 1], ['turn', 1, 1]]
    expect([opening(begun, 1), opening(begun, 2), opening(begun, 3), opening([], 0)]).toEqual([1, 1, null, null])
  })
  it('does not look behind the beginning of a bout', () => {
    expect(exchanges([...first, ['bout', 'samnite', 'lion'], ['turn', 0, 1]]).past).toEqual([])
  })
})

describe('the sides', () => {
  const duel = { fighters: [{ seat: 2 }, { seat: null }] } as Duel
  it('are those of seats, with one’s own on the left', () => {
    expect(sideOf(duel, 2)).toBe(0)
    expect(sideOf(duel, null)).toBeNull()
    expect(sidesOf({ fighters: [{ seat: 0 }, { seat: 1 }] } as Duel, 1)).toEqual([1, 0])
  })
})

describe('a blow that nobody was asked about', () => {
  const struck = [['bout', 'retiarius', 'secutor'], ['turn', 1, 4], ['attacks', 1, 'sword_stab'], ['undefended', 0], ['hit', 0, 3, 7]]
  it('is explained to whom had no card to defend with', () => {
    expect(helpless(struck, ['dagger', 'shield_block'], 0, 'retiarius')).toBe(true)
    expect(helpless(struck, ['dagger', 'parry'], 0, 'retiarius')).toBe(false)
    expect(helpless(struck, [], 0, 'retiarius')).toBe(true)
    expect(helpless(struck, [], 1, 'secutor')).toBe(false)
  })
  it('by the hand as it was then', () => {
    const drawn = [...struck, ['turn', 0, 5], ['draws', 0, 1], ['drawn', 'parry']]
    expect(helpless(drawn, ['dagger', 'parry'], 0, 'retiarius')).toBe(true)
    expect(helpless([...drawn, ['discards', 0, 'duck']], ['dagger', 'parry'], 0, 'retiarius')).toBe(false)
    expect(helpless([...drawn, ['bout', 'lion', 'bear']], ['dagger'], 0, 'retiarius')).toBe(false)
  })
})

describe('a solo bout', () => {
  const fighter = (seat: number | null, hp: number) => ({ style: 'retiarius', seat, hp, full_hp: 10, stats: [], cards: 2, cannot_attack: false })
  const view = { phase: 'turn', turn: 3, active: 0, fighters: [fighter(0, 10), fighter(null, 9)], hand: ['kick', 'dodge'] }
  const events = [
    ['attacks', 0, 'kick'], ['mini_hand', 1, 'roar'], ['undefended', 1], ['hit', 1, 1, 8],
    ['turn', 1, 4], ['mini_hand', 1, 'leap'], ['holds', 1],
    ['turn', 0, 5], ['draws', 0, 1], ['drawn', 'parry'],
  ]
  const state = (more: object) => ({ view, events: [], since: 7, told: 7, over: false, ...more }) as unknown as State

  it('is told turn by turn, with the hit points and the hand of then', () => {
    const found = stages(state({}), state({ events, told: 17 }), 0)
    expect(found.map(({ since, told }) => [since, told])).toEqual([[7, 11], [11, 14]])
    expect(found.map((one) => one.view)).toMatchObject([
      { turn: 3, hand: ['dodge'], fighters: [{ hp: 10 }, { hp: 8 }] },
      { turn: 4, active: 1, hand: ['dodge'], fighters: [{ hp: 10 }, { hp: 8 }] },
    ])
  })

  it('a duel of two players leaps over nothing', () => {
    const both = { ...view, fighters: [fighter(0, 10), fighter(1, 9)] }
    expect(stages(state({ view: both }), state({ view: both, events, told: 17 }), 0)).toEqual([])
  })

  it('tells whether one held back or had nothing to attack with', () => {
    const held = [['bout'], ['turn', 0, 1], ['holds', 0]]
    expect(unarmed(held, ['dodge', 'sword_stab'], 0, 'retiarius')).toBe(true)
    expect(unarmed(held, ['dodge', 'kick'], 0, 'retiarius')).toBe(false)
  })
})

describe('an attack that could not be', () => {
  it('is told with the card that took it', () => {
    const bound = [['turn', 0, 1], ['attacks', 0, 'disarm'], ['undefended', 1], ['immobilised', 1], ['turn', 1, 2], ['cannot_attack', 1]]
    expect(exchanges(bound).current?.bound).toBe('disarm')
    const spent = [['turn', 0, 1], ['attacks', 0, 'wild_swing'], ['spent', 0], ['turn', 1, 2], ['holds', 1], ['turn', 0, 3], ['cannot_attack', 0]]
    expect(exchanges(spent).current?.bound).toBe('wild_swing')
  })
})

describe('the first state of a solo duel', () => {
  const first = (turns: number) =>
    ({ since: 0, over: false, events: Array.from({ length: turns }, (_, i) => ['turn', i % 2, i + 1]), view: { fighters: [{ seat: 0, hp: 7, full_hp: 10 }, { seat: null, hp: 9, full_hp: 9 }], hand: ['kick'], turn: turns } }) as unknown as State
  it('begins before anybody drew, as long as it is a beginning', () => {
    expect(beginning(first(3))).toMatchObject({ told: 0, view: { turn: 0, hand: [], fighters: [{ hp: 10 }, { hp: 9 }] } })
    expect([beginning(first(1)), beginning(first(9))]).toEqual([null, null])
  })
})
