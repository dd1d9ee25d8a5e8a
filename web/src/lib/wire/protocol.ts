/** What goes over the wire, which docs/server.md describes. */

export type Seat = number
/** A string, a number, a truth value, nothing, or an array of these: what is asked and answered. */
export type Option = string | number | boolean | null | Option[]
type View = Record<string, unknown>

export interface Ask {
  id: string
  kind: string
  about: Option
  rule: string
  /** A list of options; or, if `space`, the description of options too many to list. */
  options: unknown
  space: boolean
  refused: [Option, string][]
  /** Options with what one should know before choosing them, a promise that one would break: kinds with facts. */
  warnings?: [Option, Option[][]][]
  /** One's own sealed answer, as a list of one. */
  mine: [Option] | null
  /** In a reaction window: what opened it, as standing answers know it. */
  occasion?: string
  /** The places of the options that can be taken back in full. */
  takes_back?: number[]
  /** The answer that ends one's turn, where it is one's turn; and what one would leave unused, counted by name. */
  ends?: Option
  unused?: Record<string, number>
}

export interface Line {
  /** The number of the event among those that this viewer was told; of what only they are told, a half more. */
  n: number
  level: 'head' | 'news' | 'log'
  /** Does a chapter (a round, a turn) begin here? */
  chapter: boolean
  text: string
  /** Is the viewer spoken of? */
  you: boolean
  weight: Weight
  /** By what readers find their way in the story; nothing for most lines. */
  landmark: '' | Landmark
  /** In the story of a replay, for a landmark: after how many entries it is told. */
  at?: number
  /** Does it befall the viewer, instead of being their own doing? */
  setback: boolean
  /** Is nobody else told, not even by a replay? */
  private?: boolean
}

export type Landmark = 'round' | 'fight' | 'victory' | 'betrayal' | 'death'

/** How long a line deserves to be looked at, as the teller of the game says it. */
export type Weight = 'quiet' | 'news' | 'blow' | 'reveal' | 'deciding'

/** What the state says in the viewer's language. Options and refusals are in the order of the ask's own. */
export interface Said {
  prompt: string
  options: { label: string; detail: string }[]
  refused: { label: string; reason: string }[]
  /** In the order of the warnings of the question. */
  warnings?: string[][]
  moves: string[]
  /** What would be left unused by whoever ends their turn now; empty where that is nothing. */
  unused?: string
  lines: Line[]
  /** Names for the numbers of things and people in this view. */
  things: Record<string, string>
}

/** How the table looked after so many events. */
export interface Scene {
  told: number
  view: View
}

export interface State {
  type: 'state'
  n: number
  view: View
  ask: Ask | null
  asked: [Seat, string, Option][]
  awaited: Seat[]
  mode: 'one' | 'sealed' | 'any'
  /** Listed moves, or the description of a space of them. */
  anytime: unknown
  undo: boolean
  round: number
  since: number
  told: number
  events: Option[][]
  /** How the table looked in between, where much happens without a question: after so many events. */
  scenes?: Scene[]
  over: boolean
  /** There was too much to tell for one frame: the events that follow come in the next one. */
  more?: true
  said?: Said
}

export interface Chair {
  kind: 'open' | 'person' | 'bot'
  name: string
  bot: string
  /** Which of the persons of its level the bot is, and of what temperament; nothing if it is none of them. */
  person: string
  temperament: string
  here: boolean
  stand_in: string
  /** The bot that plays for whoever is away; nothing where the passive answer is given. */
  stand_in_bot: string
  conceded: boolean
  stirred: boolean
  /** Other seats that the same browser holds; and seats of other browsers at the same address, a weaker mark. */
  same_person?: Seat[]
  same_network?: Seat[]
}

interface Terms {
  options: Record<string, Option>
  pace: { kind: 'none' | 'live' | 'days'; seconds: number }
  aids: boolean
  undo: 'off' | 'free' | 'consent'
  publish_talk: boolean
  window: number
  grace: number
  stand_in?: string
}

export interface Table {
  type: 'table'
  id: string
  game: string
  rules: string
  status: 'open' | 'playing' | 'over'
  public: boolean
  terms: Terms
  seats: Chair[]
  you: Seat | null
  owner: boolean
  commitment: string
  /**
   * `at`: when it ended, in seconds; `seconds`: how long it took, where that is known. `standings`: how far each side
   * has come, in what the game counts.
   */
  result: {
    scores: number[] | null
    winners: Seat[]
    agreed?: string
    at?: number
    seconds?: number
    standings?: { seat: Seat | null; has: number }[]
  } | null
  successor: string | null
  stuck: boolean
  other_rules: boolean
  /** The first input that only the version of the rules under which the table began plays. */
  differs_at: number | null
  paused: boolean
  closing: boolean
  proposals: Record<string, { seat: Seat; agreed: Seat[] }>
  deadlines: Record<string, number>
  standing?: [string, string, string][]
  mutes?: Record<string, 'mute' | 'block'>
  /** The quick phrases that may be said here. */
  phrases?: string[]
  /** May the viewer leave what goes on to a bot, and have they? */
  delegation?: { may: boolean; on: boolean }
  /** May the viewer's own people decide small things by themselves, and do they? */
  details?: { may: boolean; on: boolean }
  fair?: { commitment: string; key: string; salt: string; entropy: string[] }
  yours?: Seat[]
  /** Those of yours that are asked something now, as far as the server knows without waking the game. */
  turns?: Seat[]
}

export interface Talk {
  type: 'talk'
  at: number
  seat: Seat
  room: Seat[] | null
  text: string
  /** The id of a quick phrase, which every reader has in their own language. */
  phrase?: string
}

export interface Hint {
  type: 'hint'
  ask: string
  bot: string
  option: Option
  /** What it would answer to the questions that belong to the same choice: the other dice that a wound costs. */
  then: Option[]
  wait: boolean
  /** In a sentence, where the viewer's language is known. */
  why?: string
}

/** What the rules gave on request: it belongs to the state with this number. */
export interface Part {
  type: 'part'
  name: string
  n: number
  value: unknown
}

export type Frame =
  | State
  | Table
  | Talk
  | Hint
  | Part
  | { type: 'done'; ref: number | null }
  | { type: 'refused'; ref: number | null; code: string }
