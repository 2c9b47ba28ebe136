import { type Locale, localePath } from '@/i18n/routing'

/** Where an editor's link leads for a reader in a language, and whether that is a page of ours. */
export function linkTarget(to: string, locale: Locale): { href: string; inside: boolean } {
  const inside = to.startsWith('/') && !to.startsWith('/files/') && !to.startsWith('/api/')
  return { href: inside ? localePath(locale, to) : to, inside }
}
