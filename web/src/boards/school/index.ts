import type { BoardOf, Phase } from '../../lib/board'
import { t } from '../../lib/words.svelte'
import { isCard } from '../gladius/hand'
import Bench from './Bench.svelte'
import Board from './Board.svelte'
import { named } from './picks'
import { since } from './since'
import { stages } from './stages'
import { says } from './trade'
import { trainer } from './trainer.svelte'
import { SEGMENTS, onBench, schoolOf, segmentOf, type Segment } from './view'

function phases(now: Segment): Phase[] {
  const at = now === 'over' ? SEGMENTS.length : SEGMENTS.indexOf(now)
  return SEGMENTS.map((segment, i) => ({
    label: t(`common-school-segment-${segment}`),
    when: i < at ? 'past' : i === at ? 'now' : 'next',
  }))
}

export default {
  Board,
  Bench,
  wide: true,
  fights: (state) => state.view.bout !== null,
  stages,
  deputed: (state, you, table) => trainer.holds(state, you, table),
  since: (play, from) => since(schoolOf(play), play, play.you, from),
  following: (play) => (trainer.fights(play) ? t('web-school-trainer-then') : undefined),
  benched: (play) => play.you !== null && !play.state.over && onBench(play.state.ask),
  handles: (ask) => onBench(ask) || isCard(ask),
  beside: (ask) => (ask.kind === 'arrange' ? ['done'] : []),
  named: (play, option) => named(play, option) ?? (play.state.ask?.kind === 'trade' ? says(play, option) : undefined),
  phases: (play) => phases(segmentOf(schoolOf(play))),
  where: (play) => t('web-school-turn-of', { turn: schoolOf(play).turn, last: schoolOf(play).last_turn }),
} satisfies BoardOf
