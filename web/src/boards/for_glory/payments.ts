/** Coins and glory that events speak of: where they come from and where they go. */

import { pay, type Payments } from '../../art/motion/purses'

export const PAYMENTS: Payments = {
  gains_coin: ([, seat, amount]) => pay('coins', 'bank', seat, amount),
  pays_at_once: ([, seat, coins]) => pay('coins', seat, 'bank', coins),
  battle_won: ([, seat, , glory]) => pay('influence', 'bank', seat, glory).map((one) => ({ ...one, sign: 'fame' })),
}
