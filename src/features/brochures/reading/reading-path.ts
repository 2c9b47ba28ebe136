import { type Locale, localePath } from '@/i18n/routing'
import { publicPathOf } from '@/server/cache/tags'

/** next.config.ts rewrites it to the page `text` below the brochure, which is cached as a page of its own. */
export function readingPath(locale: Locale, slug: string): string {
  return `${localePath(locale, publicPathOf('brochures', slug))}?view=text`
}

export function viewerPath(locale: Locale, slug: string, page?: number): string {
  const path = localePath(locale, publicPathOf('brochures', slug))
  return page ? `${path}?page=${page}#page-${page}` : path
}
