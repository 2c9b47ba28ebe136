/**
 * A word broken at the end of a line: `кисе-` and `ло мляко`. A list item that begins with a dash has a space before
 * it.
 */
const brokenWord = /(?<=\p{L}{2})[-\u00ad\u2010]\s*\n\s*(?=\p{Ll}{2})/gu

const spacedWord = /(?<![\p{L}\p{N}])\p{L}(?: \p{L}){3,}(?![\p{L}\p{N}])/gu

export function mendedText(text: string): string {
  return text.replace(brokenWord, '').replace(spacedWord, (word) => word.replaceAll(' ', ''))
}
