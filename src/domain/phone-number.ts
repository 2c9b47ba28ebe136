/** ITU-T E.164 allows at most 15 digits, and nobody is reached by fewer than six. */
const digits = { least: 6, most: 15 }

/** The stored form: spaces and dashes of all kinds, as they come with pasted text, become plain ones. */
export const normalisePhone = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Z}\s]+/gu, ' ')
    .replaceAll(/[\p{Pd}\u2212\u00B7\u2043]/gu, '-')
    .trim()

/** Whether a normalised text can be dialled: digits with an optional plus before and the usual signs between them. */
export function isPhone(text: string): boolean {
  const count = text.replaceAll(/\D/g, '').length
  return /^\+?[\d(][\d ()/.-]*$/.test(text) && count >= digits.least && count <= digits.most
}

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
