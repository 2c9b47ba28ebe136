import type { BrochureOffer } from '../offer-query'
import type { CardProduct, OfferedPrice } from './types'

/** An offer of a brochure as a price on the card of its product. */
export function toOffered(offer: BrochureOffer): OfferedPrice {
  const { id, shop, price, oldPrice: old, unitPrice, brochureSlug: brochure, firstDay, lastDay, loyaltyOnly } = offer
  return {
    ...{ source: 'brochure', key: id, shop, price, old, unitPrice, brochure, loyaltyOnly },
    ...{ validFrom: firstDay, validTo: lastDay },
  }
}

/** Offers of what may be ranked, each thing on one card; none leads to the page `own`. */
export function cardsOfOffers(offers: BrochureOffer[], own: string): { key: string; product: CardProduct }[] {
  const things = Map.groupBy(offers, ({ product, title, packSize }) => product?.slug ?? `${title}\n${packSize}`)
  return [...things].flatMap(([key, [first, ...others]]) => {
    if (!first) return []
    const { product, title, packSize } = first
    const all = [first, ...others]
    const card: CardProduct = {
      ...{ slug: product && product.slug !== own ? product.slug : null, title, details: packSize ?? '' },
      ...{ isRanked: true, reports: [], offers: all.map(toOffered), reduction: null, place: null },
      picture: all.find(({ picture }) => picture)?.picture ?? null,
    }
    return [{ key, product: card }]
  })
}
