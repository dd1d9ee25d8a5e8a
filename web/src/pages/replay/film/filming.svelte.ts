/** Plays a stretch of a replay before the camera, step by step, and makes a file of it. */

import { tick } from 'svelte'

import { motion } from '../../../art/motion/motion.svelte'
import { latest } from '../../../lib/table/log'
import type { RecordedGame } from '../recordedGame.svelte'
import { Camera } from './camera'
import { caption, CAPTION, sizeFor, type Look } from './frame'
import { reel, type Reel } from './reel'

/** How much slower than usual things move before the camera. */
export const SLOWER = 3
/** Milliseconds in the film: how long something moves at most, and how short a picture may be. */
const MOVES = 3000
const SHORTEST = 30
/** How long the last state stays. */
const END = 2000

export type Outcome = 'waiting' | 'working' | 'done' | 'cancelled' | 'impossible'

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
      this.outcome = this.#stopped ? 'cancelled' : 'done'
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

  /**
   * What moves is shown moving, and then at rest; in all for so many milliseconds, if it does not move longer. A
   * picture takes its time, so things move slowly before the camera, and the film is as fast as they would be.
   */
  async take(words: string[], time: number): Promise<void> {
    await tick()
    await new Promise(requestAnimationFrame)
    let spent = 0
    let at = performance.now()
    while (this.#moves() && spent < MOVES) {
      await this.#draw(words)
      const now = performance.now()
      const lasted = Math.max(SHORTEST, (now - at) / SLOWER)
      await this.made.add(this.#canvas, lasted)
      spent += lasted
      at = now
    }
    motion.rest()
    await tick()
    await this.#draw(words)
    await this.made.add(this.#canvas, Math.max(time / 2, time - spent))
  }

  #moves(): boolean {
    const within = ({ effect, playState }: Animation): boolean =>
      playState === 'running' && effect instanceof KeyframeEffect && this.board.contains(effect.target)
    return !motion.resting || document.getAnimations().some(within)
  }

  async #draw(words: string[]): Promise<void> {
    const picture = await this.#camera.shoot(this.board)
    const { box, scale, width, height } = this.look
    const context = this.#canvas.getContext('2d', { willReadFrequently: this.made.kind === 'gif' })!
    context.fillStyle = getComputedStyle(document.body).backgroundColor
    context.fillRect(0, 0, width, height)
    const high = height - CAPTION * scale
    context.drawImage(picture, box.left, box.top, width / scale, high / scale, 0, 0, width, high)
    caption(context, this.look, words)
  }
}
