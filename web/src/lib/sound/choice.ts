/** What this browser's reader wants to hear. */

/** What can be switched off by itself: own turn and ending, impacts, cards and coins, the crowd. */
export const GROUPS = ['turn', 'impact', 'ui', 'crowd'] as const
export type Group = (typeof GROUPS)[number]

export interface SoundChoice {
  muted: boolean
  /** How loud, from 0 to 1. */
  level: number
  groups: Record<Group, boolean>
  /** Was the reader shown once how to mute it? */
  introduced: boolean
}

/** As loud as an aside: `LOUDEST` times this. */
export const SOFTLY = 0.5

/** Softly on for what concerns the reader, until they choose. */
export const usual = (): SoundChoice => ({
  muted: false,
  level: SOFTLY,
  groups: { turn: true, impact: true, ui: false, crowd: false },
  introduced: false,
})

/** What earlier versions called `introduced`. */
const FIRST_NAME = 'told'

/**
 * What was kept, also by earlier versions, which kept only on or off: whoever had it off is left in peace, and whoever
 * had it on hears everything, as before.
 */
export function choiceOf(kept: unknown): SoundChoice {
  if (kept === false) return { ...usual(), muted: true, introduced: true }
  if (kept === true)
    return { ...usual(), groups: { turn: true, impact: true, ui: true, crowd: true }, introduced: true }
  if (typeof kept !== 'object' || kept === null) return usual()
  const { muted, level, groups, ...others } = kept as Partial<Record<string, unknown>>
  const chosen = usual()
  for (const group of GROUPS) {
    const on = (groups as Partial<Record<Group, unknown>> | undefined)?.[group]
    if (typeof on === 'boolean') chosen.groups[group] = on
  }
  return {
    groups: chosen.groups,
    muted: muted === true,
    level: typeof level === 'number' && level >= 0 && level <= 1 ? level : SOFTLY,
    introduced: (others.introduced ?? others[FIRST_NAME]) === true,
  }
}
