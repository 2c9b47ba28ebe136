import { isCountryCode } from './country-map'

/** The name of a country in a language, by its code (ISO 3166-1 alpha-2); what is none stays as it is. */
export function countryName(code: string, language: string): string {
  return isCountryCode(code) ? (new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code) : code
}
