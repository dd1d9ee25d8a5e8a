/** Who sits at a table, person or bot: a noble with the face of their name. */
export const seatLook = (name: string): { id: string; style: string } => ({ id: `seat-${name}`, style: 'noble' })
