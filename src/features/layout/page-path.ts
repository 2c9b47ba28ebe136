import { defaultLocale, type Locale, localePath, locales } from '@/i18n/routing'

/** The path without its language: `/de/c/toys` and `/bg/c/toys`, which is what the server sees of `/c/toys`, are one page. */
export function pagePath(pathname: string): string {
  const locale = locales.find((known) => pathname === `/${known}` || pathname.startsWith(`/${known}/`))
  return locale ? pathname.slice(locale.length + 1) || '/' : pathname
}

/** The language that an address speaks. */
export function localeOfPath(pathname: string): Locale {
  return locales.find((known) => pathname === `/${known}` || pathname.startsWith(`/${known}/`)) ?? defaultLocale
}

/** The same page in another language. */
export function samePageIn(locale: Locale, pathname: string): string {
  return localePath(locale, pagePath(pathname))
}
