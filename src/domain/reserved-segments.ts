/** The first segments of what is no page of a language: it keeps its address. */
export const segmentsWithoutLanguage = ['admin', 'api', 'builds', 'files', 'preview', 'sitemaps'] as const

/**
 * The first segments of our own pages, but those with `account`, which no slug may contain (slug.ts), and `blog`: posts lie
 * below it, and its own page is one of the CMS.
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
  'p',
  'prices',
  'privacy-centre',
  'r',
  'registration',
  'search',
  'terms',
  'tos',
  'w3menu',
] as const

const reserved: ReadonlySet<string> = new Set(['bg', 'de', 'en', 'ru', ...segmentsWithoutLanguage, ...siteSegments])

/** Whether an address that begins with this segment is not an editor's to give: a route or a language has it. */
export function isReservedSegment(segment: string): boolean {
  return reserved.has(segment)
}
