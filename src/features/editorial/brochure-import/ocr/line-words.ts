import type { FoundWord } from './types.ts'
import { withUnit } from './units.ts'

const figures = /^\d{1,2}$/
/** Of the height of the line: the figures of a large price stand as far apart. */
const widestGap = 0.35

/** Figures of one price that were read as words of their own. */
export function joinFigures(words: readonly FoundWord[]): FoundWord[] {
  const joined: FoundWord[] = []
  for (const word of words) {
    const last = joined.at(-1)
    const gap = last ? word.left - last.left - last.width : 0
    const isOne = last && figures.test(last.text) && figures.test(word.text) && gap < widestGap * word.height
    if (last && isOne) {
      const confidence = Math.min(last.confidence, word.confidence)
      const width = word.left + word.width - last.left
      joined[joined.length - 1] = { ...last, text: last.text + word.text, confidence, width }
    } else joined.push(word)
  }
  return joined
}

/** The end of a stroke through an old price is a quotation mark before it to Tesseract. */
const strokeEnd = /^[‚‘’']+(?=\d)/u

const amountWithUnit = /^(\d+(?:[.,]\d+)?)((?:мл|л|кг|г|бр|см|м)\.?)$/u

/** An amount and its unit, which are two words, and units as they are written. */
export function splitUnits(word: FoundWord): FoundWord[] {
  const text = word.text.replace(strokeEnd, '')
  const [, amount, unit] = amountWithUnit.exec(text) ?? []
  if (!amount || !unit) return [{ ...word, text: withUnit(text) }]
  const width = (word.width * amount.length) / text.length
  return [
    { ...word, text: amount, width },
    { ...word, text: unit, left: word.left + width, width: word.width - width },
  ]
}

const oneLetter = /^\P{N}$/u
const euroLike = /^[EeЕеЄє€]$/u
/** Times its height: how far a currency sign is from its price. */
const near = 1.5

const isBeside = (sign: FoundWord, price: FoundWord) =>
  /\d$/.test(price.text) &&
  Math.abs(sign.left - price.left - price.width / 2) < near * (sign.height + price.width) &&
  Math.abs(sign.top - price.top) < near * (sign.height + price.height)

/** An edge of a picture is a figure to Tesseract, too, but hardly ever a sure one or one beside others. */
const sureFigure = 80

const isFigure = (word: FoundWord, words: readonly FoundWord[]) =>
  word.confidence >= sureFigure || words.some((other) => other !== word && isBeside(word, other))

/** Letters that stand alone on a page are edges of pictures, except where one beside a price is the sign of the euro. */
export function withoutLoneLetters(words: readonly FoundWord[], lines: readonly (readonly FoundWord[])[]): FoundWord[] {
  const alone = new Set(lines.flatMap((line) => (line.length === 1 ? line : [])))
  return words.flatMap((word) => {
    if (!alone.has(word)) return [word]
    if (figures.test(word.text)) return isFigure(word, words) ? [word] : []
    if (!oneLetter.test(word.text)) return [word]
    const isEuro = euroLike.test(word.text) && words.some((other) => other !== word && isBeside(word, other))
    return isEuro ? [{ ...word, text: '€' }] : []
  })
}
