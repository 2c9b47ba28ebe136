/** Letters and digits only, so that `br coat 0501` is read as `BR-COAT-0501`. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]+/gu, '')

/**
 * Marks an article number (SKU) or EAN in the search index; no text can contain the mark. Null for a text without
 * letters and digits.
 */
export function articleMark(text: string): string | null {
  const number = bare(text)
  return number ? `=${number}` : null
}

/**
 * Whether a whole query looks like an article number (parts joined by hyphens, with digits), which nobody means as
 * words.
 */
export function isArticleNumber(query: string): boolean {
  return /^(?=.*\p{L})(?=.*\d{2})[\p{L}\d]+(?:[-_./][\p{L}\d]+)+$/u.test(query.trim())
}
