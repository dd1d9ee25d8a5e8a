/**
 * Everything that this app computes of the rules by itself, because somebody wants to see it before they have answered:
 * at most ten functions, each compared with Python on a thousand random positions by `tests/web/test_previews.py`.
 */

export { judgePayment, payments } from './boards/for_glory/previews'
export { expectedGold, offerFault } from './boards/school/previews'
export { asOffer, faultOf } from './boards/spartacus/deals/previews'
export { breakEven, canLose, mayStake } from './boards/spartacus/arena/previews'
export { afterUpkeep } from './boards/spartacus/previews'
