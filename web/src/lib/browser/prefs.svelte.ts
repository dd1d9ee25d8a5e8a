/** What this browser remembers of how its reader likes things. */

import { PACES, SPEED, type Pace } from '../table/pace'
import { choiceOf, usual, type SoundChoice } from '../sound/choice'
import { oneOf } from '../wire/checked'
import { LANGUAGES, locale, type Lang } from '../words/words.svelte'

export type Theme = 'auto' | 'light' | 'dark'
export type Motion = 'auto' | 'none' | 'full'

const KEY = 'munera'

/** What is kept in the storage of the browser. */
interface Kept {
  lang: Lang
  edition: string
  titles: string
  theme: Theme
  motion: Motion
  pace: Pace
  sound: SoundChoice
  notify: boolean
  shapes: boolean
  oneClick: boolean
  name: string
}

function browserLanguage(): Lang {
  return navigator.language?.toLowerCase().startsWith('pt') ? 'pt-BR' : 'en'
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>
  } catch {
    return {}
  }
}

class Prefs {
  theme = $state<Theme>('auto')
  motion = $state<Motion>('auto')
  /** How fast the moves of others are shown. */
  pace = $state<Pace>('usual')
  sound = $state<SoundChoice>(usual())
  notify = $state(false)
  /** Shapes and words beside every colour, also where they are usually left out to keep the board quiet. */
  shapes = $state(false)
  /** Does one click suffice for what can be taken back in full? */
  oneClick = $state(true)
  /** What this person is called at new tables. */
  name = $state('')

  constructor() {
    const kept = read()
    locale.lang = oneOf(LANGUAGES, kept.lang) ?? browserLanguage()
    locale.wanted = kept.edition ?? ''
    locale.titles = kept.titles ?? locale.titles
    this.theme = kept.theme ?? 'auto'
    this.motion = kept.motion ?? 'auto'
    this.pace = oneOf(PACES, kept.pace) ?? 'usual'
    this.sound = choiceOf(kept.sound)
    this.notify = kept.notify ?? false
    this.shapes = kept.shapes ?? false
    this.oneClick = kept.oneClick ?? true
    this.name = kept.name ?? ''
  }

  /** Store all settings and apply them to the page. Called inside an effect, it follows every change. */
  keep(): void {
    const kept: Kept = {
      edition: locale.wanted,
      titles: locale.titles,
      lang: locale.lang,
      theme: this.theme,
      motion: this.motion,
      pace: this.pace,
      sound: $state.snapshot(this.sound),
      notify: this.notify,
      shapes: this.shapes,
      oneClick: this.oneClick,
      name: this.name,
    }
    try {
      localStorage.setItem(KEY, JSON.stringify(kept))
    } catch {
      // private windows may refuse; then it holds for this visit
    }
    const root = document.documentElement
    root.lang = locale.lang
    root.dataset.theme = this.theme === 'auto' ? (dark.matches ? 'dark' : 'light') : this.theme
    if (this.motion === 'auto') delete root.dataset.motion
    else root.dataset.motion = this.motion
    root.dataset.shapes = this.shapes ? 'more' : ''
  }
}

const dark = matchMedia('(prefers-color-scheme: dark)')
export const prefs = new Prefs()
dark.addEventListener('change', () => prefs.keep())
prefs.keep()

/** Do things move? Boards ask before they animate anything by hand. */
export function moving(): boolean {
  if (prefs.motion !== 'auto') return prefs.motion === 'full'
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** The factor on every time for which a state is shown; 0: the newest at once, also where nothing shall move. */
export function speed(): number {
  return moving() ? SPEED[prefs.pace] : 0
}
