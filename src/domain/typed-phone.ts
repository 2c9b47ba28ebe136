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
