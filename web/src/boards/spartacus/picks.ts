/** What may be chosen by clicking it on the board, for the open question. */

import { options, same, type Play } from '../../lib/board'
import type { Option, Seat } from '../../lib/wire/protocol'
import { numbers } from '../../lib/wire/checked'
import { t } from '../../lib/words/words.svelte'
import { planOf } from './intrigue/support'
import { printed } from './read'
import { asked, sealed, tableOf } from './view'
import { cardName, list, nameOf } from './wording'

const ASSETS = new Set(['pick', 'healer', 'bodyguard', 'combatant'])
const HOUSES = new Set(['pick_house', 'invite'])
/** What is done with a card, the weightiest first. */
const WORDS = ['play', 'guard', 'prepare', 'again', 'lay', 'exchange', 'cash', 'discard']
const OF_ASSETS = new Set(['sell', 'ability', 'cunning'])

function offered(play: Play): Option[] {
  return asked(play) && !sealed(play) ? options(play.state.ask) : []
}

/** The answer that each asset stands for. */
export function assetPicks(play: Play): Map<number, Option> {
  const found = new Map<number, Option>()
  const plain = ASSETS.has(asked(play))
  for (const option of offered(play)) {
    if (plain && typeof option === 'number') found.set(option, option)
    else if (Array.isArray(option) && OF_ASSETS.has(String(option[0]))) found.set(Number(option[1]), option)
  }
  return found
}

/** The answer that each house stands for; schemes with one target are aimed by clicking it. */
export function housePicks(play: Play): Map<Seat, Option> {
  const found = new Map<Seat, Option>()
  const plain = HOUSES.has(asked(play))
  for (const option of offered(play)) {
    if (plain && typeof option === 'number') found.set(option, option)
    else if (Array.isArray(option) && (option[0] === 'announce' || option[0] === 'target')) {
      const [target, ...more] = Array.isArray(option[1]) ? option[1] : []
      if (typeof target === 'number' && !more.length) found.set(target, option)
    }
  }
  return found
}

export interface CardAction {
  option: Option
  word: string
}

/** What may be done with each card of the hand. */
export function cardActions(play: Play): Map<string, CardAction[]> {
  const found = new Map<string, CardAction[]>()
  const add = (card: Option | undefined, word: string, option: Option): void => {
    if (typeof card === 'string') found.set(card, [...(found.get(card) ?? []), { option, word }])
  }
  const kind = asked(play)
  for (const option of offered(play)) {
    if (kind === 'exchange' && option !== 'none') add(option, 'exchange', option)
    else if (option === 'lay') add(printed().guard, 'lay', option)
    else if (Array.isArray(option)) {
      const word = String(option[0])
      if (['prepare', 'cash', 'discard', 'play'].includes(word)) add(option[1], word, option)
      if (word === 'again')
        add(tableOf(play).prepared.find((mark) => mark.number === option[1])?.card ?? undefined, word, option)
      if (word === 'guard' && option[1] === 'hand') add(printed().guard, 'guard', option)
    }
  }
  for (const actions of found.values()) actions.sort((one, two) => WORDS.indexOf(one.word) - WORDS.indexOf(two.word))
  return found
}

/** To announce a Scheme and to confirm its Target at once; who wants to talk in between only announces it. */
const THEN = { kind: 'announced', option: 'confirm' }
const announces = (option: Option): boolean => Array.isArray(option) && option[0] === 'announce'

/** Answer so, or have it in mind; once more: not any longer. The Target of a Scheme is only ever ticked. */
export function choose(play: Play, option: Option, label: string): void {
  if (announces(option)) play.pick({ option, label: playedOn(play, option), then: THEN })
  else play.choose({ option, label })
}

/** What is done by announcing and confirming in one go. */
function playedOn(play: Play, option: Option): string {
  const seats = Array.isArray(option) ? (numbers(option[1]) ?? []) : []
  const names = seats.map((seat) => (seat === play.you ? t('web-sp-on-yourself') : nameOf(play, seat)))
  const card = planOf(tableOf(play))?.card ?? ''
  return t('web-sp-play-it', {
    card: cardName(play, card),
    target: names.length ? list(names) : t('common-everybody'),
  })
}

export const LAY: Option = ['lay']

/** The same with a move that is possible at any time: the question stays. */
export function intend(play: Play, move: Option, label: string): void {
  play.choose({ option: move, label, move: true })
}

/** Of a button that only selects: is it selected? Of one that answers at once there is nothing to say. */
export const pressed = (play: Play, option: Option): boolean | undefined =>
  play.suffices(option) && !announces(option) ? undefined : isPicked(play, option)

export const isPicked = (play: Play, option: Option): boolean => same(play.picked?.option, option)
