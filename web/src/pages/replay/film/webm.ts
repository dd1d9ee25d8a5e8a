/** Puts encoded pictures into a WebM file: one track of video, its length, and an index to seek by. */

export interface EncodedPicture {
  /** Milliseconds since the beginning. */
  at: number
  key: boolean
  data: Uint8Array
}

export interface VideoTrack {
  codec: 'V_VP8' | 'V_VP9'
  width: number
  height: number
  /** Milliseconds. */
  length: number
}

type Part = Uint8Array | Part[]

const ID = {
  header: 0x1a45dfa3,
  version: 0x4286,
  readVersion: 0x42f7,
  maxId: 0x42f2,
  maxSize: 0x42f3,
  docType: 0x4282,
  docVersion: 0x4287,
  docReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  muxer: 0x4d80,
  writer: 0x5741,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackKind: 0x83,
  codec: 0x86,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  cues: 0x1c53bb6b,
  cue: 0xbb,
  cueTime: 0xb3,
  cueTracks: 0xb7,
  cueTrack: 0xf7,
  cuePosition: 0xf1,
  cluster: 0x1f43b675,
  clusterTime: 0xe7,
  block: 0xa3,
} as const

/** A number as big-endian bytes: as few as it needs, or exactly so many. */
function bytes(value: number, width = Math.max(1, Math.ceil(Math.log2(value + 1) / 8))): Uint8Array {
  const made = new Uint8Array(width)
  for (let i = width - 1, rest = value; i >= 0; i--, rest = Math.floor(rest / 256)) made[i] = rest % 256
  return made
}

const text = (value: string): Uint8Array => new TextEncoder().encode(value)

function double(value: number): Uint8Array {
  const made = new Uint8Array(8)
  new DataView(made.buffer).setFloat64(0, value)
  return made
}

function sizeOf(part: Part): number {
  return Array.isArray(part) ? part.reduce((sum, one) => sum + sizeOf(one), 0) : part.length
}

/** An element: what it is, how long it is (always in eight bytes), what is in it. */
function element(id: number, ...content: Part[]): Part {
  const size = bytes(sizeOf(content), 8)
  size[0] = 0x01
  return [bytes(id), size, content]
}

function* flat(part: Part): Iterable<Uint8Array> {
  if (Array.isArray(part)) for (const one of part) yield* flat(one)
  else yield part
}

/** Pictures in groups that begin with a whole one: the others say what has changed since. */
function grouped(pictures: readonly EncodedPicture[]): EncodedPicture[][] {
  const groups: EncodedPicture[][] = []
  for (const one of pictures) {
    if (one.key || !groups.length) groups.push([one])
    else groups.at(-1)!.push(one)
  }
  return groups
}

function cluster(group: readonly EncodedPicture[]): Part {
  const from = group[0]!.at
  const blocks = group.map(({ at, key, data }) =>
    element(ID.block, new Uint8Array([0x81]), bytes(at - from, 2), new Uint8Array([key ? 0x80 : 0]), data),
  )
  return element(ID.cluster, element(ID.clusterTime, bytes(from)), ...blocks)
}

/** Every entry is equally long, so the length of the index is known before the places in it. */
function index(places: readonly { at: number; position: number }[]): Part {
  return element(
    ID.cues,
    ...places.map(({ at, position }) =>
      element(
        ID.cue,
        element(ID.cueTime, bytes(at, 4)),
        element(ID.cueTracks, element(ID.cueTrack, bytes(1)), element(ID.cuePosition, bytes(position, 4))),
      ),
    ),
  )
}

export function webm(track: VideoTrack, pictures: readonly EncodedPicture[]): Uint8Array<ArrayBuffer>[] {
  const header = element(
    ID.header,
    element(ID.version, bytes(1)),
    element(ID.readVersion, bytes(1)),
    element(ID.maxId, bytes(4)),
    element(ID.maxSize, bytes(8)),
    element(ID.docType, text('webm')),
    element(ID.docVersion, bytes(4)),
    element(ID.docReadVersion, bytes(2)),
  )
  const info = element(
    ID.info,
    element(ID.scale, bytes(1_000_000)),
    element(ID.duration, double(track.length)),
    element(ID.muxer, text('Munera')),
    element(ID.writer, text('Munera')),
  )
  const tracks = element(
    ID.tracks,
    element(
      ID.track,
      element(ID.trackNumber, bytes(1)),
      element(ID.trackUid, bytes(1)),
      element(ID.trackKind, bytes(1)),
      element(ID.codec, text(track.codec)),
      element(ID.video, element(ID.width, bytes(track.width)), element(ID.height, bytes(track.height))),
    ),
  )
  const groups = grouped(pictures)
  const clusters = groups.map(cluster)
  const starts = groups.map(([first]) => ({ at: first!.at, position: 0 }))
  let position = sizeOf([info, tracks, index(starts)])
  for (const [i, start] of starts.entries()) {
    start.position = position
    position += sizeOf(clusters[i]!)
  }
  const segment = element(ID.segment, info, tracks, index(starts), ...clusters)
  return [...flat([header, segment])] as Uint8Array<ArrayBuffer>[]
}
