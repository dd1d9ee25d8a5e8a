/** The faces of the cards of Spartacus and its expansion, from what is printed on them. */

import { lookOf, type Face, type Mark } from '../../../art/cards/face'
import '../../../art/games/spartacus'
import type { Play } from '../../../lib/board'
import { t } from '../../../lib/words/words.svelte'
import { cardName, cardText } from '../wording'
import { factsOf, fights, iconOf, type Facts } from './facts'

/** Cards of the Market have a price, those of a hand bring coins when they are cashed in. */
const HELD = ['scheme', 'reaction', 'guard']

/** What playing it takes. */
function needed({ kind, opposed, requirement, foils_from: from }: Facts): Mark | undefined {
  if (kind === 'guard') return { icon: 'guard', value: `${from}+`, label: t('web-sp-guard-roll', { from }) }
  if (!HELD.includes(kind)) return undefined
  if (opposed) return { icon: 'influence', value: opposed === 'up' ? '↑' : '↓', label: t(`web-sp-opposed-${opposed}`) }
  return { icon: 'influence', value: requirement, label: t('web-sp-requires') }
}

export function faceOf(play: Play, card: string): Face {
  const facts = factsOf(card)
  const { kind, slot, attack, defence, speed } = facts
  const worth: Mark = HELD.includes(kind)
    ? { icon: 'coin', value: facts.cash, label: t('web-sp-cash-value') }
    : { icon: 'coin', value: facts.value, label: t('common-value', { value: facts.value }) }
  return {
    subject: { game: play.table.game, id: card, type: kind },
    title: cardName(play, card),
    kind: t(`common-type-${iconOf(facts)}`),
    look: lookOf('spartacus', kind, slot),
    text: cardText(play, card),
    left: needed(facts),
    right: worth,
    pools: fights(facts) ? { attack, defence, speed, label: t('web-sp-pools', { attack, defence, speed }) } : undefined,
  }
}
