/** What the reader is notified of beside the page: lines that screen readers speak, and toasts. */

import { codeOf, Refusal } from '../wire/refusal'
import { has, t } from '../words/words.svelte'

type ToastKind = 'info' | 'done' | 'refused' | 'connection' | 'sound'

interface Toast {
  id: number
  kind: ToastKind
  text: string
  /** What can be done about it, at once. */
  act?: ToastAct | undefined
}

interface ToastAct {
  label: string
  run: () => void
}

const LASTS = 5000
/** What asks for a decision leaves time for it. */
const LASTS_TO_ACT = 20000

class Notifier {
  polite = $state('')
  assertive = $state('')
  toasts = $state.raw<Toast[]>([])
  #ids = 0

  /** For the live regions: one sentence for one batch of events. */
  announce(text: string, urgent = false): void {
    // The same words twice are spoken twice only if they differ by something.
    const again = text === (urgent ? this.assertive : this.polite) ? '\u00a0' : ''
    if (urgent) this.assertive = text + again
    else this.polite = text + again
  }

  /** Nobody reads on in a language that was left: what was announced in it is gone. */
  forget(): void {
    this.polite = ''
    this.assertive = ''
  }

  toast(text: string, kind: ToastKind = 'info', act?: ToastAct): void {
    const id = ++this.#ids
    this.toasts = [...this.toasts.filter((one) => one.text !== text), { id, kind, text, act }].slice(-3)
    setTimeout(() => this.close(id), act ? LASTS_TO_ACT : LASTS)
  }

  close(id: number): void {
    this.toasts = this.toasts.filter((one) => one.id !== id)
  }

  /** Says in a toast why something was not done. */
  refusal(why: unknown): void {
    this.toast(reason(why), 'refused')
  }
}

export const notify = new Notifier()

/** The words for a refusal. */
export function reason(why: unknown): string {
  const code = codeOf(why)
  const id = `error-${code.replaceAll('_', '-')}`
  const facts = why instanceof Refusal ? why.facts : {}
  return has(id) ? t(id, { detail: '', ...facts }) : t('web-error', { code })
}
