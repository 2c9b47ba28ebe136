import type { Side } from './align'
import { type Figures, featureNames } from './features'

export const likenessReasons = ['barcode', 'brand', 'size', 'percent', 'words', 'similar-words', 'price'] as const
/** Stored in place of a likeness where an editor joined a listing to its product or split it off. */
export const editorsReason = 'editor'
export type LikenessReason = (typeof likenessReasons)[number]

const at = (name: (typeof featureNames)[number]) => featureNames.indexOf(name)
const places = {
  ...{ brand: at('brandSame'), size: at('packSame'), percent: at('percentSame') },
  ...{ exact: at('exact'), fuzzy: at('fuzzy'), price: at('price'), unknown: at('priceUnknown') },
}

/** Up to this relative difference the price is called the same. */
const samePrice = 0.1

/** A size that was only assumed of one of them is no reason. */
export function reasonsOf(figures: Figures, one: Side, other: Side): LikenessReason[] {
  const figure = (place: number) => figures[place] ?? 0
  const sizesKnown = !one.profile.packAssumed && !other.profile.packAssumed
  const priceKnown = figure(places.unknown) === 0
  return [
    ...(figure(places.brand) > 0 ? (['brand'] as const) : []),
    ...(sizesKnown && figure(places.size) > 0 ? (['size'] as const) : []),
    ...(figure(places.percent) > 0 ? (['percent'] as const) : []),
    figure(places.exact) > 0 && figure(places.fuzzy) === 0 ? 'words' : 'similar-words',
    ...(priceKnown && figure(places.price) <= samePrice ? (['price'] as const) : []),
  ]
}
