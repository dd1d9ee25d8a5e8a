/** Offers on the trading floor: written, declined, in words. */

import type { Play } from '../../../lib/board'
import { numbers, oneOf } from '../../../lib/wire/checked'
import type { Option } from '../../../lib/wire/protocol'
import { t } from '../../../lib/words/words.svelte'
import type { Draft } from '../previews'
import { everyone, schoolOf, type Offer, type School } from '../view'

export type { Draft }

export const blank = (): Draft => ({ to: null, gives: 0, sold: [], wants: 0, bought: [] })

export function offerOf(draft: Draft, me: number): Offer {
  const rising = (ids: number[]): number[] => [...ids].sort((one, two) => one - two)
  return [me, draft.to ?? -1, draft.gives, rising(draft.sold), draft.wants, rising(draft.bought)]
}

/** The school's latest offer of this turn, if it was declined: the next one begins with it. */
export const declined = (view: School, me: number): Offer | null =>
  view.declined.find((offer) => offer[0] === me) ?? null

export const draftOf = ([, to, gives, sold, wants, bought]: Offer): Draft => ({ to, gives, sold, wants, bought })

/** How much better a declined offer becomes with one click. */
const RAISE = 2

/** The same for a better price: less gold wanted, or more given. */
export function sweeten(draft: Draft): Draft {
  return draft.wants ? { ...draft, wants: Math.max(0, draft.wants - RAISE) } : { ...draft, gives: draft.gives + RAISE }
}

/** Gold and gladiators in words. */
export function goods(view: School, gold: number, ids: number[]): string {
  const parts = [...(gold ? [t('common-gold', { gold })] : []), ...everyone(view, ids).map((one) => one.name)]
  return parts.join(', ') || t('common-nothing')
}

/** An answer about an offer, with its types; undefined: it is none. */
function aboutOffer(option: Option): { word: string; offer: Offer } | undefined {
  const [said, named] = Array.isArray(option) ? option : []
  const word = oneOf(['offer', 'accept', 'decline', 'withdraw'], said)
  const [from, to, gives, sold, wants, bought] = Array.isArray(named) ? named : []
  const [plain, given, wanted] = [numbers([from, to, gives, wants]), numbers(sold), numbers(bought)]
  if (!word || !plain || !given || !wanted) return undefined
  return { word, offer: [plain[0]!, plain[1]!, plain[2]!, given, plain[3]!, wanted] }
}

/** What an answer on the floor is called. */
export function says(play: Play, option: Option): string | undefined {
  if (option === 'done') return t('common-school-trade-done')
  const found = aboutOffer(option)
  if (!found) return undefined
  const { word, offer } = found
  const [from, to, gives, sold, wants, bought] = offer
  const view = schoolOf(play)
  if (word === 'offer')
    return t('common-school-offer', {
      to: play.names[to] ?? '',
      given: goods(view, gives, sold),
      wanted: goods(view, wants, bought),
    })
  if (word === 'accept') return t('web-school-do-accept-offer', { name: play.names[from] ?? '' })
  return t(word === 'decline' ? 'web-decline' : 'web-withdraw')
}
