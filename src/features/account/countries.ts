import type { Locale } from '@/i18n/routing'

/** The country's name in a language; its code where the language has none. */
export function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code
}
