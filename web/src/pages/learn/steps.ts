/** Where a learner is in a tutorial: found from what happened, so that undo, reload and odd moves need no memory. */

import { same } from '../../lib/board'
import { get, post } from '../../lib/wire/api'
import { optionsIn } from '../../lib/wire/checked'
import type { Ask, Option, Table } from '../../lib/wire/protocol'

type Pattern = Option[]

export interface Step {
  id: string
  rule: string
  /** Events, any of which means that it was done, or that its moment has passed. Neither: it is read. */
  done: Pattern[]
  passed: Pattern[]
  /** Which part of the board a step that is read speaks of. */
  look: string
  /** What to answer to each kind of question, the most wanted first. */
  answers: Record<string, Option[]>
}

export interface Lesson {
  game: string
  minutes: number
  seat: number
  steps: Step[]
}

type Outcome = 'read' | 'done' | 'other' | 'skipped'

export interface Progress {
  /** The step that is open; as many as there are: all are behind the learner. */
  at: number
  outcomes: Outcome[]
}

export const lessonOf = (game: string) => get<Lesson>(`/api/tutorials/${game}`)
export const known = () =>
  get<{ tutorials: { game: string; minutes: number; steps: number }[] }>('/api/tutorials').then(
    (answer) => answer.tutorials,
  )
export const beginLesson = (game: string, name: string) => post<Table>(`/api/tutorials/${game}`, { name })

export function fits(pattern: Option, value: Option | undefined): boolean {
  if (pattern === '*') return true
  if (Array.isArray(pattern) && Array.isArray(value))
    return pattern.length <= value.length && pattern.every((part, i) => fits(part, value[i]))
  return pattern === value
}

/** `acts`: what the learner clicked away, by step: the number of events at that time. */
export function progress(
  steps: readonly Step[],
  events: readonly Option[][],
  acts: Readonly<Record<string, number>>,
): Progress {
  const outcomes: Outcome[] = []
  let from = 0
  for (const step of steps) {
    const away = acts[step.id]
    if (!step.done.length && !step.passed.length) {
      if (away === undefined) break
      outcomes.push('read')
      continue
    }
    // What ended the step before may be what this one wants: whoever ends the turn early has ended it.
    const early = outcomes.at(-1) === 'other' ? from - 1 : from
    const found = events.findIndex(
      (event, i) =>
        (i >= early && step.done.some((one) => fits(one, event))) ||
        (i >= from && step.passed.some((one) => fits(one, event))),
    )
    if (found >= 0) {
      outcomes.push(step.done.some((one) => fits(one, events[found])) ? 'done' : 'other')
      from = found + 1
    } else if (away !== undefined) {
      outcomes.push('skipped')
      from = Math.min(away, events.length)
    } else break
  }
  return { at: outcomes.length, outcomes }
}

/** What the step wants to be answered, or the only answer that there is; nothing where any answer will do. */
export function expectedAnswer(step: Step, ask: Ask): Option | undefined {
  const wanted = step.answers[ask.kind] ?? []
  if (ask.space) return wanted[0]
  const offered = optionsIn(ask.options)
  const found = wanted.map((one) => offered.find((option) => fits(one, option))).find((one) => one !== undefined)
  return found ?? (offered.length === 1 ? offered[0] : undefined)
}

/** Does this answer serve the step as well as the one that it wants most? */
export function serves(step: Step, ask: Ask, answer: Option | undefined): boolean {
  const wished = step.answers[ask.kind] ?? []
  return wished.length ? wished.some((one) => fits(one, answer)) : same(answer, expectedAnswer(step, ask))
}

const place = (table: string) => `munera-learn-${table}`

/** What was clicked away survives a reload of the page. */
export function recall(table: string): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(place(table)) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

export function note(table: string, acts: Record<string, number>): void {
  try {
    sessionStorage.setItem(place(table), JSON.stringify(acts))
  } catch {
    // private windows may refuse; then a reload begins the reading anew
  }
}
