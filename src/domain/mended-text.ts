/** The end of a line within a word: `кисе-` and `ло мляко` on the next one. A list that begins a line with a dash has a space before it. */
const brokenWord = /(?<=\p{L}{2})[-\u00ad\u2010]\s*\n\s*(?=\p{Ll}{2})/gu

/** A word whose letters are spaced out: `М Л Я К О`. */
const spacedWord = /(?<![\p{L}\p{N}])\p{L}(?: \p{L}){3,}(?![\p{L}\p{N}])/gu

/** A text of a PDF with its words whole: those that a line's end breaks and those that are spaced out. */
export function mendedText(text: string): string {
  return text.replace(brokenWord, '').replace(spacedWord, (word) => word.replaceAll(' ', ''))
}
