import { siteSegments } from './reserved-segments.ts'

/** Visitors are redirected here before the launch; without language prefix. */
export const comingSoonPath = '/coming-soon'

/** Fixed at build time (by `MAINTENANCE`), not at run time. */
export const siteStages = ['open-to-all', 'before-launch'] as const
export type SiteStage = (typeof siteStages)[number]

/**
 * Open before the launch (docs/product.md, section 5), without the first slash and the language prefix: category,
 * product, brochure and legal routes, the CMS with its preview, the API, the links of newsletter mails, and everything
 * that is no route (files, build assets, names with an extension such as `.xml`).
 */
const open = [
  'coming-soon$',
  'newsletter$',
  '(?:c|p|broshura|legal)/',
  '(?:gdpr|terms|tos|agb|imprint|product-default)$',
  '(?:admin|preview)(?:/|$)',
  '(?:api|files|_next|builds)/',
  '(?:.*/)?[^/]*\\.[^/.]+$',
].join('|')

const isOpen = new RegExp(`^/(?:${open})`)

/** Pages of the CMS may be opened individually and are not known here. */
export function isOpenBeforeLaunch(path: string): boolean {
  return isOpen.test(path)
}

/**
 * Source of a regular expression for closed paths, without first slash and language prefix. A path of one segment is
 * closed here only if it is a route of ours: it may otherwise be a page of the CMS that is allowed before the launch,
 * which only the page itself can know.
 */
export function closedBeforeLaunch(): string {
  const mayBePage = `(?!(?:${[...siteSegments, '[^/]*account[^/]*'].join('|')})$)[^/]+$`
  return `(?!${open}|${mayBePage}).+`
}
