/** What is to be said about a seat now. */

import type { Play } from '../../../lib/board'
import type { Seat } from '../../../lib/wire/protocol'
import { t } from '../../../lib/words/words.svelte'
import { planOf } from '../intrigue/support'
import { tableOf } from '../view'

interface Mark {
  sort: 'plain' | 'ok' | 'act' | 'wait'
  icon?: string
  text: string
  /** Where there is little room. */
  brief?: string
}

/** In these everybody who was asked looks the same: who could act must not show. */
const WINDOWS = new Set(['foil', 'react'])

export function marksOf(play: Play, seat: Seat): Mark[] {
  const view = tableOf(play)
  const house = view.houses[seat]!
  const marks: Mark[] = []
  if (house.left) marks.push({ sort: 'plain', icon: 'cross', text: t('web-sp-left') })
  const chair = play.chairs[seat]
  if (chair?.stand_in)
    marks.push({ sort: 'plain', icon: 'bot', text: t(chair.stand_in_bot ? 'web-sp-stand-in' : 'web-stood-in-passive') })
  const plan = planOf(view)
  if (plan?.pledged.includes(seat))
    marks.push({
      sort: 'ok',
      icon: 'check',
      text: t('web-sp-pledged', { count: house.influence }),
      brief: t('web-sp-pledged-brief'),
    })
  if (house.done && view.step === 'open')
    marks.push({ sort: 'ok', icon: 'check', text: t('web-sp-done'), brief: t('web-sp-done-brief') })
  if (view.step === 'invited' && view.invited.at(-1) === seat)
    marks.push({ sort: 'plain', icon: 'arrow', text: t('web-sp-invited') })
  const waiting = questioned(play, seat)
  if (waiting) marks.push(waiting)
  return marks
}

function questioned(play: Play, seat: Seat): Mark | undefined {
  const question = play.state.asked.find(([other]) => other === seat)
  if (!question || play.state.over || seat === play.you) return undefined
  const kind = question[1]
  if (WINDOWS.has(kind))
    return { sort: 'plain', icon: 'seal', text: t('web-sp-asked-sealed'), brief: t('web-sp-asked-brief') }
  if (kind === 'open_market' && play.state.awaited.includes(seat))
    return { sort: 'plain', icon: 'swap', text: t('web-sp-trading') }
  if (play.state.awaited.includes(seat))
    return {
      sort: 'wait',
      text: t(kind === 'support' ? 'web-sp-considering' : 'web-sp-awaited'),
      brief: t('web-sp-awaited-brief'),
    }
  return play.state.mode === 'sealed'
    ? { sort: 'ok', icon: 'seal', text: t('web-sp-answered'), brief: t('web-sp-answered-brief') }
    : undefined
}

/** Is this house a target of the scheme on the table? */
export function targeted(play: Play, seat: Seat): boolean {
  return tableOf(play).scheme?.targets.includes(seat) ?? false
}
