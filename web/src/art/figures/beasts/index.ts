/** Beasts, for the games that have some: they are no part of `figure` itself, so that the others need not load them. */

import type { BeastDrawer } from '../figure'
import { creature } from './creature'
import { beastBust } from './heads'
import { beastWhole } from './whole'

export const drawBeast: BeastDrawer = (id, kind, traits, pose, right) => {
  const beast = creature(id, kind, traits)
  return pose === 'bust' ? beastBust(beast) : beastWhole(beast, pose, right)
}
