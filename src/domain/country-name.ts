import { isCountryCode } from './country-map'

export function countryName(code: string, language: string): string {
  return isCountryCode(code) ? (new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code) : code
}
