import { siteSegments } from './reserved-segments.ts'

/** The page that visitors are redirected to before the launch; without language prefix. */
export const comingSoonPath = '/coming-soon'

/** Decided when building (by `MAINTENANCE`); nothing at run time changes it. */
export const siteStages = ['open-to-all', 'before-launch'] as const
export type SiteStage = (typeof siteStages)[number]

/**
 * What is open before the launch (docs/product.md, section 5), without the first slash and the language prefix: the category,
 * product, brochure and legal routes, the CMS with its preview, the API, the links of newsletter mails, and what is no route
 * (files, build assets, whatever has an ending, such as `.xml`).
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

/** Whether a path without language prefix is always open before the launch; pages of the CMS may be opened there. */
export function isOpenBeforeLaunch(path: string): boolean {
  return isOpen.test(path)
}

/**
 * What is closed before the launch, as the source of a regular expression for a path without its first slash and language
 * prefix. A path of one segment is closed here only when it is a route of ours: else it may be a page of the CMS that is
 * allowed before the launch, which only the page itself can know.
 */
export function closedBeforeLaunch(): string {
  const mayBePage = `(?!(?:${[...siteSegments, '[^/]*account[^/]*'].join('|')})$)[^/]+$`
  return `(?!${open}|${mayBePage}).+`
}
