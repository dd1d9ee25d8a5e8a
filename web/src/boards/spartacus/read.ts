/**
 * What comes over the wire, with its types. Spartacus and its expansion are read alike: what the expansion adds may be
 * missing.
 */

import { reader } from '../../lib/wire/typed'
import type { Serpents, SerpentsPrinted, SerpentsView } from '../../views/serpents'
import type { SpartacusPrinted, SpartacusView } from '../../views/spartacus'

export type EitherView = SpartacusView & Partial<SerpentsView>

export interface EitherGame extends Omit<Serpents, 'view' | 'printed'> {
  view: EitherView
  printed: SpartacusPrinted & Partial<SerpentsPrinted>
}

let components: object = {}

/** Take in what is printed on the components. */
export function learn(printed: object): void {
  components = printed
}

export const { viewOf, viewIn, askOf, spaceOf, anytimeOf, printed, partOf } = reader<EitherGame>(() => components)
