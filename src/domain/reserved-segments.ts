/** First segments of paths that are not pages of a language and get no language prefix. */
export const segmentsWithoutLanguage = ['admin', 'api', 'builds', 'files', 'preview', 'sitemaps'] as const

/** Legally required pages (imprint, terms, privacy): no redirect of the CMS may replace them. */
export const dutySegments = ['agb', 'gdpr', 'imprint', 'legal', 'terms', 'tos'] as const

/** Files that programs ask for by a fixed name, and paths that standards reserve. */
const machineSegments = ['.well-known', '_next', 'favicon.ico', 'icon.svg', 'robots.txt', 'sitemap.xml'] as const

/**
 * First segments of pages on which somebody signs in, pays or acts by a personal link, besides those with `account`. No
 * redirect of the CMS may begin there: an editor could lead visitors with their passwords and links anywhere.
 */
export const guardedSegments = [
  'confirm',
  'follow-end',
  'forget-password',
  'list',
  'login',
  'new-password',
  'newsletter',
  'our-gift-vouchers',
  'privacy-centre',
  'registration',
  'shop-cart',
  'shop-checkout',
  'shop-guest-data',
  'shop-order-tracking',
  'shop-review',
  'shop-wishlist',
  'shop-withdrawal',
  'stock-alert',
] as const

/**
 * First segments of our own pages, except those with `account`, which no slug may contain (slug.ts), and `blog`: posts
 * are below it, and the page itself is one of the CMS.
 */
export const siteSegments = [
  ...guardedSegments,
  ...dutySegments,
  '404',
  'broshura',
  'c',
  'design',
  'embed',
  'feeds',
  'follows',
  'how-prices-work',
  'kept',
  'p',
  'prices',
  'r',
  'search',
  'shop-compare',
  'shops',
  'w3menu',
] as const

const languages: ReadonlySet<string> = new Set(['bg', 'de', 'en', 'ru'])

const reserved: ReadonlySet<string> = new Set([...languages, ...segmentsWithoutLanguage, ...siteSegments])

export function isReservedSegment(segment: string): boolean {
  return reserved.has(segment)
}

const guarded: ReadonlySet<string> = new Set<string>([
  ...guardedSegments,
  ...dutySegments,
  ...segmentsWithoutLanguage,
  ...machineSegments,
])
/** Security: a script in our root may become a service worker, which answers for all pages. */
const isRootScript = (segment: string) => /\.m?js$/.test(segment)

/**
 * Whether no redirect may begin at a path, with or without a language: sign-in, payment, legally required pages, the
 * CMS and non-pages. Covers other spellings: encoded, in capitals, with more slashes.
 */
export function isGuardedPath(path: string): boolean {
  const segments = decoded(path)
    .toLowerCase()
    .split(/[/\\?#]+/)
    .filter(Boolean)
  const [first = '', second = ''] = segments
  const segment = languages.has(first) ? second : first
  return guarded.has(segment) || isRootScript(segment) || segment.includes('account')
}

function decoded(path: string, times = 3): string {
  try {
    const once = decodeURIComponent(path)
    return times === 0 || once === path ? once.trim() : decoded(once, times - 1)
  } catch {
    return path.trim()
  }
}
