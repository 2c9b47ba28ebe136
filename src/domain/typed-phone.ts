/** The longest that the numbering plan of the world allows is 15 digits (ITU-T E.164), and nobody is reached by fewer than six. */
const digits = { least: 6, most: 15 }

/** A telephone number as it is stored: spaces and dashes of all kinds, as they come with what is pasted, are plain ones. */
export const normalisePhone = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Z}\s]+/gu, ' ')
    .replaceAll(/[\p{Pd}\u2212\u00B7\u2043]/gu, '-')
    .trim()

/** Whether a normalised text can be dialled: digits with a plus before them, and what people write between them. */
export function isPhone(text: string): boolean {
  const count = text.replaceAll(/\D/g, '').length
  return /^\+?[\d(][\d ()/.-]*$/.test(text) && count >= digits.least && count <= digits.most
}
