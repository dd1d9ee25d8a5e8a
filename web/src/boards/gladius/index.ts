import type { BoardOf } from '../../lib/board'
import { t } from '../../lib/words.svelte'
import Board from './Board.svelte'
import { isCard } from './hand'
import { blows } from './since'
import { opening, stages } from './stages'
import { sideOf, type Duel } from './view'

export default {
  Board,
  wide: true,
  fights: () => true,
  stages,
  opening,
  since: (play, from) => blows(play, from, sideOf(play.state.view as unknown as Duel, play.you)),
  handles: (ask) => isCard(ask),
  where: (play) => t('web-gladius-turn', { turn: Number(play.state.view.turn), limit: Number(play.table.terms.options.turn_limit ?? 200) }),
} satisfies BoardOf
