/** A gladiator's memories in words. */

import { has, t, type GameWords } from '../../../lib/words/words.svelte'
import { find, type Gladiator, type School } from '../view'

type Memory = (string | number)[]
interface About {
  view: School
  names: string[]
  words: GameWords
}

/** The history of a gladiator by turns. */
export function careerTurns(one: Gladiator): { turn: number; memories: Memory[] }[] {
  const turns = new Map<number, Memory[]>()
  for (const [turn, ...what] of one.history) turns.set(Number(turn), [...(turns.get(Number(turn)) ?? []), what])
  return [...turns].map(([turn, memories]) => ({ turn, memories }))
}

const FIGHTS = ['won', 'lost', 'draw', 'injury', 'died', 'animals', 'beat_beast', 'lost_to_beast', 'beast_undecided']

/** What happened to a school's fighters this turn: the bouts go by fast. */
export function fights(view: School, seat: number | null): { one: Gladiator; memories: Memory[] }[] {
  return view.gladiators.flatMap((one) => {
    if (one.owner !== seat || seat === null) return []
    const all = one.history
      .filter(([turn, what]) => turn === view.turn && FIGHTS.includes(String(what)))
      .map((row) => row.slice(1))
    const mortal = all.some(([what, how]) => what === 'died' && how === 'mortal_wound')
    // The wound says how they died; the line about what became of the other says who won.
    const memories = all
      .filter(([what]) => !(mortal && what === 'injury'))
      .map((what): Memory => (what[0] === 'won' && killed(view, Number(what[1]), one.id) ? ['killed', what[1]!] : what))
    return memories.length ? [{ one, memories }] : []
  })
}

/** Did they die this turn of their bout with this one? */
function killed(view: School, loser: number, winner: number): boolean {
  const now = (find(view, loser)?.history ?? []).filter(([turn]) => turn === view.turn)
  return now.some(([, what, foe]) => what === 'lost' && foe === winner) && now.some(([, what]) => what === 'died')
}

const SCHOOLS = ['founder', 'bought', 'taken', 'traded', 'released', 'closed']
const BEASTS = ['beat_beast', 'lost_to_beast', 'beast_undecided']

export function memory([what, ...facts]: Memory, { view, names, words }: About): string {
  const word = String(what)
  const ending = word.replaceAll('_', '-')
  const id = has(`common-career-${ending}`) ? `common-career-${ending}` : `web-school-memory-${ending}`
  const [one, two] = facts
  if (SCHOOLS.includes(word))
    return t(id, { school: names[Number(one)] ?? '', to: names[Number(two)] ?? '', gold: Number(two ?? 0) })
  if (['won', 'killed', 'lost', 'draw'].includes(word)) return t(id, { gladiator: find(view, Number(one))?.name ?? '' })
  if (word === 'died') return t(id, { how: words.terms.how?.[String(one)] ?? '' })
  if (word === 'injury') return t(id, { die: Number(one) })
  if (BEASTS.includes(word)) return t(id, { beast: words.terms.beast?.[String(one)] ?? '' })
  if (['trained', 'blood_lust'].includes(word)) return t(id, { stat: words.terms.stat?.[String(one)] ?? '' })
  return t(id)
}

export function epitaph(one: Gladiator, { view, names, words }: About): string {
  const last: Memory = one.history.at(-1) ?? [view.turn]
  const foe = one.history.findLast(([turn, what]) => what === 'lost' && turn === last[0])
  return t(`common-career-epitaph-${one.fate}`, {
    name: one.name,
    style: words.terms.style?.[one.style] ?? one.style,
    nationality: words.terms.nationality?.[one.nationality] ?? '',
    owner: one.owner === null ? t('common-nobody') : (names[one.owner] ?? ''),
    wins: one.wins,
    bouts: one.bouts,
    turn: Number(last[0]),
    how: last[1] === 'died' ? (words.terms.how?.[String(last[2])] ?? '') : '',
    by: foe ? (find(view, Number(foe[2]))?.name ?? '') : '',
    killed: foe ? 'yes' : 'no',
  })
}
