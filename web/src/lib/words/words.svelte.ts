/** Words: the interface speaks from the same Fluent catalogues as the terminal; what the game says comes in words. */

import { untrack } from 'svelte'
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

import { get } from '../wire/api'
import type { Phrasing } from '../table/live.svelte'

export const LANGUAGES = ['en', 'pt-BR'] as const
export type Lang = (typeof LANGUAGES)[number]

const files = import.meta.glob('../../../../src/munera/locales/*/{web*,errors,common*}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>

const bundles = new Map<string, FluentBundle>()
for (const lang of LANGUAGES) {
  const bundle = new FluentBundle(lang, { useIsolating: false })
  for (const [path, text] of Object.entries(files))
    if (path.includes(`/locales/${lang}/`)) bundle.addResource(new FluentResource(text))
  bundles.set(lang, bundle)
}

/** One card, title or word of a game, in the reader's language. */
export interface CardWords {
  name: string
  effect: string
}

export interface GameWords {
  name: string
  about: string
  cards: Record<string, CardWords>
  terms: Record<string, Record<string, string>>
  settings: Record<string, { text: string; values: Record<string, string> }>
}

/** The edition that each language speaks of unless another one is chosen. */
const EDITIONS: Record<Lang, string> = { en: '2020', 'pt-BR': '2012' }

class Locale {
  lang = $state<Lang>('en')
  /** As it was chosen; nothing: that of the language. */
  wanted = $state('')
  titles = $state('clean')

  get edition(): string {
    return this.wanted || EDITIONS[this.lang]
  }
  set edition(edition: string) {
    this.wanted = edition
  }

  get phrasing(): Phrasing {
    return { lang: this.lang, edition: this.edition, titles: this.titles }
  }
}

export const locale = new Locale()

/** The names of the coins in each phrasing: every message can use them, as in the terminal. */
const money = new Map<string, Record<string, string>>()

function coins(): Record<string, string> {
  const key = `${locale.lang} ${locale.edition}`
  let known = money.get(key)
  if (!known) money.set(key, (known = { money: said('common-money', {}), money_one: said('common-money-one', {}) }))
  return known
}

/**
 * A message of the interface, or one that all hosts share. Reads the language, so that what shows it follows a
 * switch.
 */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  return said(id, { ...coins(), ...args })
}

/** A message in a certain language, whichever the reader speaks: for what is given to others. */
export function inLanguage(lang: Lang, id: string, args: Record<string, FluentVariable> = {}): string {
  const bundle = bundles.get(lang)
  const pattern = bundle?.getMessage(id)?.value
  return bundle && pattern ? bundle.formatPattern(pattern, args) : id
}

function said(id: string, args: Record<string, FluentVariable>): string {
  const phrasing = { edition: Number(locale.edition), titles: locale.titles }
  for (const lang of [locale.lang, 'en']) {
    const bundle = bundles.get(lang)
    const [base, attribute] = id.split('.') as [string, string | undefined]
    const message = bundle?.getMessage(base)
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute]
    if (bundle && pattern) return bundle.formatPattern(pattern, { ...phrasing, ...args })
  }
  return id
}

export function has(id: string): boolean {
  return bundles.get('en')?.hasMessage(id) ?? false
}

const cache = new Map<string, Promise<GameWords>>()

/** While a component lives: reports every change of language, edition or titles. */
export function onOtherWords(changed: (phrasing: Phrasing) => void): void {
  let spoken = JSON.stringify(locale.phrasing)
  $effect(() => {
    const phrasing = locale.phrasing
    if (JSON.stringify(phrasing) === spoken) return
    spoken = JSON.stringify(phrasing)
    untrack(() => changed(phrasing))
  })
}

/** The words of a game, asked for once in each phrasing. */
export function gameWords(game: string, phrasing: Phrasing): Promise<GameWords> {
  const query = new URLSearchParams({ ...phrasing }).toString()
  const key = `${game}?${query}`
  let words = cache.get(key)
  if (!words) {
    words = get<GameWords>(`/api/words/${key}`)
    words.catch(() => cache.delete(key))
    cache.set(key, words)
  }
  return words
}
