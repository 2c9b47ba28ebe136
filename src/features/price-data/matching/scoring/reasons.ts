import { type Figures, featureNames } from './features'

/** What a match is founded on, shown to people. */
export const likenessReasons = ['barcode', 'brand', 'size', 'percent', 'words', 'similar-words', 'price'] as const
export type LikenessReason = (typeof likenessReasons)[number]

const at = (name: (typeof featureNames)[number]) => featureNames.indexOf(name)
const places = {
  ...{ brand: at('brandSame'), size: at('packSame'), percent: at('percentSame') },
  ...{ exact: at('exact'), fuzzy: at('fuzzy'), price: at('price'), unknown: at('priceUnknown') },
}

/** Up to a tenth is called the same price. */
const samePrice = 0.1

/** The reasons that the figures of a pair give, in the order in which they are read. */
export function reasonsOf(figures: Figures): LikenessReason[] {
  const figure = (place: number) => figures[place] ?? 0
  const priceKnown = figure(places.unknown) === 0
  return [
    ...(figure(places.brand) > 0 ? (['brand'] as const) : []),
    ...(figure(places.size) > 0 ? (['size'] as const) : []),
    ...(figure(places.percent) > 0 ? (['percent'] as const) : []),
    figure(places.exact) > 0 && figure(places.fuzzy) === 0 ? 'words' : 'similar-words',
    ...(priceKnown && figure(places.price) <= samePrice ? (['price'] as const) : []),
  ]
}
