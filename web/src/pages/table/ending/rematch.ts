/** The same people at another table. */

import { notify } from '../../../lib/browser/notify.svelte'
import { router } from '../../../lib/browser/router.svelte'
import * as api from '../../../lib/wire/api'
import type { Seat, Table } from '../../../lib/wire/protocol'
import { entropy } from '../../../lib/wire/start'

/** Go to the next game. Whoever played sits down again; if no seat is left, they see the table. */
export async function rematch(table: Table, name: string, you: Seat | null): Promise<void> {
  try {
    const { successor } = table
    const next = successor ? { id: successor } : await api.rematch(table.id)
    if (successor && you !== null) await api.join(successor, name, null, entropy()).catch(() => undefined)
    router.go(`/table/${next.id}`)
  } catch (why) {
    notify.refusal(why)
  }
}
