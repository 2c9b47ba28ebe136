import { isWithoutLanguage } from '@/domain/reserved-segments'
import { type Locale, localePath, locales, splitLocale } from '@/i18n/routing'

/** Where a target leads a visitor: a path without language prefix stays in their language, one with a prefix uses that. */
export function targetIn(locale: Locale, to: string): string {
  if (!to.startsWith('/')) return to
  const split = splitLocale(to)
  return localePath(split.locale ?? locale, split.path)
}

/** The languages that a redirect from this path applies to: that of its prefix, else all. */
export function languagesOf(from: string): readonly Locale[] {
  const { locale } = splitLocale(from)
  return locale ? [locale] : locales
}

/** A page in one language with an explicit prefix, also for the default language: `/bg/old`. */
export function pageIn(locale: Locale, path: string): string {
  return `/${locale}${splitLocale(path).path}`
}

/** The page in one language that a target means for visitors in `locale`; null for an absolute address. */
export function pageMeant(locale: Locale, to: string): string | null {
  return to.startsWith('/') ? pageIn(splitLocale(to).locale ?? locale, to) : null
}

/** A path as a redirect stores it: decoded, without a trailing slash. */
export function tidyPath(path: string): string {
  const trimmed = path.trim().replace(/(?<=.)\/+$/, '')
  try {
    return decodeURI(trimmed)
  } catch {
    return trimmed
  }
}

/** A target as a redirect stores it. Absolute addresses and queries are kept to the letter. */
export function tidyTarget(to: string): string {
  return /^\/[^?#]*$/.test(to.trim()) ? tidyPath(to) : to.trim()
}

/** Whether a redirect may begin there: at any page but a start page. What is no page (the CMS, files) is asked for no redirect. */
export function isRedirectSource(path: string): boolean {
  const [, first = ''] = splitLocale(path).path.split('/')
  return /^\/[^\s?#]+$/.test(path) && first !== '' && first !== '_next' && !isWithoutLanguage(first)
}
