import type { Play } from '../../lib/board'
import { plain } from '../../lib/words/speech'
import { t } from '../../lib/words/words.svelte'

const SEATS = /^(seat|active|host|owner|winner|holder|target|player|bidder|invited)s?$/

/** Words for a plain value of a view. */
export function namer(play: Play): (value: unknown, key: string) => string {
  return (value, key) => {
    if (typeof value === 'boolean') return t(value ? 'common-yes' : 'common-no')
    if (typeof value === 'number') return (SEATS.test(key) && play.names[value]) || String(value)
    const text = String(value)
    const term = Object.values(play.words.terms).find((family) => text in family)?.[text]
    return play.words.cards[text]?.name ?? term ?? plain(text)
  }
}
