import { offerDetails } from '@/domain/offer-details'
import { grocerySize } from '@/domain/pack-size'
import { productTitle } from '@/domain/product-name'
import { editionOfOffer } from '@/features/brochures/editions/edition-words'
import type { Offer } from '@/features/brochures/types'
import { limits } from '@/lib/lists/list-limits'
import type { ListItemInput } from './changes'

type ListedOffer = Omit<Offer, 'box' | 'pageNumber'> & {
  retailer: { slug: string; name: string }
  brochure: string
  /** Bulgarian names of the towns for which the brochure is; none for the whole country. */
  towns: string[]
}

/** A price of some towns is not everybody's, so that the towns are among the details. */
export function listItemOfOffer(offer: ListedOffer): ListItemInput {
  const { id, title, brand, packSize: size, priceCents, validFrom, validTo, loyaltyOnly, retailer, brochure } = offer
  const { multiBuy, depositCents, towns } = offer
  const details = [offerDetails({ title, brand, packSize: size }), editionOfOffer(towns)].filter(Boolean)
  return {
    id: `offer:${id}`,
    title,
    details: details.join(', ').slice(0, limits.details),
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
    title: (product?.title ?? productTitle([name], null, grocerySize(name))).slice(0, 200),
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
