import type { BoardOf, Phase } from '../../lib/board'
import { t } from '../../lib/words/words.svelte'
import { beats } from './beats'
import Bench from './bench/Bench.svelte'
import Board from './Board.svelte'
import Meter from './Meter.svelte'
import Note from './Note.svelte'
import { room } from './room.svelte'
import { needsBench } from './selection.svelte'
import { beside, handled } from './offers'
import { learn, printed } from './read'
import { cardName, glory } from './view'
import { sounds } from './sounds'

export default {
  sounds,
  learn,
  Board,
  Bench,
  Meter,
  Note,
  wide: true,
  fills: true,
  fights: (state) => state.view.phase === 'battle',
  moves: true,
  beats: (events) => beats(events),
  // On a desktop the board has the bench in its own rail, beside the supply.
  benched: (play) => !room.rail && needsBench(play),
  handles: (ask) => handled(ask),
  beside: (ask) => beside(ask),
  // The end of a turn draws cards; where nothing can be taken back, reactions alone are free to be declined.
  irreversible: (option, ask, play) => option === 'done' || (ask.kind !== 'react' && play.table.terms.undo === 'off'),
  phases: (play) => {
    const { phases } = printed()
    const at = Math.max(phases.indexOf(glory(play).phase), glory(play).phase === 'setup' ? 0 : -1)
    return phases.map((phase, i): Phase => ({
      label: t(`web-glory-phase-${phase}`),
      when: i < at ? 'past' : i === at ? 'now' : 'next',
    }))
  },
  where: (play) => {
    const view = glory(play)
    const arena = view.arenas.find((one) => one.active)
    if (view.phase === 'battle' && arena?.card)
      return t('web-glory-where-battle', { arena: cardName(play, arena.card), round: view.round })
    return t('web-glory-where-turn', { turn: view.turn })
  },
} satisfies BoardOf
