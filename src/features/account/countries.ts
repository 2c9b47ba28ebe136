import { countryCodes } from '@/domain/country'
import type { Locale } from '@/i18n/routing'

/** The country's name in a language; its code where the language has none. */
export function countryName(code: string, locale: Locale): string {
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code
}

/** All countries by name, Bulgaria first: that is where most parcels go. */
export function countryOptions(locale: Locale): { value: string; label: string }[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  return countryCodes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => rank(one.value) - rank(other.value) || one.label.localeCompare(other.label, locale))
}

const rank = (code: string) => (code === 'BG' ? 0 : 1)
