import type { ListItemInput } from './changes'

interface ListedPrice {
  id: number
  name: string
  chain: { slug: string; name: string; invented: boolean; retailerSlug: string | null }
  day: string
  /** Integer euro cents. */
  price: number
}

/** A chain's listing as an item of a list: as the product it was matched to, if any, so that other shops' prices count. */
export function thingOfListing(listing: ListedPrice, product: { slug: string; title: string } | null): ListItemInput {
  const { id, name, chain, day, price } = listing
  return {
    id: product ? `product:${product.slug}` : `listing:${id}`,
    title: (product?.title ?? name).slice(0, 200),
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
