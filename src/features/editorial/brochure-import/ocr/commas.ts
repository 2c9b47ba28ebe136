import { type Box, partsOf } from './glyphs.ts'
import { baseline, lineHeight } from './line-picture.ts'
import type { FoundWord, GrayPicture } from './types.ts'

/** Of 256: darker is ink. */
const ink = 160
/** Fractions of the height of the letters: a comma is lower, begins above the baseline and ends below it. */
const [lowest, highest, above, below] = [0.15, 0.45, 0.3, 0.04]

/** Commas in the picture of a line. */
function commasOf({ gray, width }: GrayPicture): Box[] {
  const mask = gray.map((value) => Number(value < ink))
  return partsOf(mask, width).filter(({ top, bottom }) => {
    const height = bottom - top
    return (
      height >= lowest * lineHeight &&
      height <= highest * lineHeight &&
      top >= baseline - above * lineHeight &&
      bottom >= baseline + below * lineHeight
    )
  })
}

const figures = /^(\d+)(\d\d)(€?)$/
/** In figures: how far from its place the comma of an amount may stand, as figures are not equally wide. */
const slack = 0.6

/** Amounts whose comma Tesseract did not see, though it stands before the last two figures. */
export function withCommas(words: readonly FoundWord[], picture: GrayPicture): FoundWord[] {
  const commas = words.some(({ text }) => figures.test(text)) ? commasOf(picture) : []
  return words.map((word) => {
    const [, whole = '', cents = '', sign = ''] = figures.exec(word.text) ?? []
    const places = whole.length + cents.length + sign.length
    const isAtCents = ({ left, right }: Box) => {
      const before = (((left + right) / 2 - word.left) / word.width) * places
      return Math.abs(before - whole.length) <= slack
    }
    const inside = commas.filter(({ left, right }) => left >= word.left && right <= word.left + word.width)
    const [comma] = inside
    const isAmount = whole !== '' && inside.length === 1 && comma !== undefined && isAtCents(comma)
    return isAmount ? { ...word, text: `${whole},${cents}${sign}` } : word
  })
}
