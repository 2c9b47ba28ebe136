import { type Box, type Glyph, type Ink, isWide } from './glyphs.ts'
import type { Line } from './lines.ts'
import { withoutStrike } from './strike.ts'
import type { GrayPicture } from './types.ts'

/** Red, green and blue, one byte each. */
export type ColourPicture = { rgb: Uint8Array; width: number; height: number }

/** In pixels: the height of letters that Tesseract was taught with. */
export const lineHeight = 36
/** Fractions of the height of the line: marks above and below the letters, and the white around a line on paper. */
const marks = 0.22
const white = 0.3
/** The row of the picture of a line on which its letters stand. */
export const baseline = Math.round((1 + marks + white) * lineHeight)
/** In pixels: a gap as wide is a space, which is widened, as Tesseract joins words that stand closely. */
const leastSpace = 8
/** Of 256: lighter is paper. */
const paper = 150

/** The colour whose values differ most on the line: yellow letters on white are seen in blue. */
function clearestColour(page: ColourPicture, { left, right, top, bottom }: Line): number {
  const spreads = [0, 1, 2].map((colour) => {
    let [count, sum, squares] = [0, 0, 0]
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) {
        const value = page.rgb[3 * (y * page.width + x) + colour] ?? 0
        count += 1
        sum += value
        squares += value * value
      }
    }
    return squares / count - (sum / count) ** 2
  })
  return spreads.indexOf(Math.max(...spreads))
}

const within = (value: number, most: number) => Math.min(most, Math.max(0, value))

/** The value between four pixels. */
function valueAt({ rgb, width, height }: ColourPicture, colour: number, x: number, y: number): number {
  const [left, top] = [within(Math.floor(x), width - 1), within(Math.floor(y), height - 1)]
  const [right, bottom] = [within(left + 1, width - 1), within(top + 1, height - 1)]
  const [across, down] = [within(x - left, 1), within(y - top, 1)]
  const at = (column: number, row: number) => rgb[3 * (row * width + column) + colour] ?? 0
  const above = at(left, top) * (1 - across) + at(right, top) * across
  const below = at(left, bottom) * (1 - across) + at(right, bottom) * across
  return above * (1 - down) + below * down
}

const holds = (x: number, y: number) => (box: Box) =>
  x >= box.left - 1 && x < box.right + 1 && y >= box.top - 1 && y < box.bottom + 1

/** Shares of the pixels of a line that are darker than its letters and than its ground. */
const letterShare = 0.03
const groundShare = 0.75
/** Of 256. */
const leastContrast = 20

/** The line alone, as black letters on white of one height; null where there is no contrast. */
function blackOnWhite(page: ColourPicture, line: Line, ink: Ink, others: readonly Glyph[]): GrayPicture | null {
  const { left, right, top, bottom } = line
  const step = (bottom - top) / lineHeight
  const [width, height] = [Math.ceil((right - left + 2) / step), Math.ceil(lineHeight * (1 + 2 * marks))]
  const [fromX, fromY] = [left - 1, top - marks * (bottom - top)]
  const colour = clearestColour(page, line)
  // A figure alone has no marks: above and below it is something else.
  const isAlone = line.parts.length === 1 && !isWide(line)
  const placeOf = (at: number): [number, number] => [fromX + (at % width) * step, fromY + Math.floor(at / width) * step]
  const values = new Float32Array(width * height)
  for (let at = 0; at < values.length; at += 1) {
    const [x, y] = placeOf(at)
    const isOther = others.some(holds(x, y)) && !line.parts.some(holds(x, y))
    const value = valueAt(page, colour, x, y)
    values[at] = isOther ? Number.NaN : ink === 'dark' ? value : 255 - value
  }
  const sorted = values.filter((value) => !Number.isNaN(value)).sort()
  const share = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? 0
  const [letter, ground] = [share(letterShare), share(groundShare)]
  if (ground - letter < leastContrast) return null
  const stretch = (value: number) => within(((value - letter) * 255) / (ground - letter), 255)
  const isBeyond = (at: number) => isAlone && !line.parts.some(holds(...placeOf(at)))
  const gray = Uint8Array.from(values, (value, at) => (Number.isNaN(value) || isBeyond(at) ? 255 : stretch(value)))
  return { gray, width, height }
}

const added = -1
const addedWhite = Array.from({ length: Math.round(white * lineHeight) }, () => added)

/** The columns of a picture with white around them and in each of its spaces. */
function spacedColumns({ gray, width, height }: GrayPicture): number[] {
  const columns = [...addedWhite]
  let blank = 0
  for (let x = 0; x < width; x += 1) {
    let isBlank = true
    for (let y = 0; y < height && isBlank; y += 1) isBlank = (gray[y * width + x] ?? 0) > paper
    if (!isBlank && blank >= leastSpace && blank < x) columns.push(...addedWhite)
    blank = isBlank ? blank + 1 : 0
    columns.push(x)
  }
  return [...columns, ...addedWhite]
}

function withColumns({ gray, width, height }: GrayPicture, columns: readonly number[]): GrayPicture {
  const margin = addedWhite.length
  const wide = new Uint8Array(columns.length * (height + 2 * margin)).fill(255)
  for (let y = 0; y < height; y += 1)
    for (const [at, x] of columns.entries())
      if (x !== added) wide[(y + margin) * columns.length + at] = gray[y * width + x] ?? 255
  return { gray: wide, width: columns.length, height: height + 2 * margin }
}

type Corner = { left: number; top: number }
export type LinePicture = { picture: GrayPicture; placeOf: (corner: Corner) => Corner }

/** A line as Tesseract reads it best, and where a place on it is on the page. `others` are letters of other lines. */
export function linePicture(page: ColourPicture, line: Line, ink: Ink, others: readonly Glyph[]): LinePicture | null {
  const plain = blackOnWhite(page, line, ink, others)
  if (!plain) return null
  const step = (line.bottom - line.top) / lineHeight
  const whole = line.parts.filter(isWide).reduce((picture, { left, right }) => {
    const [first, end] = [left, right].map((x) => within(Math.round((x - line.left + 1) / step), picture.width))
    return withoutStrike(picture, { first: first ?? 0, end: end ?? picture.width })
  }, plain)
  const columns = spacedColumns(whole)
  return {
    picture: withColumns(whole, columns),
    placeOf: ({ left, top }) => {
      const column = columns.slice(Math.max(0, Math.round(left))).find((x) => x !== added) ?? whole.width
      const row = within(top - addedWhite.length, whole.height)
      return { left: line.left - 1 + column * step, top: line.top + (row - marks * lineHeight) * step }
    },
  }
}
