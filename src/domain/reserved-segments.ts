/** The first segments of paths that are not pages of a language and get no language prefix. */
export const segmentsWithoutLanguage = ['admin', 'api', 'builds', 'files', 'preview', 'sitemaps'] as const

const withoutLanguage: ReadonlySet<string> = new Set(segmentsWithoutLanguage)

/** Whether an address that begins with this segment is no page. */
export const isWithoutLanguage = (segment: string): boolean => withoutLanguage.has(segment)

/**
 * The first segments of our own pages, except those with `account`, which no slug may contain (slug.ts), and `blog`: posts
 * are below it, and the page itself is one of the CMS.
 */
export const siteSegments = [
  '404',
  'agb',
  'broshura',
  'c',
  'confirm',
  'design',
  'follow-end',
  'follows',
  'forget-password',
  'gdpr',
  'how-prices-work',
  'imprint',
  'legal',
  'list',
  'login',
  'new-password',
  'newsletter',
  'our-gift-vouchers',
  'p',
  'prices',
  'privacy-centre',
  'r',
  'registration',
  'search',
  'shop-cart',
  'shop-checkout',
  'shop-compare',
  'shop-guest-data',
  'shop-order-tracking',
  'shop-review',
  'shop-wishlist',
  'shop-withdrawal',
  'shops',
  'stock-alert',
  'terms',
  'tos',
  'w3menu',
] as const

const reserved: ReadonlySet<string> = new Set(['bg', 'de', 'en', 'ru', ...segmentsWithoutLanguage, ...siteSegments])

/** Whether a route or a language uses this first segment, so that no editor may give it to a page. */
export function isReservedSegment(segment: string): boolean {
  return reserved.has(segment)
}
