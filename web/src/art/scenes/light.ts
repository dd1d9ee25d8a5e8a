/** The hour and the mood of a picture: what lies over its place. */

const over = (d: string, fill: string, opacity: number): string =>
  `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`
const ALL = 'M0 0h320v180H0z'

const HOURS: Record<string, string> = {
  noon: '',
  dawn: over(ALL, '#e8906a', 0.2),
  dusk: over(ALL, '#a8452e', 0.26),
  night: over(ALL, '#15143a', 0.46),
  lamp: over(ALL, '#e8a432', 0.26),
  storm: over(ALL, '#3c4a62', 0.4),
}
const RAYS =
  'M160 92L60-60h44zM160 92L136-80h48zM160 92L216-60h44zM160 92L-60 10v44zM160 92L380 10v44z' +
  'M160 92L-60 130v44zM160 92L380 130v44z'
const GUSTS = 'M0 30h150l-12 7H0zM40 66h120l-10 6H40zM0 108h110l-10 7H0zM30 146h150l-12 7H30z'
const GARLANDS =
  '<path d="M0 0q40 38 80 4 40 40 80 0 40 40 80 0 40 34 80-4z" fill="#7f9a4a"/>' +
  '<path d="M160 4q40 40 80 0 40 34 80-4H160z" fill="#566f2c"/>' +
  '<path d="M80 4h0M160 4h0M240 4h0" stroke="#b3272b" stroke-width="16" stroke-linecap="round"/>'

const MOODS: Record<string, string> = {
  calm: '',
  threat: over('M0 180V128L320 20v160z', '#5a1013', 0.26),
  grief: over('M0 0h320v46L0 110z', '#221d2c', 0.32),
  triumph: over(RAYS, '#fff3cf', 0.42),
  haste: over(GUSTS, '#fffaf0', 0.5),
  secret: over('M0 0h86L58 180H0zM320 0h-86l28 180h58z', '#1c1726', 0.42),
  joy: GARLANDS,
}

export const hasHour = (name: string): boolean => name in HOURS
export const hasMood = (name: string): boolean => name in MOODS

/** A crowd would fight with what stands before it: it lies in the shade. */
const SHADED = new Set(['stands'])

export function light(place: string, hour: string, mood: string): string {
  return (SHADED.has(place) ? over(ALL, '#000', 0.3) : '') + (HOURS[hour] ?? '') + (MOODS[mood] ?? '')
}
