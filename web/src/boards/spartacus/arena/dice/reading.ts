/** How an attack reads: the sum in words. What the dice do, and what counts, is said by the rules. */

import type { Play } from '../../../../lib/board'
import { t } from '../../../../lib/words/words.svelte'
import type { AttackReportView, DicePairView } from '../../../../views/spartacus'
import { cardName, list } from '../wording'

interface Term {
  number: string
  text: string
  detail: string
}

/** The name of an ability: what stands before the colon of its text. */
function abilityName(play: Play, card: string): string {
  return /^([^:.]{2,28}):/.exec(play.words.cards[card]?.effect ?? '')?.[1] ?? ''
}

export function sum(play: Play, blow: AttackReportView): Term[] {
  if (blow.stopped)
    return [{ number: '0', text: t('web-arena-sum-stopped'), detail: abilityName(play, blow.defender.card) }]
  if (blow.hits === null) return []
  const terms: Term[] = [
    {
      number: `${blow.hits}`,
      text: t('web-arena-sum-hits', { count: blow.hits }),
      detail: list(blow.pairs.flatMap(how)),
    },
  ]
  if (blow.blocked)
    terms.push({
      number: `−${blow.blocked}`,
      text: t('web-arena-sum-sets', { count: blow.blocked }),
      detail: abilityName(play, blow.defender.card),
    })
  if (blow.automatic)
    terms.push({
      number: `+${blow.automatic}`,
      text: t('web-arena-sum-sets', { count: blow.automatic }),
      detail: abilityName(play, blow.attacker.card),
    })
  if (blow.wounds !== null) {
    const other = blow.wounds - (blow.hits - blow.blocked + blow.automatic)
    if (blow.stood)
      terms.push({ number: `${other}`.replace('-', '−'), text: abilityName(play, blow.defender.card), detail: '' })
    else if (other)
      terms.push({
        number: other > 0 ? `+${other}` : `−${-other}`,
        text: list(blow.gear.map((card) => cardName(play, card))),
        detail: '',
      })
  }
  return terms
}

function how({ attack, defence, mark }: DicePairView): string[] {
  if (!attack || (mark !== 'hit' && mark !== 'tie')) return []
  if (!defence) return [t('web-arena-die-alone', { attack: attack.face })]
  const faces = { attack: attack.face, defence: defence.face }
  return [t(mark === 'tie' ? 'web-arena-die-ties' : 'web-arena-die-over', faces)]
}
