import { normalisePhone } from './typed-phone'

/** Bulgarian mobile numbers as people write them at home, with or without the zero. */
const bulgarianMobile = /^0?(8[7-9]\d{7}|9[89]\d{7})$/
const international = /^\+?([1-9]\d{6,14})$/

/** A number as the auth server keeps it: country code and number, digits only. Null for what is none. */
export function phoneNumber(typed: string): string | null {
  const number = normalisePhone(typed)
    .replace(/[\s()./-]/g, '')
    .replace(/^00/, '+')
  const [, mobile] = bulgarianMobile.exec(number) ?? []
  return mobile ? `359${mobile}` : (international.exec(number)?.[1] ?? null)
}

/** Whether someone meant to type a number and not an e-mail address. */
export function looksLikePhone(typed: string): boolean {
  return /^\+?[\d\s()./-]{3,}$/.test(normalisePhone(typed))
}

/** `+359 88 812 3456`; a number of another country without spaces. */
export function phoneText(number: string): string {
  const digits = number.replace(/^\+/, '')
  const home = /^359(\d{2})(\d{3})(\d{4})$/.exec(digits)
  if (home) return `+359 ${home.slice(1).join(' ')}`
  return digits && `+${digits}`
}
