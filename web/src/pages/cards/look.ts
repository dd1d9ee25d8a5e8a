/** How cards of a type are drawn in the shared frame. */

type Tone = 'gladiator' | 'slave' | 'equipment' | 'scheme' | 'reaction' | 'guard'

const TONES: Record<string, Tone> = {
  gladiator: 'gladiator',
  slave: 'slave',
  equipment: 'equipment',
  scheme: 'scheme',
  reaction: 'reaction',
  guard: 'guard',
  house: 'equipment',
  tactic: 'scheme',
  scheme_tactic: 'scheme',
  income: 'slave',
  patron: 'equipment',
  arena: 'slave',
  boast: 'gladiator',
  beast: 'gladiator',
}
const FOR_GLORY: Record<string, Tone> = { scheme: 'guard', scheme_tactic: 'guard' }
const ICONS: Record<string, string> = {
  house: 'home',
  tactic: 'atk',
  scheme_tactic: 'swap',
  income: 'coin',
  patron: 'influence',
  arena: 'host',
  boast: 'talk',
  beast: 'blood',
  fighter: 'gladiator',
}

export const toneOf = (game: string, type: string): Tone =>
  (game === 'for_glory' ? FOR_GLORY[type] : undefined) ?? TONES[type] ?? 'equipment'

export const iconOf = (type: string, slot?: unknown): string =>
  typeof slot === 'string' && slot ? slot : (ICONS[type] ?? type)

/** The picture in the strip: a house has its arms, everything else its icon. */
export const artOf = (id: string, type: string, slot?: unknown): { emblem: string } | { icon: string } =>
  type === 'house' ? { emblem: id.replace(/^ho-/, 'h-') } : { icon: iconOf(type, slot) }

export const FACT_ICONS: Record<string, string> = {
  attack: 'atk',
  defence: 'def',
  speed: 'spd',
  value: 'coin',
  cost: 'coin',
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
  starting: 'home',
}
