/** How an attack reads: whether equal dice hit, which sets count, and the sum in words. */

import type { Play } from '../../../../lib/board'
import { t } from '../../../../lib/words/words.svelte'
import { type Clash, type Column, columns, type Fighting, hitsOf } from './clash'
import { cardOf, sand } from '../printed'
import { sideOf, viewOf } from '../sides'
import { cardName, list } from '../speak'

/** What works of an ability; where nobody fights any more, what the card says. */
function abilityOf(play: Play, { seat, card }: Fighting): string {
  const view = viewOf(play)
  const side = sideOf(view, seat, card)
  const fighter = side === undefined ? undefined : view.fighters[side]
  return (fighter?.card === card ? fighter : cardOf(card))?.ability ?? ''
}

/** How many equal dice make a set that counts, on either side; 0: sets do not count. */
export function setsOf(play: Play, clash: Clash): { attack: number; defence: number } {
  const alike = (one: Fighting, abilities: string[]) =>
    abilities.includes(abilityOf(play, one)) ? (cardOf(one.card)?.alike ?? 0) : 0
  const { attack_sets, defence_sets } = sand()
  return { attack: alike(clash.attacker, attack_sets), defence: alike(clash.defender, defence_sets) }
}

/** Do equal dice hit? The count that was told decides; before it, the ability. */
export function tiesHit(play: Play, clash: Clash): boolean {
  if (clash.hits !== undefined && clash.hits === hitsOf(columns(clash.attack, clash.defence))) return false
  return sand().ties.includes(abilityOf(play, clash.attacker))
}

/** Did equal dice hit, whatever dice came? The ability says so, unless the count that was told says otherwise. */
export function tiesCount(play: Play, clash: Clash): boolean {
  const [strict, lenient] = [false, true].map((ties) => hitsOf(columns(clash.attack, clash.defence, ties)))
  if (clash.hits !== undefined && strict !== lenient) return clash.hits === lenient
  return sand().ties.includes(abilityOf(play, clash.attacker))
}

// ---- the sum

interface Term {
  number: string
  text: string
  detail: string
}

/** The name of an ability: what stands before the colon of its text. */
function abilityName(play: Play, card: string): string {
  return /^([^:.]{2,28}):/.exec(play.words.cards[card]?.effect ?? '')?.[1] ?? ''
}

export function sum(play: Play, clash: Clash): Term[] {
  if (clash.stopped)
    return [{ number: '0', text: t('web-arena-sum-stopped'), detail: abilityName(play, clash.defender.card) }]
  if (clash.hits === undefined) return []
  const compared = columns(clash.attack, clash.defence, tiesHit(play, clash))
  const terms: Term[] = [
    {
      number: `${clash.hits}`,
      text: t('web-arena-sum-hits', { count: clash.hits }),
      detail: list(compared.flatMap(how)),
    },
  ]
  if (clash.blocked)
    terms.push({
      number: `−${clash.blocked}`,
      text: t('web-arena-sum-sets', { count: clash.blocked }),
      detail: abilityName(play, clash.defender.card),
    })
  if (clash.automatic)
    terms.push({
      number: `+${clash.automatic}`,
      text: t('web-arena-sum-sets', { count: clash.automatic }),
      detail: abilityName(play, clash.attacker.card),
    })
  if (clash.wounds !== undefined) {
    const other = clash.wounds - (clash.hits - clash.blocked + clash.automatic)
    if (clash.lastStand)
      terms.push({ number: `${other}`.replace('-', '−'), text: abilityName(play, clash.defender.card), detail: '' })
    else if (other)
      terms.push({
        number: other > 0 ? `+${other}` : `−${-other}`,
        text: list(clash.gear.map((card) => cardName(play, card))),
        detail: '',
      })
  }
  return terms
}

function how({ attack, defence, mark }: Column): string[] {
  if (!attack || (mark !== 'hit' && mark !== 'tie')) return []
  if (!defence) return [t('web-arena-die-alone', { attack: attack.face })]
  const faces = { attack: attack.face, defence: defence.face }
  return [t(mark === 'tie' ? 'web-arena-die-ties' : 'web-arena-die-over', faces)]
}
