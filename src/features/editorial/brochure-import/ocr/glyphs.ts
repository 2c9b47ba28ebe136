import type { GrayPicture } from './types.ts'

export type Box = { left: number; top: number; right: number; bottom: number }
export type Glyph = Box & { area: number }

export type Ink = 'dark' | 'light'

/** Pixels on each side of a pixel that make up its surroundings: more than a letter, less than a box of colour. */
const reach = 25
/** Of 256; less is the noise of a picture. */
const leastContrast = 18

/** Sums over all pixels above and to the left, by which the mean of any rectangle is four look-ups. */
function sumsOf({ gray, width, height }: GrayPicture): Uint32Array {
  const sums = new Uint32Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y += 1) {
    let row = 0
    for (let x = 0; x < width; x += 1) {
      row += gray[y * width + x] ?? 0
      sums[(y + 1) * (width + 1) + x + 1] = row + (sums[y * (width + 1) + x + 1] ?? 0)
    }
  }
  return sums
}

/** 1 where a pixel is darker (or lighter) than its surroundings. */
function unlikeSurroundings(picture: GrayPicture, ink: Ink): Uint8Array {
  const { gray, width, height } = picture
  const sums = sumsOf(picture)
  const mask = new Uint8Array(width * height)
  const sign = ink === 'dark' ? 1 : -1
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - reach) * (width + 1), Math.min(height, y + reach + 1) * (width + 1)]
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)]
      const sum =
        (sums[bottom + right] ?? 0) - (sums[bottom + left] ?? 0) - (sums[top + right] ?? 0) + (sums[top + left] ?? 0)
      const mean = sum / (((bottom - top) / (width + 1)) * (right - left))
      if (sign * (mean - (gray[y * width + x] ?? 0)) >= leastContrast) mask[y * width + x] = 1
    }
  }
  return mask
}

/** Connected parts of a mask, whose 1s become 2s. */
export function partsOf(mask: Uint8Array, width: number): Glyph[] {
  const found: Glyph[] = []
  const stack: number[] = []
  const visit = (at: number) => {
    if (mask[at] !== 1) return
    mask[at] = 2
    stack.push(at)
  }
  for (let start = 0; start < mask.length; start += 1) {
    if (mask[start] !== 1) continue
    const part = { left: width, top: mask.length, right: 0, bottom: 0, area: 0 }
    visit(start)
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const x = at % width
      const y = (at - x) / width
      part.area += 1
      if (x < part.left) part.left = x
      if (x >= part.right) part.right = x + 1
      if (y < part.top) part.top = y
      if (y >= part.bottom) part.bottom = y + 1
      if (x > 0) visit(at - 1)
      if (x + 1 < width) visit(at + 1)
      visit(at - width)
      visit(at + width)
    }
    found.push(part)
  }
  return found
}

const heightOf = ({ top, bottom }: Box) => bottom - top
const widthOf = ({ left, right }: Box) => right - left

/** Times its height: a price that is struck through is one part. */
const widest = 9
const thinnest = 0.12
/** Of its box: a part that is wider than high and fuller is a box of colour. */
const fullest = 0.8

/** Times its height: a wider part is letters that touch, or that a stroke goes through. */
const leastWide = 1.5

export const isWide = (part: Box) => widthOf(part) >= leastWide * heightOf(part)

/** Of its box: a box of colour, or the light around dark letters, is fuller than letters with a stroke through them. */
const fullestStruck = 0.5

export const mayBeStruck = (part: Glyph) => isWide(part) && part.area < fullestStruck * widthOf(part) * heightOf(part)

function isGlyph(part: Glyph): boolean {
  const [width, height] = [widthOf(part), heightOf(part)]
  const fills = part.area / (width * height)
  return width <= widest * height && fills >= thinnest && (fills <= fullest || width < height)
}

/** In pixels: Tesseract reads nothing lower, and the strokes of higher ones are wider than their surroundings. */
const [lowestSmall, highestSmall] = [9, 90]

/** Parts that have the size and the shape of a letter, found by their surroundings. */
export function smallGlyphs(picture: GrayPicture, ink: Ink): Glyph[] {
  return partsOf(unlikeSurroundings(picture, ink), picture.width).filter(
    (part) => heightOf(part) >= lowestSmall && heightOf(part) <= highestSmall && isGlyph(part),
  )
}

/** Steps of brightness at which large letters are looked for: one at least is between a letter and its ground. */
const levels = Array.from({ length: 11 }, (_, at) => 20 * (at + 1) + 8)
/** In pixels of the smaller picture, and a share of its height. */
const lowestLarge = 12
const highestLarge = 0.2

/** In pixels on each side: the same letter is a little larger or smaller at another brightness. */
const sameBox = 2

const isSame = (a: Box, b: Box) =>
  [a.left - b.left, a.top - b.top, a.right - b.right, a.bottom - b.bottom].every((by) => Math.abs(by) <= sameBox)

/** Parts by the cell of their corner, so that one is compared with its neighbours only: a pattern has 100,000. */
function seenParts(): (part: Glyph) => boolean {
  const cells = new Map<string, Glyph[]>()
  const cellOf = (place: number) => Math.floor(place / (sameBox + 1))
  const isNear = (part: Glyph) =>
    [-1, 0, 1].some((across) =>
      [-1, 0, 1].some((down) =>
        cells.get(`${cellOf(part.left) + across} ${cellOf(part.top) + down}`)?.some((other) => isSame(part, other)),
      ),
    )
  return (part) => {
    if (isNear(part)) return true
    const key = `${cellOf(part.left)} ${cellOf(part.top)}`
    const here = cells.get(key)
    if (here) here.push(part)
    else cells.set(key, [part])
    return false
  }
}

export const holds = (outer: Box, inner: Box) =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom

/** Of its height: a part that holds one as high is the same letter, and one that holds several is a word or a box. */
const leastInside = 0.5

/** Letters of a page. Noise and patterns have more, and every step compares each of them with the others. */
export const mostLetters = 15_000

/**
 * Parts that have the shape of a letter at any brightness, each once: a large letter may stand on a box of colour. Stops
 * at more than `mostLetters`.
 */
export function largeGlyphs({ gray, width, height }: GrayPicture, ink: Ink): Glyph[] {
  const found: Glyph[] = []
  const isSeen = seenParts()
  for (const level of levels) {
    const mask = gray.map((value) => Number(ink === 'dark' ? value < level : value > level))
    for (const part of partsOf(mask, width)) {
      const isHigh = heightOf(part) >= lowestLarge && heightOf(part) <= highestLarge * height
      if (isHigh && isGlyph(part) && !isSeen(part)) found.push(part)
    }
    if (found.length > mostLetters) return found
  }
  const inside = (outer: Glyph) =>
    found.filter((inner) => inner !== outer && holds(outer, inner) && heightOf(inner) > leastInside * heightOf(outer))
  const letters = found.filter((part) => inside(part).length <= 1)
  return letters.filter((part) => !letters.some((outer) => outer !== part && holds(outer, part)))
}
