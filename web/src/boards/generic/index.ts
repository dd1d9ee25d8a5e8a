import type { BoardOf } from '../../lib/board'
import Bench from './Bench.svelte'
import Board from './Board.svelte'

/** Shows any view of any rulebook, and answers any question. */
const generic: BoardOf = {
  Board,
  Bench,
  benched: (play) => !!play.state.ask?.space,
}

export default generic
