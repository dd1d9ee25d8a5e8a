/** The rule texts of a game, asked for once in each language. */

import { get } from '../wire/api'

export interface Rule {
  id: string
  title: string
  text: string
  reason: string
  chapter: string
  mark: 'rule' | 'ruling' | 'ours'
  /** Whose rule it is: an expansion has those of its base game, too. */
  game?: string
}

const cache = new Map<string, Promise<Rule[]>>()

export function rulesOf(game: string, lang: string): Promise<Rule[]> {
  const key = `${game}?lang=${lang}`
  let found = cache.get(key)
  if (!found) {
    found = get<{ rules: Rule[] }>(`/api/rules/${key}`).then((answer) => answer.rules)
    found.catch(() => cache.delete(key))
    cache.set(key, found)
  }
  return found
}
