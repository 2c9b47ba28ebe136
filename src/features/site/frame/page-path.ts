import { defaultLocale, type Locale, localePath, splitLocale } from '@/i18n/routing'

/** The path without its language: `/de/c/toys` and `/bg/c/toys`, which is what the server sees of `/c/toys`, are one page. */
export function pagePath(pathname: string): string {
  return splitLocale(pathname).path
}

/** The language of a path. */
export function localeOfPath(pathname: string): Locale {
  return splitLocale(pathname).locale ?? defaultLocale
}

/** The same page in another language. */
export function samePageIn(locale: Locale, pathname: string): string {
  return localePath(locale, pagePath(pathname))
}
