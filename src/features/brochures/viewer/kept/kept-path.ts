import { type Locale, localePath } from '@/i18n/routing'

export const keptPath = '/kept'

/** Of the list, or of one kept brochure. */
export function keptHref(locale: Locale, slug?: string): string {
  const query = slug === undefined ? '' : `?${new URLSearchParams({ brochure: slug })}`
  return `${localePath(locale, keptPath)}${query}`
}
