import sharp, { type Sharp } from 'sharp'
import type { Bitmap } from '../draw-page.ts'
import { boxOf } from '../page-words.ts'
import type { Word } from '../types.ts'
import { withCommas } from './commas.ts'
import type { OcrEngine, Read } from './engine.ts'
import { findLines, type InkLine, type LetterSize, otherGlyphs } from './find-lines.ts'
import { type Glyph, isWide } from './glyphs.ts'
import { type ColourPicture, linePicture } from './line-picture.ts'
import { joinFigures, splitUnits, withoutLoneLetters } from './line-words.ts'
import { coversSpot, mergeWords } from './merge-words.ts'
import type { FoundWord, GrayPicture } from './types.ts'

/** Pixels of a picture that is read: an A3 page at 200 dpi has 8 million. Tesseract takes some ten times as many bytes. */
const maxPixels = 12_000_000
/** The picture by which a page is judged is as wide. */
const judgedWidth = 240
/** Large letters are looked for in a smaller picture, in which they are as high as the others. */
const smaller = 3

const colours = ({ pixels, width, height }: Bitmap): Sharp =>
  sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha()

async function grayAt(bitmap: Bitmap, wanted: number): Promise<GrayPicture> {
  const picture = colours(bitmap).resize({ width: wanted }).grayscale().raw()
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  return { gray: data, width: info.width, height: info.height }
}

async function coloursAt(bitmap: Bitmap, wanted: number): Promise<ColourPicture> {
  const { data, info } = await colours(bitmap).resize({ width: wanted }).raw().toBuffer({ resolveWithObject: true })
  return { rgb: data, width: info.width, height: info.height }
}

export const judgedPicture = (bitmap: Bitmap) => grayAt(bitmap, Math.min(judgedWidth, bitmap.width))

/** Words of a picture `scale` times as wide as another, as words of that one. */
const inOther = (words: readonly FoundWord[], scale: number): FoundWord[] =>
  words.map((word) => ({
    ...word,
    left: word.left / scale,
    top: word.top / scale,
    width: word.width / scale,
    height: word.height / scale,
  }))

/** A brand in Latin letters is hardly ever read so surely by the model of Bulgarian alone. */
const sureCyrillic = 88
const latin = /\p{Script=Latin}/u

/** Words that look like Latin ones („Ha“, „ce“) are read by the model of Bulgarian alone, and kept where that is sure. */
async function readScripts(read: Read, picture: GrayPicture): Promise<FoundWord[]> {
  const words = await read({ picture, layout: 'line', languages: 'all' })
  if (!words.some(({ text }) => latin.test(text))) return words
  const cyrillic = await read({ picture, layout: 'line', languages: 'bul' })
  return words.map((word) => {
    const same = latin.test(word.text) && cyrillic.find((other) => coversSpot(word, other))
    return same && same.confidence >= sureCyrillic && !latin.test(same.text) ? same : word
  })
}

/** A large letter alone is a figure of a price, the sign of the euro, or an edge of a picture. */
const readFigure = (read: Read, picture: GrayPicture) => read({ picture, layout: 'line', languages: 'figures' })

async function readLine(
  read: Read,
  page: ColourPicture,
  { line, size, others }: { line: InkLine; size: LetterSize; others: Glyph[] },
): Promise<FoundWord[]> {
  const drawn = linePicture(page, line, line.ink, others)
  if (!drawn) return []
  const isFigure = size === 'large' && line.parts.length === 1 && !line.parts.some(isWide)
  const readAs = isFigure ? readFigure : readScripts
  const words = withCommas(await readAs(read, drawn.picture), drawn.picture)
  const placed = words.map((word, at) => {
    const { left, top } = drawn.placeOf(word)
    // A word may reach into the next one, where the white between them was widened.
    const right = Math.min(word.left + word.width, words[at + 1]?.left ?? Number.POSITIVE_INFINITY)
    const end = drawn.placeOf({ left: right, top: word.top + word.height })
    return { ...word, left, top, width: Math.max(1, end.left - left), height: Math.max(1, end.top - top) }
  })
  return joinFigures(placed)
}

async function readLines(read: Read, bitmap: Bitmap, scale: number, size: LetterSize): Promise<FoundWord[]> {
  const width = Math.round(bitmap.width * scale)
  const [gray, page] = await Promise.all([grayAt(bitmap, width), coloursAt(bitmap, width)])
  const lines = findLines(gray, size)
  const words = await Promise.all(
    lines.map((line) => readLine(read, page, { line, size, others: otherGlyphs(lines, line) })),
  )
  const all = words.flat()
  return inOther(withoutLoneLetters(all, words).flatMap(splitUnits), scale)
}

function wordOf({ text, left, top, width, height }: FoundWord, page: { width: number; height: number }): Word[] {
  const box = boxOf(
    [
      [left, top],
      [left + width, top + height],
    ],
    page,
  )
  return box ? [[text.normalize('NFC'), box.x, box.y, box.width, box.height]] : []
}

/** A line by itself is read better than the whole page; twice as much for Latin words, of which many are Cyrillic. */
const lessSure = 12

/** The readings of one page: of each line that may be text by itself, and of the whole picture. */
async function readingsOf(read: Read, bitmap: Bitmap): Promise<FoundWord[][]> {
  const scale = Math.min(1, Math.sqrt(maxPixels / (bitmap.width * bitmap.height)))
  const picture = await grayAt(bitmap, Math.round(bitmap.width * scale))
  const whole = await read({ picture, layout: 'scattered', languages: 'all' })
  return [
    await readLines(read, bitmap, scale, 'small'),
    await readLines(read, bitmap, scale / smaller, 'large'),
    inOther(whole.flatMap(splitUnits), scale).map((word) => ({
      ...word,
      confidence: word.confidence - (latin.test(word.text) ? 2 * lessSure : lessSure),
    })),
  ]
}

/** The words that can be read from the picture of a page. Rejects when that takes too long or ends the thread. */
export function readPicture(engine: OcrEngine, bitmap: Bitmap): Promise<Word[]> {
  return engine.readPage(async (read) =>
    mergeWords(await readingsOf(read, bitmap)).flatMap((word) => wordOf(word, bitmap)),
  )
}
