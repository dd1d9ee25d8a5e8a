/** Spartacus: houses round the table, schemes in the middle, the market, and the arena when somebody fights. */

import type { BoardOf } from '../../lib/board'
import Bench from './Bench.svelte'
import Board from './Board.svelte'
import { beside, handles, phases, where } from './phases'

const board: BoardOf = { Board, Bench, benched: () => true, handles, beside, phases, where, moves: true, fights: (state) => state.view.bout !== null }

export default board
