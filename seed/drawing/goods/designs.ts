import { dressesDesigns } from './designs-dresses'
import { legsDesigns } from './designs-legs'
import { outerDesigns } from './designs-outer'
import { smallDesigns } from './designs-small'
import { topsDesigns } from './designs-tops'

export const designs = {
  ...topsDesigns,
  ...outerDesigns,
  ...dressesDesigns,
  ...legsDesigns,
  ...smallDesigns,
}

export type DesignName = keyof typeof designs
