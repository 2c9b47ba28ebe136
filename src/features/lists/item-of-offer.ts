import type { Offer } from '@/features/brochures/types'
import type { ListItemInput } from './changes'

type ListedOffer = Omit<Offer, 'box' | 'pageNumber'> & {
  retailer: { slug: string; name: string }
  /** The slug of the brochure. */
  brochure: string
}

/** An offer as an item of a list, with its price at this moment. */
export function thingOf(offer: ListedOffer): ListItemInput {
  const { id, title, brand, packSize, priceCents, validFrom, validTo, loyaltyOnly, retailer, brochure } = offer
  return {
    id: `offer:${id}`,
    title,
    details: [brand, packSize].filter(Boolean).join(', '),
    price: {
      shop: retailer.slug,
      shopName: retailer.name,
      cents: priceCents,
      source: 'brochure',
      day: validFrom,
      until: validTo,
      loyaltyOnly,
      path: `/broshura/${brochure}?offer=${id}`,
    },
  }
}
