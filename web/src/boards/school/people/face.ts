/** A gladiator of the campaign as a card: where they come from, and the face that they have everywhere. */

import { lookOf, type Face } from '../../../art/cards/face'
import { recruit } from '../../../art/figures/recruits'
import { t, type GameWords } from '../../../lib/words/words.svelte'
import { sideOf } from '../campaign/seats'
import { printed } from '../read'
import type { Gladiator } from '../view'

/** What is shown of where they come from. */
const FACTS = ['nationality', 'age', 'size', 'career'] as const

export function faceOf(one: Gladiator, words: GameWords): Face {
  const { id, style = '', traits = {} } = recruit(one)
  const term = (family: string, value: string): string => words.terms[family]?.[value] ?? value
  const levels = printed().levels.map((stat, at) => `${term('stat', stat)} ${one.stats[at] ?? 0}`)
  return {
    subject: {
      game: 'school',
      id,
      type: 'fighter',
      recruit: one,
      portrait: { style, side: sideOf(one.owner), traits },
    },
    title: one.name,
    kind: term('style', one.style),
    look: lookOf('school', 'fighter'),
    text: [levels.join(' · '), FACTS.map((fact) => term(fact, one[fact])).join(' · ')].join('\n'),
    right: { icon: 'hp', value: one.hit_points, label: t('common-school-hp') },
    from: t('web-school-exp-short', { experience: one.experience }),
  }
}
