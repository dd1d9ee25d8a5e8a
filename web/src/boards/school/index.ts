import '../../art/games/school'
import type { BoardOf, Phase } from '../../lib/board'
import { t } from '../../lib/words/words.svelte'
import { isCard } from '../gladius/hand'
import { beats } from './beats'
import Bench from './bench/Bench.svelte'
import Board from './Board.svelte'
import { named } from './bench/picks'
import { since } from './since'
import { sounds } from './sounds'
import { statesBetween } from './statesBetween'
import { says } from './trade/trade'
import { learn, printed, viewIn } from './read'
import { onBench, schoolOf } from './view'

function phases(now: string): Phase[] {
  const { segments } = printed()
  const at = now === 'over' ? segments.length : segments.indexOf(now)
  return segments.map((segment, i) => ({
    label: t(`common-school-segment-${segment}`),
    when: i < at ? 'past' : i === at ? 'now' : 'next',
  }))
}

export default {
  sounds,
  learn,
  Board,
  Bench,
  wide: true,
  fights: (state) => viewIn(state).bout !== null,
  statesBetween,
  beats,
  since: (play, from) => since(schoolOf(play), play, play.you, from),
  following: (play) => (play.table.delegation?.on ? t('web-school-trainer-then') : undefined),
  benched: (play) => play.you !== null && !play.state.over && onBench(play.state.ask),
  handles: (ask) => onBench(ask) || isCard(ask),
  beside: (ask) => (ask.kind === 'arrange' ? ['done'] : []),
  named: (play, option) => named(play, option) ?? (play.state.ask?.kind === 'trade' ? says(play, option) : undefined),
  phases: (play) => phases(schoolOf(play).segment),
  where: (play) => t('web-school-turn-of', { turn: schoolOf(play).turn, last: schoolOf(play).last_turn }),
} satisfies BoardOf
