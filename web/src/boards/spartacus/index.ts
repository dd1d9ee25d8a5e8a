/** Spartacus: houses round the table, schemes in the middle, the market, and the arena when somebody fights. */

import type { BoardOf } from '../../lib/board'
import { suggestion } from './arena/dice/losing'
import { statesBetween } from './arena/end/end'
import { setbacks, climb } from './setbacks'
import { beats } from './beats'
import Bench from './Bench.svelte'
import Board from './Board.svelte'
import { beside, handles, irreversible, phases, reactions, stretches, warns, where } from './phases'
import { learn } from './read'
import { sounds } from './sounds'
import { named } from './wording'
import { story, tiedStill } from './ties'

const board: BoardOf = {
  sounds,
  learn,
  Board,
  Bench,
  benched: () => true,
  handles,
  beside,
  warns,
  irreversible,
  phases,
  where,
  stretches,
  reactions,
  named,
  suggestion,
  statesBetween,
  beats,
  setbacks,
  climb,
  story,
  again: tiedStill,
  moves: true,
  fights: (state) => state.view.bout !== null,
}

export default board
