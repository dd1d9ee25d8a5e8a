/** The faces of the cards that are listed, from their rows. Whatever is not official has an asterisk. */

import { lookOf, type Face, type Mark } from '../../art/cards/face'
import type { Recruit } from '../../art/scenes/recruits'
import { faceOf as duelFace } from '../../boards/gladius/face'
import { t, type GameWords } from '../../lib/words/words.svelte'
import { ours, type Card, type Fact } from './cards'
import { fieldName, nameOf, powerText, typeName } from './speak'

/** Said in words, not by a number. */
const WORDS = ['slot', 'opposed', 'starting', 'tag', 'exhausts', 'range', 'times']
const POOLS = ['attack', 'defence', 'speed']
/** In the corners: what a card takes, and what it is worth. */
const LEFT = ['requirement', 'cost']
const RIGHT = ['cash', 'value', 'coins', 'influence']
const ICONS: Record<string, string> = {
  attack: 'atk',
  defence: 'def',
  speed: 'spd',
  value: 'coin',
  coins: 'coin',
  requirement: 'influence',
  cash: 'coin',
  health: 'hp',
  agility: 'agi',
  bloodlust: 'blood',
  influence: 'influence',
  damage: 'atk',
  hit_points: 'hp',
  gladiators: 'gladiator',
  slaves: 'slave',
  guards: 'guard',
  arena_value: 'host',
  defend: 'def',
}

/** Who a fighter of the School is, as far as it shows. */
function recruitOf({ set, facts, type }: Card): Recruit | undefined {
  if (type !== 'fighter') return undefined
  const { experience, nationality, age, career } = facts
  return {
    style: set,
    experience: Number(experience),
    nationality: String(nationality),
    age: String(age),
    career: String(career),
  }
}

function poolsOf(facts: Record<string, Fact>): Face['pools'] {
  if (!POOLS.every((pool) => pool in facts)) return undefined
  const [attack, defence, speed] = POOLS.map((pool) => Number(facts[pool])) as [number, number, number]
  return { attack, defence, speed, label: t('web-sp-pools', { attack, defence, speed }) }
}

export function faceOf(game: string, card: Card, words: GameWords): Face {
  if (game === 'gladius' && card.type !== 'beast') return { ...duelFace(card.id, words), from: `×${card.copies}` }
  const unofficial = new Set(ours(card))
  const star = (field: string, text: string): string => (text && unofficial.has(field) ? `${text}*` : text)
  const mark = (field: string): Mark => ({
    icon: ICONS[field],
    value: String(card.facts[field]),
    label: fieldName(field),
    starred: unofficial.has(field),
  })
  const pools = poolsOf(card.facts)
  const shown = Object.keys(card.facts).filter((one) => !WORDS.includes(one) && !(pools && POOLS.includes(one)))
  const left = LEFT.find((one) => shown.includes(one))
  const right = RIGHT.find((one) => shown.includes(one))
  const { opposed, slot } = card.facts
  const effect = star('effect', words.cards[card.id]?.effect ?? '')
  return {
    subject: { game, id: card.id, type: card.type, recruit: recruitOf(card) },
    title: star('name', nameOf(words, card)),
    kind: typeName(game, card.type) + (slot ? `, ${t(`web-cards-slot-${slot}`)}` : ''),
    look: lookOf(game, card.type, slot, card.id),
    text: [opposed ? star('opposed', t(`web-cards-opposed-${opposed}`)) : '', effect].filter(Boolean).join(' '),
    powers: (card.powers ?? []).map((power) => ({ name: words.terms.power?.[power] ?? power, text: powerText(power) })),
    left: left ? mark(left) : undefined,
    right: right ? mark(right) : undefined,
    pools,
    stats: game === 'school' ? [] : shown.filter((one) => one !== left && one !== right).map(mark),
    from: card.type === 'house' || card.type === 'beast' ? '' : star('copies', `×${card.copies}`),
  }
}
