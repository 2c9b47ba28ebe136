/** A question is shown to staff, and its words are stored, only once it was counted this often in a week. */
export const leastAsked = 3

const longest = 60

const link = /:\/\/|www\.|[\p{L}\p{N}]\.\p{L}{2}/u
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[.,'’-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu

/**
 * The words of a question that the search could not answer, in small letters with single spaces; null for one that may
 * be personal (an @, five digits or more, a link), for one of more than 60 characters, and without words.
 */
export function missedQuestion(typed: string): string | null {
  const text = typed.normalize('NFKC').toLowerCase()
  const digits = text.match(/\p{N}/gu)?.length ?? 0
  if (text.includes('@') || digits >= 5 || link.test(text)) return null
  const words = (text.match(word) ?? []).join(' ')
  return words === '' || words.length > longest ? null : words
}
