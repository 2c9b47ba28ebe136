export const locales = ['bg', 'de', 'en', 'ru'] as const
export type Locale = (typeof locales)[number]

/** The default language has no prefix in URLs. */
export const defaultLocale: Locale = 'bg'

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

/** `path` starts with `/`; `/c/toys` becomes `/de/c/toys`. */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** `/de/c/toys` becomes `de` and `/c/toys`; null without a prefix. */
export function splitLocale(path: string): { locale: Locale | null; path: string } {
  const locale = locales.find((known) => path === `/${known}` || path.startsWith(`/${known}/`))
  return locale ? { locale, path: path.slice(locale.length + 1) || '/' } : { locale: null, path }
}
