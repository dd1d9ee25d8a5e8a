import { expect, it } from 'vitest'

import { choiceOf, GROUPS, SOFTLY } from './choice'

const on = (kept: unknown) => GROUPS.filter((group) => choiceOf(kept).groups[group])

it('is softly on for own turn and impacts until somebody chooses', () => {
  expect(choiceOf(undefined)).toMatchObject({ muted: false, level: SOFTLY, introduced: false })
  expect(on(undefined)).toEqual(['turn', 'impact'])
})

it('stays off where an earlier version had it off, and says no word about it', () => {
  expect(choiceOf(false)).toMatchObject({ muted: true, introduced: true })
})

it('lets hear everything where an earlier version had it on', () => {
  expect(choiceOf(true)).toMatchObject({ muted: false, introduced: true })
  expect(on(true)).toEqual([...GROUPS])
})

it('keeps what was chosen', () => {
  const chosen = {
    muted: true,
    level: 0.2,
    groups: { turn: false, impact: true, ui: true, crowd: false },
    introduced: true,
  }
  expect(choiceOf(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen)
})

it('knows whom an earlier version has shown how to mute it', () => {
  expect(choiceOf({ told: true })).toMatchObject({ introduced: true })
  expect(choiceOf({ told: false })).toMatchObject({ introduced: false })
})

it('takes what makes no sense as not chosen', () => {
  expect(choiceOf({ level: 7, groups: { turn: 'no' }, muted: 1 })).toEqual(choiceOf(undefined))
  expect(choiceOf('loud')).toEqual(choiceOf(undefined))
  expect(choiceOf(null)).toEqual(choiceOf(undefined))
})
