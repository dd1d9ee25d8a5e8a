/** How a clock reads. */

type Urgency = 'calm' | 'minute' | 'seconds' | 'out'

interface ClockFace {
  text: string
  urgency: Urgency
  unit: 'days' | 'hours' | 'clock'
  count: number
}

/** `left` in seconds. Whoever shows it puts days and hours into words; the rest is m:ss. */
export function face(left: number): ClockFace {
  const seconds = Math.max(0, Math.ceil(left))
  const urgency: Urgency = seconds === 0 ? 'out' : seconds <= 10 ? 'seconds' : seconds <= 60 ? 'minute' : 'calm'
  if (seconds >= 2 * 86400) return { text: '', urgency, unit: 'days', count: Math.floor(seconds / 86400) }
  if (seconds >= 3600) return { text: '', urgency, unit: 'hours', count: Math.floor(seconds / 3600) }
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return { text, urgency, unit: 'clock', count: seconds }
}

/** The clock that matters to a viewer: their own if they are awaited, else the one that runs out first. */
export function deadline(deadlines: Record<string, number>, you: number | null): number | null {
  const own = you === null ? undefined : deadlines[String(you)]
  if (own !== undefined) return own
  const all = Object.values(deadlines)
  return all.length ? Math.min(...all) : null
}
