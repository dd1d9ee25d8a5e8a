/** The School shows what Gladius shows; its recruits are drawn from what the campaign tells of them. */

import './gladius'
