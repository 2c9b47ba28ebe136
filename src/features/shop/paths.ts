import { giftVouchersPath } from '@/features/site/frame/site-links'

/** Where the quick view (docs/product.md, section 6) and a product's page lead. */
export const shopPaths = {
  cart: '/shop-cart',
  checkout: '/shop-checkout',
  tracking: '/shop-order-tracking',
  wishlist: '/shop-wishlist',
  compare: '/shop-compare',
  list: '/shop-list',
  standard: '/shop-standard',
  returns: '/legal/returns',
  complaints: '/legal/complaints',
  withdrawalForm: '/legal/withdrawal-form',
  reviewRules: '/legal/reviews',
  accessibility: '/legal/accessibility',
  services: '/pricing-table',
  vouchers: giftVouchersPath,
} as const

export const reviewsAnchor = 'reviews'
export const sizeGuideAnchor = 'size-guide'

/** The page of a product, or a place on it. */
export function productPath(slug: string, anchor?: string): string {
  return anchor ? `/p/${slug}#${anchor}` : `/p/${slug}`
}

/** The wishlist, or a part of it: one's own `list`, or one shared by the token `gift`; `note` says what has just been done. */
export function wishlistPath(query: Record<string, string | null | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return given.length > 0 ? `${shopPaths.wishlist}?${new URLSearchParams(given)}` : shopPaths.wishlist
}
