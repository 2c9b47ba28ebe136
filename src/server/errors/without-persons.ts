/** Begins only where a word begins, so that the time grows with the length of a text and no faster. */
const mailbox = /(?<![^\s"'`<>(),;:=/])[^\s"'`<>(),;:=/]+(?:@|%40)[^\s"'`<>(),;]+/gi

export const withoutMailboxes = (text: string): string => text.replace(mailbox, '<mail>')

/**
 * The rules by which texts of errors lose what may belong to a person, in this order. Too much is lost rather than too
 * little: where an error came from is said by its stack.
 */
const rules: [RegExp, string][] = [
  [/(\w:\/\/)[^\s/@]*@/g, '$1'],
  [/(?<=[\w\])/.~-])\?[^\s"'<>()]*[=%&][^\s"'<>()]*/g, '?…'],
  [/(\w:\/\/[^\s/"'`<>()]+)\/[^\s"'`<>(),;?]+/g, '$1/…'],
  [/(?<![\w<:/])(?:\/[^\s/"'`<>(),;:?]+){2,}/g, '<path>'],
  [mailbox, '<mail>'],
  [/"(?:[^"\\]|\\.)*(?:"|$)|„[^“”]*(?:[“”]|$)|«[^»]*(?:»|$)|“[^”]*(?:”|$)|`[^`]*(?:`|$)/g, '"…"'],
  [/(?<!\w)'(?:[^'\\]|\\.)*(?:'|$)/g, "'…'"],
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '<id>'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b|(?:[0-9a-f]{0,4}:){3,}[0-9a-f]{0,4}(?:%\w+)?/gi, '<address>'],
  [/[\w+/=~-]{32,}|(?=[\w+/=~-]*\d)[\w+/=~-]{16,}/g, '<token>'],
  [/\+?\d(?:[ .()/-]{0,2}\d){6,}|\d{5,}/g, '<number>'],
]

/**
 * A text for a report: without mail addresses, quotations, paths and queries of addresses, network addresses, ids, tokens and long
 * numbers, such as those of cards and telephones.
 */
export function withoutPersons(text: string): string {
  return rules.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text)
}
