import type { Thing } from './changes'

interface ListedPrice {
  id: number
  name: string
  chain: { slug: string; name: string; invented: boolean; retailerSlug: string | null }
  day: string
  /** Integer euro cents. */
  price: number
}

/** What a chain sells, as it is put on a list: as the product that others have too, where it is known to be one. */
export function thingOfListing(listing: ListedPrice, product: { slug: string; title: string } | null): Thing {
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
