/** Where the quick view leads (docs/product.md, section 6). */
export const shopPaths = {
  cart: '/shop-cart',
  wishlist: '/shop-wishlist',
  list: '/shop-list',
  standard: '/shop-standard',
} as const

export const reviewsAnchor = 'reviews'

/** The page of a product, or a place on it. */
export function productPath(slug: string, anchor?: string): string {
  return anchor ? `/p/${slug}#${anchor}` : `/p/${slug}`
}
