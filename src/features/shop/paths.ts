import { giftVouchersPath } from '@/features/site/frame/site-links'

/** Where the quick view (docs/product.md, section 6) and a product's page lead. */
export const shopPaths = {
  cart: '/shop-cart',
  checkout: '/shop-checkout',
  tracking: '/shop-order-tracking',
  wishlist: '/shop-wishlist',
  list: '/shop-list',
  standard: '/shop-standard',
  returns: '/legal/returns',
  vouchers: giftVouchersPath,
} as const

export const reviewsAnchor = 'reviews'
export const sizeGuideAnchor = 'size-guide'

/** The page of a product, or a place on it. */
export function productPath(slug: string, anchor?: string): string {
  return anchor ? `/p/${slug}#${anchor}` : `/p/${slug}`
}
