import { save } from '../../lib/browser/copy'
import type { Session } from '../../lib/table/session.svelte'

/** What this viewer saw, for a report that something is wrong: nothing that they may not know. */
export function exportView(session: Session): void {
  const { table, state, events, lines } = session
  save(`munera-${table.game}-${table.id}.json`, { table, state, events, lines, at: new Date().toISOString() })
}
