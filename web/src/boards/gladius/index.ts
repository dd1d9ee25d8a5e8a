import type { BoardOf } from '../../lib/board'
import { t } from '../../lib/words.svelte'
import Board from './Board.svelte'
import { isCard } from './hand'
import { stages } from './stages'

export default {
  Board,
  wide: true,
  fights: () => true,
  stages,
  handles: (ask) => isCard(ask),
  where: (play) => t('web-gladius-turn', { turn: Number(play.state.view.turn) }),
} satisfies BoardOf
