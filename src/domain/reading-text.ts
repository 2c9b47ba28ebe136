import { type IsKnown, inOneLine } from './mended-text'

const sentences = new Intl.Segmenter('bg', { granularity: 'sentence' })

const isCurrency = (line: string) => /^(?:€|EUR|лв\.?|BGN)$/u.test(line)
const isNumber = (line: string) => /^[\d ,.]+$/.test(line)

/** Cents are printed smaller than euros, so a PDF has them as a number of its own. */
const withDecimals = (line: string) => line.replace(/^(\d{1,5}) (\d{2})(?= ?(?:€|EUR|лв|BGN))/u, '$1,$2')

/**
 * Paragraphs of a page's text, each as its sentences. The lines of a brochure are mostly pieces of their own, so a line
 * continues the one before it only if that ends in a hyphen or a comma, if it begins with a small letter, or if it is
 * the currency of a number. `isWritten` tells which words stand somewhere in one piece.
 */
export function readingText(text: string, isWritten?: IsKnown): string[][] {
  const paragraphs: string[][] = []
  for (const raw of text.split('\n')) {
    const line = raw.replaceAll(/\s+/g, ' ').trim()
    if (!line) continue
    const lines = paragraphs.at(-1)
    const before = lines?.at(-1)
    if (lines && before !== undefined && continues(before, line)) lines.push(line)
    else paragraphs.push([line])
  }
  return paragraphs.map((lines) => {
    const paragraph = withDecimals(inOneLine(lines, isWritten))
    return [...sentences.segment(paragraph)].map(({ segment }) => segment.trim())
  })
}

function continues(before: string, line: string): boolean {
  if (isCurrency(line)) return isNumber(before)
  return /(?:,|\p{Ll}[-\u2010])$/u.test(before) || (/^\p{Ll}/u.test(line) && !/[.!?:]$/.test(before))
}
