import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { LONGEST, onBeat, TIME, type Beat } from './beats'
import { motion } from './motion.svelte'
import { paid, pay } from './purses'
import { verdict } from './verdict'

const STRIKE: Beat = { time: 400, actions: [{ kind: 'strike', by: 0, at: 1 }] }
const FALL: Beat = { time: 600, actions: [{ kind: 'fall', side: 1, from: 17, yields: false }] }

describe('motion', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    motion.pace = 1
  })
  afterEach(() => {
    motion.forget()
    vi.useRealTimers()
  })

  it('shows one beat after the other, and what is still to come', () => {
    motion.start([STRIKE, FALL])
    expect(motion.now('strike')?.by).toBe(0)
    expect(motion.ahead('fall')?.side).toBe(1)
    vi.advanceTimersByTime(400)
    expect(motion.now('strike')).toBeUndefined()
    expect(motion.now('fall', ({ side }) => side === 1)?.from).toBe(17)
    vi.advanceTimersByTime(600)
    expect(motion.resting).toBe(true)
    expect(motion.body(1)).toBe(17)
  })

  it('keeps the pace of the reader', () => {
    motion.pace = 0.5
    motion.start([STRIKE, FALL])
    vi.advanceTimersByTime(200)
    expect(motion.now('fall')).toBeDefined()
    motion.pace = 1.7
    motion.start([STRIKE])
    vi.advanceTimersByTime(650)
    expect(motion.now('strike')).toBeDefined()
  })

  it('ends at once when somebody wishes', () => {
    motion.start([STRIKE, FALL])
    motion.rest()
    expect(motion.resting).toBe(true)
    vi.advanceTimersByTime(5000)
    expect(motion.resting).toBe(true)
  })

  it('shows only the end where nothing moves, and tells all of it', () => {
    motion.pace = 0
    const heard: [string, boolean][] = []
    const stop = onBeat((beat, still) => heard.push([beat.actions[0]!.kind, still]))
    motion.start([STRIKE, FALL])
    expect(motion.resting).toBe(true)
    motion.start(verdict(false, [{ name: 'Barca', look: { id: 'x' } }]))
    expect(motion.now('fate')?.up).toBe(false)
    stop()
    expect(heard.map(([kind]) => kind)).toEqual(['strike', 'fall', 'crowd', 'hush', 'turn', 'fate'])
    expect(heard.every(([, still]) => still)).toBe(true)
    vi.advanceTimersByTime(3000)
    expect(motion.resting).toBe(true)
  })

  it('has no beat that is longer than the longest', () => {
    expect(LONGEST).toBe(600)
    expect(Math.max(...Object.values(TIME), ...verdict(true, []).map(({ time }) => time))).toBe(LONGEST)
  })

  it('pays what is told, from whom to whom', () => {
    const payments = {
      pays: ([, from, to, coins]: unknown[]) => pay('coins', from as number, to as number, coins as number),
    }
    expect(
      paid(
        [
          ['pays', 0, 2, 3],
          ['pays', 1, 2, 0],
          ['other', 1],
        ],
        payments,
      )[0]?.actions,
    ).toEqual([{ kind: 'coins', from: 0, to: 2, amount: 3 }])
    expect(paid([['other']], payments)).toEqual([])
  })
})
