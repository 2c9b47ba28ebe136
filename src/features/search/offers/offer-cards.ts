import { offerDetails } from '@/domain/offer-details'
import type { ReadCard } from '@/features/price-data/cards/read-cards'
import type { CardProduct, OfferedPrice } from '@/features/price-data/cards/types'
import type { OfferHit } from './types'

/** `groupSlug` is the page of the product's group, where the product has no page of its own. */
export type OfferCard = { offers: [OfferHit, ...OfferHit[]]; product: CardProduct; groupSlug: string | null }

/** One card per matched product, else per name, brand and size, at the place of its first offer. */
export function offerCards(offers: OfferHit[], cards: ReadCard[]): OfferCard[] {
  const known = new Map(cards.map((card) => [card.id, card]))
  return [...Map.groupBy(offers, nameOf).values()].flatMap(([first, ...others]): OfferCard[] => {
    if (!first) return []
    const card = first.product === null ? undefined : known.get(first.product)
    const found = [first, ...others].map(toOffered)
    const more = card?.offers.filter(({ key }) => !found.some((offer) => offer.key === key)) ?? []
    const product: CardProduct = {
      slug: first.product === null ? null : first.priceSlug,
      title: first.title,
      details: offerDetails(first),
      group: card?.group ?? null,
      // One source that says "medicine" suffices: brochures may not know.
      isRanked: first.isRanked && card?.isRanked !== false,
      reports: card?.reports ?? [],
      offers: [...found, ...more],
      picture: first.picture ?? card?.picture ?? null,
      place: card?.place ?? null,
    }
    return [{ offers: [first, ...others], product, groupSlug: first.priceSlug }]
  })
}

const nameOf = ({ product, title, brand, packSize }: OfferHit) =>
  product === null ? [title, brand, packSize].join('\n').toLocaleLowerCase('bg') : `product ${product}`

function toOffered(offer: OfferHit): OfferedPrice {
  const { id, retailer, priceCents, reduction, unitPrice, brochure, towns, validFrom, validTo, loyaltyOnly } = offer
  const { multiBuy, depositCents } = offer
  return {
    ...{ source: 'brochure', key: id, shop: retailer, price: priceCents, reduction, unitPrice },
    ...{ brochure, towns, validFrom, validTo, loyaltyOnly, multiBuy, depositCents },
  }
}
