/** Collects the pictures of an animation, and gives the file: WebM where this browser encodes video, else GIF. */

import { GifWriter } from './gif'
import { webm, type EncodedPicture, type VideoTrack } from './webm'

export interface Reel {
  kind: 'webm' | 'gif'
  /** What is on the canvas now is shown for so many milliseconds. */
  add(canvas: HTMLCanvasElement, time: number): Promise<void>
  end(): Promise<Blob>
  /** Nobody wants it any more. */
  drop(): void
}

const CODECS = [
  { codec: 'vp09.00.40.08', name: 'V_VP9' },
  { codec: 'vp8', name: 'V_VP8' },
] as const
const BITRATE = 4_000_000
/** A picture that stays is written again after so many milliseconds: players do not like long gaps. */
const AGAIN = 250
/** Milliseconds between whole pictures, so that one can seek. */
const WHOLE = 4000
/** How many pictures may wait for the encoder. */
const WAITING = 4

async function codecFor(width: number, height: number) {
  if (typeof VideoEncoder === 'undefined') return undefined
  for (const one of CODECS) {
    const config = { codec: one.codec, width, height, bitrate: BITRATE, framerate: 1000 / AGAIN }
    const { supported } = await VideoEncoder.isConfigSupported(config).catch(() => ({ supported: false }))
    if (supported) return { config, name: one.name }
  }
  return undefined
}

/** Which kind of file this browser makes. */
export async function kindOfFile(): Promise<Reel['kind']> {
  return (await codecFor(640, 360)) ? 'webm' : 'gif'
}

export async function reel(width: number, height: number): Promise<Reel> {
  const found = await codecFor(width, height)
  return found
    ? new VideoReel(found.config, { codec: found.name, width, height, length: 0 })
    : new GifReel(width, height)
}

class VideoReel implements Reel {
  readonly kind = 'webm'
  #pictures: EncodedPicture[] = []
  #failed: DOMException | undefined
  #whole = -WHOLE
  #encoder: VideoEncoder

  constructor(
    config: VideoEncoderConfig,
    private readonly track: VideoTrack,
  ) {
    this.#encoder = new VideoEncoder({
      output: (chunk) => {
        const data = new Uint8Array(chunk.byteLength)
        chunk.copyTo(data)
        this.#pictures.push({ at: Math.round(chunk.timestamp / 1000), key: chunk.type === 'key', data })
      },
      error: (why) => (this.#failed = why),
    })
    this.#encoder.configure(config)
  }

  async add(canvas: HTMLCanvasElement, time: number): Promise<void> {
    const from = this.track.length
    for (let at = 0; at < time; at += AGAIN) {
      while (this.#encoder.encodeQueueSize > WAITING && !this.#failed)
        await new Promise((done) => this.#encoder.addEventListener('dequeue', done, { once: true }))
      if (this.#failed) throw this.#failed
      const picture = new VideoFrame(canvas, { timestamp: (from + at) * 1000 })
      const keyFrame = from + at - this.#whole >= WHOLE
      if (keyFrame) this.#whole = from + at
      this.#encoder.encode(picture, { keyFrame })
      picture.close()
    }
    this.track.length += time
  }

  async end(): Promise<Blob> {
    await this.#encoder.flush()
    this.#encoder.close()
    if (this.#failed) throw this.#failed
    return new Blob(webm(this.track, this.#pictures), { type: 'video/webm' })
  }

  drop(): void {
    if (this.#encoder.state !== 'closed') this.#encoder.close()
  }
}

class GifReel implements Reel {
  readonly kind = 'gif'
  #writer: GifWriter

  constructor(
    private readonly width: number,
    private readonly height: number,
  ) {
    this.#writer = new GifWriter(width, height)
  }

  async add(canvas: HTMLCanvasElement, time: number): Promise<void> {
    const { data: pixels } = canvas.getContext('2d')!.getImageData(0, 0, this.width, this.height)
    this.#writer.add({ pixels, time })
    await new Promise((done) => setTimeout(done)) // the page stays alive meanwhile
  }

  end(): Promise<Blob> {
    return Promise.resolve(new Blob(this.#writer.end(), { type: 'image/gif' }))
  }

  drop(): void {
    this.#writer = new GifWriter(this.width, this.height)
  }
}
