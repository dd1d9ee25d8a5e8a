/** The faces of For Glory's cards, from what is printed on them. */

import { lookOf, type Face, type Mark } from '../../../art/cards/face'
import '../../../art/games/for_glory'
import type { Play } from '../../../lib/board'
import { t } from '../../../lib/words/words.svelte'
import { factsOf, isBoth, kindOf } from './facts'
import { cardName, effectOf } from '../view'

/** From this height on a tile has room for a picture, from this width on for words beside it. */
export const PICTURED = { height: 90, width: 136 }

export function faceOf(play: Play, card: string): Face {
  const facts = factsOf(card)
  const kind = kindOf(card)
  const mark = (field: 'attack' | 'health' | 'agility' | 'bloodlust', icon: string): Mark => ({
    icon,
    value: facts[field],
    label: t(`web-cards-f-${field}`),
  })
  return {
    subject: { game: 'for_glory', id: card, type: facts.type },
    title: cardName(play, card),
    kind: t(isBoth(card) ? 'web-glory-kind-both' : `web-glory-kind-${kind}`),
    look: lookOf('for_glory', facts.type),
    text: effectOf(play, card),
    left: facts.cost ? { value: facts.cost, label: t('web-glory-costs', { cost: facts.cost }) } : undefined,
    right: facts.influence
      ? {
          icon: 'influence',
          value: `+${facts.influence}`,
          label: t('web-glory-grants', { influence: facts.influence }),
        }
      : undefined,
    stats:
      kind === 'gladiator'
        ? [mark('attack', 'atk'), mark('health', 'hp'), mark('agility', 'agi'), mark('bloodlust', 'blood')]
        : [],
  }
}
