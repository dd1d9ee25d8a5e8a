import type { BoardOf } from '../../lib/board'
import { t } from '../../lib/words/words.svelte'
import { blowBeats } from './beats'
import Board from './Board.svelte'
import { isCard } from './hand'
import { blows } from './since'
import { learn, viewOf } from './read'
import { sounds } from './sounds'
import { opening, statesBetween } from './statesBetween'
import { sideOf } from './view'

export default {
  sounds,
  learn,
  Board,
  wide: true,
  fights: () => true,
  statesBetween,
  beats: (events) => blowBeats(events),
  opening,
  since: (play, from) => blows(play, from, sideOf(viewOf(play), play.you)),
  handles: (ask) => isCard(ask),
  where: (play) => t('web-gladius-turn', { turn: viewOf(play).turn, limit: viewOf(play).limit }),
} satisfies BoardOf
