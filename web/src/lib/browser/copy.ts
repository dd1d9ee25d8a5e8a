import { notify } from './notify.svelte'
import { t } from '../words/words.svelte'

/** To the clipboard; where that is not allowed, the reader is told to do it by hand. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify.toast(t('web-copied'), 'done')
  } catch {
    notify.toast(t('web-copy-by-hand', { text }), 'info')
  }
}

/** A file for the reader, made here of what is given. */
export function save(name: string, content: unknown): void {
  saveFile(name, new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }))
}

export function saveFile(name: string, blob: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
