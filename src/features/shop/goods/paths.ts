import { giftVouchersPath } from '@/features/site/frame/site-links'

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

export function productPath(slug: string, anchor?: string): string {
  return anchor ? `/p/${slug}#${anchor}` : `/p/${slug}`
}

/** The page opens with this colour chosen. */
export const colouredPath = (slug: string, colour: string | undefined): string =>
  colour ? `${productPath(slug)}?${new URLSearchParams({ color: colour })}` : productPath(slug)

/** `list` is a list of the customer, `gift` the token of a shared list, `note` the result of the last action. */
export function wishlistAddress(query: Record<string, string | null | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return given.length > 0 ? `${shopPaths.wishlist}?${new URLSearchParams(given)}` : shopPaths.wishlist
}
