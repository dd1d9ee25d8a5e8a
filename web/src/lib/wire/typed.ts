/** Types for what comes over the wire: the one place where it gets them. `src/views/` has those of each game. */

import type { Play } from '../board'
import type { Ask, Option, State } from './protocol'

/** What the types of a game say; they are made from the Python ones. */
interface GameTypes {
  view: object
  printed: object
  parts: object
  answers: object
  spaces: object
  about: object
  anytime: unknown
}

type Key<T> = Extract<keyof T, string>

/** An open question of a known kind: a list of answers. */
interface Listed<G extends GameTypes, K extends string> extends Omit<Ask, 'about' | 'options' | 'mine'> {
  kind: K
  about: K extends keyof G['about'] ? G['about'][K] : Option
  options: K extends keyof G['answers'] ? G['answers'][K][] : never
  mine: K extends keyof G['answers'] ? [G['answers'][K]] | null : never
}

/** An open question of a known kind with answers too many to list: what they may be. */
interface Described<G extends GameTypes, K extends string> extends Omit<Ask, 'about' | 'options'> {
  kind: K
  about: K extends keyof G['about'] ? G['about'][K] : Option
  options: K extends keyof G['spaces'] ? G['spaces'][K] : never
}

interface Reader<G extends GameTypes> {
  /** The table as the viewer sees it. */
  viewOf(play: Pick<Play, 'state'>): G['view']
  viewIn(state: State): G['view']
  /** The open question, if it is of this kind and lists its answers. */
  askOf<K extends Key<G['answers']>>(play: Pick<Play, 'state'>, kind: K): Listed<G, K> | undefined
  /** The open question, if it is of this kind and describes its answers. */
  spaceOf<K extends Key<G['spaces']>>(play: Pick<Play, 'state'>, kind: K): Described<G, K> | undefined
  /** What may be done at any time. */
  anytimeOf(play: Pick<Play, 'state'>): G['anytime']
  /** What is printed on the components of the game. */
  printed(): G['printed']
  /** What the rules give on request; undefined while it is under way, or where nobody can be asked. */
  partOf<K extends Key<G['parts']>>(play: Pick<Play, 'part'>, name: K): G['parts'][K] | undefined
}

/** How a board of this game reads what it is given. `printed`: what `BoardOf.learn` was given. */
export function reader<G extends GameTypes>(printed: () => object): Reader<G> {
  const viewIn = (state: State): G['view'] => state.view as G['view']
  return {
    viewOf: (play) => viewIn(play.state),
    viewIn,
    askOf(play, kind) {
      const { ask } = play.state
      return ask?.kind === kind && !ask.space ? (ask as Listed<G, typeof kind>) : undefined
    },
    spaceOf(play, kind) {
      const { ask } = play.state
      return ask?.kind === kind && ask.space ? (ask as Described<G, typeof kind>) : undefined
    },
    anytimeOf: (play) => play.state.anytime as G['anytime'],
    printed: () => printed() as G['printed'],
    partOf: (play, name) => play.part?.(name) as G['parts'][typeof name] | undefined,
  }
}
