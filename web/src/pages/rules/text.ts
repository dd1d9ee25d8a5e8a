/** A rule text in pieces that a page can show: paragraphs and lists, with references and option names inside. */

import type { Rule } from '../../lib/words/rules'

export type Piece = { kind: 'text' | 'code' | 'ref' | 'hit'; text: string }
type Block = { kind: 'p'; pieces: Piece[] } | { kind: 'ul'; items: Piece[][] }

const INSIDE = /`([^`]+)`|\b([A-Z]{2}(?:-[A-Z]+)?-\d+)\b/g

/** The text of a rule: lines that begin with a dash are a list. `known`: the ids that can be referred to. */
export function blocks(text: string, known: ReadonlySet<string>, sought = ''): Block[] {
  const found: Block[] = []
  for (const line of text.split('\n')) {
    const item = /^- (.*)$/.exec(line)
    if (item) {
      const last = found.at(-1)
      const here = pieces(item[1]!, known, sought)
      if (last?.kind === 'ul') last.items.push(here)
      else found.push({ kind: 'ul', items: [here] })
    } else if (line.trim()) found.push({ kind: 'p', pieces: pieces(line, known, sought) })
  }
  return found
}

export function pieces(line: string, known: ReadonlySet<string>, sought = ''): Piece[] {
  const found: Piece[] = []
  let at = 0
  for (const match of line.matchAll(INSIDE)) {
    const ref = match[2]
    if (ref !== undefined && !known.has(ref)) continue
    found.push(...marked(line.slice(at, match.index), sought))
    found.push(ref === undefined ? { kind: 'code', text: match[1]! } : { kind: 'ref', text: ref })
    at = match.index + match[0].length
  }
  found.push(...marked(line.slice(at), sought))
  return found
}

/** Where what is sought stands in a text. */
export function marked(text: string, sought: string): Piece[] {
  if (!text) return []
  if (!sought) return [{ kind: 'text', text }]
  const found: Piece[] = []
  const plain = folded(text)
  let at = 0
  for (let hit = plain.indexOf(sought); hit >= 0; hit = plain.indexOf(sought, at)) {
    if (hit > at) found.push({ kind: 'text', text: text.slice(at, hit) })
    found.push({ kind: 'hit', text: text.slice(hit, hit + sought.length) })
    at = hit + sought.length
  }
  if (at < text.length) found.push({ kind: 'text', text: text.slice(at) })
  return found
}

/** Small letters without accents, each as long as it was: who seeks "decisao" finds "decisão". */
export function folded(text: string): string {
  return Array.from(text, (letter) => {
    const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    return bare.length === letter.length ? bare : letter
  }).join('')
}

interface Chapter {
  key: string
  game: string
  title: string
  rules: Rule[]
}

/** The rules by chapter, in their order. */
export function byChapter(rules: readonly Rule[]): Chapter[] {
  const found: Chapter[] = []
  for (const rule of rules) {
    const last = found.at(-1)
    const game = rule.game ?? ''
    if (last && last.title === rule.chapter && last.game === game) last.rules.push(rule)
    else found.push({ key: `c${found.length}`, game, title: rule.chapter, rules: [rule] })
  }
  return found
}

export type Wanted = 'all' | 'ruling' | 'ours'

/** Every word of the search must be in the rule. */
export function matching(rules: readonly Rule[], search: string, mark: Wanted): Rule[] {
  const words = folded(search).split(/\s+/).filter(Boolean)
  return rules.filter((rule) => {
    if (mark !== 'all' && rule.mark !== mark) return false
    const text = folded([rule.id, rule.title, rule.text, rule.reason, rule.chapter].join(' '))
    return words.every((word) => text.includes(word))
  })
}
