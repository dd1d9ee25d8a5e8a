/** What may be answered, and where on the table each answer is clicked. */

import { options, type Play } from '../../lib/board'
import { oneOf } from '../../lib/wire/checked'
import type { Ask, Option } from '../../lib/wire/protocol'
import { t } from '../../lib/words/words.svelte'
import type { GloryView } from '../../views/for_glory'
import { cardOf, effectOf, glory, fightersOf } from './view'

export interface Offer {
  option: Option
  label: string
  detail: string
  /** The thing to click: `hand:veles`, `supply:parry`, `thing:12`, `place:2`, `row:training`; empty: a button only. */
  spot: string
  verb: string
  /** The arena that the answer names besides. */
  place: number | null
}

/** The answers that end, pass or decline. */
const PLAIN = ['done', 'end', 'pass', 'none']
export const isPlain = (option: Option): boolean => oneOf(PLAIN, option) !== undefined

const CARD_KINDS: Record<string, string> = { cull: 'hand', topdeck: 'hand', augury: 'pile', spare: 'gone', row: 'row' }

export function spotOf(kind: string, option: Option): string {
  if (isPlain(option)) return ''
  if (Array.isArray(option)) {
    const [verb, what] = option
    if (verb === 'buy') return `supply:${what}`
    if (verb === 'attack' || verb === 'use') return `thing:${what}`
    if (verb === 'play' || verb === 'enter' || verb === 'reserve') return `hand:${what}`
    return verb === 'return' ? '' : `hand:${verb}`
  }
  if (typeof option === 'number')
    return kind === 'where' ? `place:${option}` : kind === 'amount' || kind === 'marked' ? '' : `thing:${option}`
  if (kind === 'react' || kind === 'combat') return `hand:${option}`
  return CARD_KINDS[kind] ? `${CARD_KINDS[kind]}:${option}` : ''
}

const VERBS: Record<string, string> = {
  react: 'play',
  combat: 'play',
  target: 'choose',
  forfeit: 'choose',
  where: 'move',
}

export function verbOf(kind: string, option: Option): string {
  if (Array.isArray(option)) {
    const verb = String(option[0])
    return ['buy', 'play', 'enter', 'reserve', 'use', 'attack', 'return'].includes(verb) ? verb : 'play'
  }
  return VERBS[kind] ?? kind
}

export function offersOf(play: Play): Offer[] {
  const ask = play.state.ask
  if (!ask || ask.mine) return []
  const view = glory(play)
  return options(ask).map((option, i) => {
    const place = Array.isArray(option) && option[0] === 'enter' ? Number(option[2]) : null
    const words = play.said.options[i]
    const label = words?.label ?? String(option)
    return {
      option,
      label,
      detail: detailOf(play, view, ask, option) || words?.detail || '',
      spot: spotOf(ask.kind, option),
      verb: verbOf(ask.kind, option),
      place,
    }
  })
}

/** What an answer would do. */
function detailOf(play: Play, view: GloryView, ask: Ask, option: Option): string {
  if (typeof option === 'number') return ['target', 'forfeit'].includes(ask.kind) ? statsOf(view, option) : ''
  if (!Array.isArray(option)) return play.words.cards[String(option)] ? effectOf(play, String(option)) : ''
  const [verb, what] = option
  if (verb === 'attack')
    return t('common-glory-deals', { damage: fightersOf(view).find((one) => one.id === what)?.attack ?? 0 })
  if (verb === 'use')
    return [warning(play, view, Number(what)), effectOf(play, cardOf(view, Number(what)))].filter(Boolean).join(' ')
  return effectOf(
    play,
    ['buy', 'play', 'enter', 'reserve', 'return'].includes(String(verb)) ? String(what) : String(verb),
  )
}

function statsOf(view: GloryView, id: number): string {
  const one = fightersOf(view).find((fighter) => fighter.id === id)
  return one ? t('web-glory-has', { left: one.left, attack: one.attack, ready: one.ready ? 'yes' : 'no' }) : ''
}

/** To exhaust a patron may cost gladiators. */
function warning(play: Play, view: GloryView, id: number): string {
  const patron = view.players[play.you ?? 0]!.patrons.find((one) => one.id === id)
  return patron?.costly ? t('common-glory-warning') : ''
}

/** Why a thing cannot be used now, by where it lies. */
export function refusals(play: Play): Map<string, string> {
  const ask = play.state.ask
  const why = new Map<string, string>()
  ask?.refused.forEach(([option], i) =>
    why.set(spotOf(ask.kind, option) || String(option), play.said.refused[i]?.reason ?? ''),
  )
  return why
}

/** The prompt bar lists these questions itself: few answers, or none that lie on the table. */
const SHORT = ['may', 'amount', 'marked', 'draw', 'row', 'where', 'spare', 'forfeit']

/** Is this question answered by clicks on the table? */
export function handled(ask: Ask): boolean {
  return !ask.space && !SHORT.includes(ask.kind)
}

/** The answers that the prompt bar shows though the rest is clicked on the table. */
export function beside(ask: Ask): Option[] {
  return options(ask).filter(isPlain)
}

const BUTTON_VERBS: Record<string, string> = {
  target: 'choose',
  forfeit: 'forfeit',
  cull: 'cull',
  topdeck: 'topdeck',
  augury: 'topdeck',
  spare: 'spare',
  where: 'move',
  row: 'replace',
}

/** What the prompt bar's button says: always what is done, never a bare name. */
export function buttonLabel(play: Play, offer: Offer): string {
  const ask = play.state.ask
  if (!ask || Array.isArray(offer.option) || isPlain(offer.option)) {
    const card = Array.isArray(offer.option) && offer.verb === 'play' && offer.option[0] !== 'play'
    return card ? t('web-glory-do-play', { what: offer.label }) : offer.label
  }
  if (ask.kind === 'react' || ask.kind === 'combat') return t('web-glory-do-play', { what: offer.label })
  const hits = ask.kind === 'target' && Array.isArray(ask.about) && ask.about[1] === 'attack'
  const verb = hits ? 'hit' : BUTTON_VERBS[ask.kind]
  return verb ? t(`web-glory-do-${verb}`, { what: offer.label }) : offer.label
}
