import { learnPeople } from './people'

/** Bots that come as persons: what their names say of them. The rest of a face follows from the name. */
const WOMEN = ['Vesta', 'Balbina', 'Torva', 'Cassia', 'Locusta', 'Hilara', 'Drusa', 'Aelia', 'Fortunata', 'Severa']
const MEN = ['Milo', 'Pullo', 'Cato', 'Sejanus', 'Fabius']

/** Who sits at a table, person or bot: a noble with the face of their name. */
export const seatLook = (name: string) => ({ id: `seat-${name}`, style: 'noble' as const })

const looks = (names: string[], sex: 'f' | 'm') =>
  Object.fromEntries(
    names.map((name) => [seatLook(name).id, { style: 'noble' as const, side: 'none', traits: { sex } }]),
  )
learnPeople({ ...looks(WOMEN, 'f'), ...looks(MEN, 'm') })
