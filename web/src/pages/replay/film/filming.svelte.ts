/** Plays a stretch of a replay before the camera, step by step, and makes a file of it. */

import { tick } from 'svelte'

import { latest } from '../../../lib/table/log'
import type { RecordedGame } from '../recordedGame.svelte'
import { Camera } from './camera'
import { caption, CAPTION, sizeFor, type Look } from './frame'
import { reel, type Reel } from './reel'

/** Milliseconds: how long something moves before the camera at most, and how far its pictures are apart. */
const MOVES = 600
const STEP = 100
/** How long the last state stays. */
const END = 2000

export type Outcome = 'waiting' | 'working' | 'done' | 'stopped' | 'impossible'

export class Filming {
  outcome = $state<Outcome>('waiting')
  /** Steps that are in the box, and how many there will be. */
  done = $state(0)
  of = $state(0)
  file = $state.raw<Blob | null>(null)
  #stopped = false

  constructor(
    private readonly recorded: RecordedGame,
    /** What is filmed. */
    private readonly board: () => HTMLElement | null,
  ) {}

  stop(): void {
    this.#stopped = true
  }

  /** The stretch from one place to another, both of them included. */
  async film(from: number, to: number): Promise<void> {
    const { recorded } = this
    const before = recorded.at
    const board = this.board()
    if (!board || this.outcome === 'working') return
    Object.assign(this, { outcome: 'working', done: 0, of: to - from + 1, file: null })
    this.#stopped = false
    recorded.playing = false
    let made: Reel | undefined
    try {
      const look = sizeFor(board)
      made = await reel(look.width, look.height)
      await this.#run(new Shot(board, look, made), from, to)
      this.file = this.#stopped ? null : await made.end()
      this.outcome = this.#stopped ? 'stopped' : 'done'
    } catch {
      this.outcome = 'impossible' // a browser that lets nobody read such pictures, or one without memory for them
    } finally {
      if (!this.file) made?.drop()
      recorded.filmed = null
      void recorded.go(before)
    }
  }

  async #run(shot: Shot, from: number, to: number): Promise<void> {
    const { recorded } = this
    const time = 1000 * recorded.pace
    await shot.load()
    const take = (longer = 0): Promise<void> =>
      this.#stopped
        ? Promise.resolve()
        : shot.take(
            latest(recorded.lines).map((line) => line.text),
            time + longer,
          )
    await recorded.go(from)
    await take()
    this.done = 1
    for (let at = from + 1; at <= to && !this.#stopped; at++) {
      recorded.filmed = take
      await recorded.go(at)
      await take(at === to ? END : 0)
      this.done++
    }
  }
}

/** One state after the other, drawn on a canvas and put on the reel. */
class Shot {
  #camera = new Camera()
  #canvas = document.createElement('canvas')

  constructor(
    private readonly board: HTMLElement,
    private readonly look: Look,
    private readonly made: Reel,
  ) {
    this.#canvas.width = look.width
    this.#canvas.height = look.height
  }

  async load(): Promise<void> {
    await this.#camera.load()
    await this.#camera.shoot(this.board) // fonts are ready from the second picture on
    await new Promise((done) => setTimeout(done, 200))
  }

  /** What moves is shown moving, and then at rest; in all for so many milliseconds. */
  async take(words: string[], time: number): Promise<void> {
    await tick()
    await new Promise(requestAnimationFrame)
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && this.board.contains(effect.target))
    let spent = 0
    if (moving.length) {
      for (const one of moving) one.pause()
      const lasts = Math.min(MOVES, time / 2, Math.max(...moving.map(endOf)))
      for (; spent < lasts; spent += STEP) {
        for (const one of moving) one.currentTime = Math.min(spent, endOf(one))
        await this.#put(words, STEP)
      }
      for (const one of moving) one.finish()
      await tick()
    }
    await this.#put(words, Math.max(STEP, time - spent))
  }

  async #put(words: string[], time: number): Promise<void> {
    const picture = await this.#camera.shoot(this.board)
    const { box, scale, width, height } = this.look
    const pen = this.#canvas.getContext('2d', { willReadFrequently: this.made.kind === 'gif' })!
    pen.fillStyle = getComputedStyle(document.body).backgroundColor
    pen.fillRect(0, 0, width, height)
    const high = height - CAPTION * scale
    pen.drawImage(picture, box.left, box.top, width / scale, high / scale, 0, 0, width, high)
    caption(pen, this.look, words)
    await this.made.add(this.#canvas, time)
  }
}

const endOf = ({ effect }: Animation): number => {
  const end = Number(effect?.getComputedTiming().endTime ?? 0)
  return Number.isFinite(end) ? end : 0
}
