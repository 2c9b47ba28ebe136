import { type Locale, localePath, locales, splitLocale } from '@/i18n/routing'

/** Where a target leads a visitor in a language: a path without prefix leads in their own, one with a prefix in that. */
export function targetIn(locale: Locale, to: string): string {
  if (!to.startsWith('/')) return to
  const split = splitLocale(to)
  return localePath(split.locale ?? locale, split.path)
}

/** The languages that a redirect from this path is meant for: the one of its prefix, else all. */
export function languagesOf(from: string): readonly Locale[] {
  const { locale } = splitLocale(from)
  return locale ? [locale] : locales
}

/** A page in one language, named without doubt: `/bg/old`. */
export function pageIn(locale: Locale, path: string): string {
  return `/${locale}${splitLocale(path).path}`
}

/** The page in one language that a target means for visitors in `locale`; null for an absolute address. */
export function pageMeant(locale: Locale, to: string): string | null {
  return to.startsWith('/') ? pageIn(splitLocale(to).locale ?? locale, to) : null
}

/** As a redirect keeps a path: as people read it, without a slash at its end. */
export function tidyPath(path: string): string {
  const trimmed = path.trim().replace(/(?<=.)\/+$/, '')
  try {
    return decodeURI(trimmed)
  } catch {
    return trimmed
  }
}

/** As a redirect keeps its target: an absolute address and a query are somebody's own, to the letter. */
export function tidyTarget(to: string): string {
  return /^\/[^?#]*$/.test(to.trim()) ? tidyPath(to) : to.trim()
}

/** Whether a redirect may begin there: at any page but a start page. */
export function isRedirectSource(path: string): boolean {
  return /^\/[^\s?#]+$/.test(path) && splitLocale(path).path !== '/'
}
