import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import PoolMarks from '../../boards/spartacus/arena/dice/PoolMarks.svelte'
import Influence from '../../boards/spartacus/houses/Influence.svelte'
import { learn } from '../../boards/spartacus/read'
import { printed } from '../../lib/testing'
import type { Action } from './beats'
import Blow from './Blow.svelte'
import { EDGED, motion } from './motion.svelte'
import Wax from './Wax.svelte'

learn(printed('spartacus'))

/** What is drawn of something while these actions are under way, and when they are over. */
function drawn<P extends Record<string, unknown>>(part: Component<P>, props: P, ...actions: Action[]) {
  const target = document.createElement('div')
  const made = mount(part, { target, props })
  motion.start([{ time: 400, actions }])
  flushSync()
  const during = target.cloneNode(true) as HTMLElement
  motion.rest()
  flushSync()
  const after = target.cloneNode(true) as HTMLElement
  void unmount(made)
  return { during, after }
}

const count = (where: Element, what: string): number => where.querySelectorAll(what).length

describe('while it moves one sees', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    motion.pace = 1
  })
  afterEach(() => {
    motion.forget()
    vi.useRealTimers()
  })

  const ME = { side: 1, way: { x: 1, y: 0 } }

  it('a flash and the wounds of a blow that lands, and nothing of it over anybody else', () => {
    const hit: Action = { kind: 'hit', side: 1, wounds: 3 }
    const { during, after } = drawn(Blow, ME, hit)
    expect(count(during, '.flash')).toBe(2)
    expect(during.textContent).toContain('−3')
    expect(after.querySelector('.blow')!.children.length).toBe(0)
    expect(drawn(Blow, { ...ME, side: 0 }, hit).during.querySelector('.blow')!.children.length).toBe(0)
  })

  it('sparks, a shield and a word where it is stopped', () => {
    const { during, after } = drawn(Blow, ME, { kind: 'block', side: 1 })
    expect(count(during, '.spark')).toBeGreaterThan(3)
    expect(count(during, '.shield')).toBe(1)
    expect(during.querySelector('.word')!.textContent).toBe('Stopped')
    expect(count(after, '.spark, .word')).toBe(0)
  })

  it('the net over whom it catches, and a word', () => {
    const { during } = drawn(Blow, ME, { kind: 'net', side: 1 })
    expect(count(during, '.net .mesh')).toBe(2)
    expect(during.querySelector('.word')!.textContent).toBe('Caught in the net')
  })

  it('dust, and the sword that leaves the hand of whoever falls', () => {
    const { during, after } = drawn(Blow, ME, { kind: 'fall', side: 1, from: 17, yields: false })
    expect(count(during, '.dust')).toBeGreaterThan(2)
    expect(count(during, '.sword')).toBe(1)
    expect(count(after, '.sword')).toBe(0)
  })

  it('the dice that are lost break off, struck through', () => {
    const part = (breaks: number) => drawn(PoolMarks, { pool: 'attack' as const, left: 2, full: 4, breaks }).during
    expect([count(part(2), '.piece'), count(part(2), '.cut')]).toEqual([4, 2])
    expect(count(part(0), '.piece, .cut')).toBe(0)
  })

  it('the wax crack into two halves', () => {
    const { during, after } = drawn(Wax, { seat: 2 }, { kind: 'unseal', seats: [0, 2] })
    expect([count(during, '.half'), count(during, '.crack')]).toEqual([2, 1])
    expect(count(after, '.wax')).toBe(0)
    expect(count(drawn(Wax, { seat: 1 }, { kind: 'unseal', seats: [0, 2] }).during, '.wax')).toBe(0)
  })

  it('the cells of the track fill and empty as Influence comes and goes', () => {
    const track = { seat: 2, influence: 7, hand: 4 }
    const cells = (where: Element, sort: string) =>
      [...where.querySelectorAll('.track i')].flatMap((one, at) => (one.classList.contains(sort) ? [at + 1] : []))
    const gain = drawn(Influence, track, { kind: 'influence', from: 'bank', to: 2, amount: 2 })
    expect(cells(gain.during, 'fills')).toEqual([6, 7])
    expect(cells(gain.after, 'fills')).toEqual([])
    const loss = drawn(Influence, track, { kind: 'influence', from: 2, to: 'bank', amount: 1 })
    expect(cells(loss.during, 'drops')).toEqual([8])
    const other = drawn(Influence, track, { kind: 'influence', from: 'bank', to: 0, amount: 2 })
    expect(cells(other.during, 'fills')).toEqual([])
  })

  it('an edge round whom something has befallen, for two seconds, where nothing moves', () => {
    motion.start([{ time: 400, actions: [{ kind: 'hit', side: 1, wounds: 1 }] }])
    expect(motion.edged('side', 1)).toBe(false)
    motion.pace = 0
    motion.start([
      { time: 400, actions: [{ kind: 'hit', side: 1, wounds: 1 }] },
      { time: 400, actions: [{ kind: 'coins', from: 0, to: 'bank', amount: 2 }] },
    ])
    expect([0, 1].map((side) => motion.edged('side', side))).toEqual([false, true])
    expect([0, 1].map((seat) => motion.edged('seat', seat))).toEqual([true, false])
    vi.advanceTimersByTime(EDGED)
    expect([motion.edged('side', 1), motion.edged('seat', 0)]).toEqual([false, false])
  })
})
