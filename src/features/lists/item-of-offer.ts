import { offerDetails } from '@/domain/offer-details'
import { packSize } from '@/domain/pack-size'
import { productTitle } from '@/domain/product-name'
import type { Offer } from '@/features/brochures/types'
import type { ListItemInput } from './changes'

type ListedOffer = Omit<Offer, 'box' | 'pageNumber'> & {
  retailer: { slug: string; name: string }
  brochure: string
}

export function listItemOfOffer(offer: ListedOffer): ListItemInput {
  const { id, title, brand, packSize: size, priceCents, validFrom, validTo, loyaltyOnly, retailer, brochure } = offer
  const { multiBuy, depositCents } = offer
  return {
    id: `offer:${id}`,
    title,
    details: offerDetails({ title, brand, packSize: size }),
    price: {
      shop: retailer.slug,
      shopName: retailer.name,
      cents: priceCents,
      source: 'brochure',
      day: validFrom,
      until: validTo,
      loyaltyOnly,
      multiBuy,
      depositCents,
      path: `/broshura/${brochure}?offer=${id}`,
    },
  }
}

interface ListedPrice {
  id: number
  name: string
  chain: { slug: string; name: string; invented: boolean; retailerSlug: string | null }
  day: string
  /** Integer euro cents. */
  price: number
}

/** Uses the matched product, if any, so that other shops' prices count. */
export function listItemOfListing(
  listing: ListedPrice,
  product: { slug: string; title: string } | null,
): ListItemInput {
  const { id, name, chain, day, price } = listing
  return {
    id: product ? `product:${product.slug}` : `listing:${id}`,
    title: (product?.title ?? productTitle([name], null, packSize(name))).slice(0, 200),
    details: '',
    price: {
      shop: chain.retailerSlug ?? chain.slug,
      shopName: chain.name,
      cents: price,
      source: chain.invented ? 'invented' : 'prices',
      day,
      until: null,
      loyaltyOnly: false,
      path: product ? `/prices/${product.slug}` : '/prices',
    },
  }
}
