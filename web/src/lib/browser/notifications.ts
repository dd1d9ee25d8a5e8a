/** The notifications that the browser shows while its reader is elsewhere. */

import { t } from '../words/words.svelte'
import { notify } from './notify.svelte'
import { prefs } from './prefs.svelte'

/** Turns the notifications of the browser on or off; it may refuse them, and then the reader is told so. */
export async function allowNotifications(wanted: boolean): Promise<void> {
  prefs.notify = wanted && typeof Notification !== 'undefined' && (await Notification.requestPermission()) === 'granted'
  if (wanted && !prefs.notify) notify.toast(t('web-notify-refused'), 'refused')
}
