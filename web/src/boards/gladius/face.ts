/** The faces of a duel's cards, from what is printed on them. */

import { lookOf, type Face } from '../../art/cards/face'
import '../../art/games/gladius'
import { t, type GameWords } from '../../lib/words/words.svelte'
import { bandOf, cardOf } from './cards'

export function faceOf(card: string, words: GameWords): Face {
  const facts = cardOf(card)
  const band = bandOf(card)
  const owner = facts.set === 'common' ? t('web-gladius-both') : (words.terms.style?.[facts.set] ?? facts.set)
  return {
    subject: { game: 'gladius', id: card, type: band },
    title: words.cards[card]?.name ?? card,
    kind: t(`web-gladius-band-${band}`),
    look: lookOf('gladius', band),
    lead: facts.damage,
    text: t(`web-gladius-text-${band}`, { damage: facts.damage, spent: facts.spent ? 'yes' : 'no' }),
    foot: owner,
  }
}
