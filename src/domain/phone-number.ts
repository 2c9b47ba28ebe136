import { normalisePhone } from './typed-phone'

/** Bulgarian mobile numbers as written at home, with or without the zero. */
const bulgarianMobile = /^0?(8[7-9]\d{7}|9[89]\d{7})$/
const international = /^\+?([1-9]\d{6,14})$/

/** The form of the auth server: country code and number, digits only. Null for any other text. */
export function phoneNumber(typed: string): string | null {
  const number = normalisePhone(typed)
    .replace(/[\s()./-]/g, '')
    .replace(/^00/, '+')
  const [, mobile] = bulgarianMobile.exec(number) ?? []
  return mobile ? `359${mobile}` : (international.exec(number)?.[1] ?? null)
}

export function looksLikePhone(typed: string): boolean {
  return /^\+?[\d\s()./-]{3,}$/.test(normalisePhone(typed))
}

export function phoneText(number: string): string {
  const digits = number.replace(/^\+/, '')
  const home = /^359(\d{2})(\d{3})(\d{4})$/.exec(digits)
  if (home) return `+359 ${home.slice(1).join(' ')}`
  return digits && `+${digits}`
}
