import { type Locale, localePath } from '@/i18n/routing'

/** The URL of an editor's link in a language, and whether it is internal. */
export function linkTarget(to: string, locale: Locale): { href: string; inside: boolean } {
  const inside = to.startsWith('/') && !to.startsWith('/files/') && !to.startsWith('/api/')
  return { href: inside ? localePath(locale, to) : to, inside }
}
