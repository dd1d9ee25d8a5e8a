/** How the schools are told apart: shape, colour, dash pattern and livery, by seat. */

interface Sign {
  /** A path around the origin, some 12 wide. */
  path: string
  colour: string
  dash: string
  /** In whose colours its gladiators fight. */
  side: string
}

const SIGNS: Sign[] = [
  { path: 'M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0z', colour: 'var(--h-batiatus)', dash: '', side: 'batiatus' },
  { path: 'M-5.500-5.500h11v11h-11z', colour: 'var(--h-glaber)', dash: '9 5', side: 'glaber' },
  { path: 'M0-7.500L7.500 0 0 7.500-7.500 0z', colour: 'var(--bronze)', dash: '3 5', side: 'tullius' },
  { path: 'M0-7L7 6H-7z', colour: 'var(--h-solonius)', dash: '14 4 3 4', side: 'solonius' },
  { path: 'M-3.500-6.500h7L7 0l-3.500 6.500h-7L-7 0z', colour: 'var(--h-seppius)', dash: '2 2', side: 'seppius' },
  {
    path: 'M-2.500-7h5v4.500H7v5H2.500V7h-5V2.500H-7v-5h4.500z',
    colour: 'var(--h-varinius)',
    dash: '18 3',
    side: 'varinius',
  },
]

export const signOf = (seat: number): Sign => SIGNS[seat % SIGNS.length]!

/** Whom nobody owns yet stands in undyed cloth. */
export const sideOf = (owner: number | null): string => (owner === null ? 'none' : signOf(owner).side)
