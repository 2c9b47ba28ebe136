import { heightOf, middleIn, type Rect } from './rect'
import type { TextLine } from './text-blocks'

const hasWord = /\p{L}{3}/u
/** Points between a cut and the price beside it. */
const margin = 1
/** Points by which words may reach over a cut: fields beside each other often touch. */
const slack = 3
/** Titles of one row are in one print. */
const samePrint = 0.1

type Row = { frame: Rect; prices: readonly Rect[]; lines: readonly TextLine[]; isRepeated: (line: TextLine) => boolean }

/** The frame in parts, cut at these places from left to right. */
const partsAt = ({ frame }: Row, cuts: readonly number[]): Rect[] =>
  [...cuts, frame.right].map((right, at) => ({ ...frame, left: cuts[at - 1] ?? frame.left, right }))

const crosses = ({ lines }: Row, cut: number) =>
  lines.some(({ left, right }) => left < cut - slack && right > cut + slack)

const overlap = (one: Rect, other: Rect) => one.left < other.right && other.left < one.right

/** The lines of the largest print. */
function titleOf(lines: readonly TextLine[]): TextLine[] {
  const size = Math.max(...lines.map(heightOf))
  return lines.filter((line) => heightOf(line) >= size * (1 - samePrint))
}

/**
 * The parts between cuts where they cut through no line, and each holds a price with words of its own: its largest are
 * in the print of the other parts' and said nowhere else, as `bottle` and `crate` over two prices of one beer are not.
 * `isWord` says which lines can be those of a price.
 */
function cellsAt(row: Row, cuts: readonly number[], isWord: (line: Rect, price: Rect) => boolean): Rect[] | null {
  if (cuts.some((cut) => crosses(row, cut))) return null
  const parts = partsAt(row, cuts)
  const titles = parts.flatMap((part, at) => {
    const price = row.prices[at]
    const words = row.lines.filter((line) => hasWord.test(line.text) && middleIn(line, part))
    const title = titleOf(words)
    if (!price || !middleIn(price, part) || title.every(row.isRepeated)) return []
    return words.every((line) => isWord(line, price)) ? [title] : []
  })
  const heights = titles.map((lines) => Math.max(...lines.map(heightOf)))
  const isOnePrint = Math.max(...heights) <= Math.min(...heights) * (1 + samePrint)
  return titles.length === parts.length && isOnePrint ? parts : null
}

const anyWord = () => true

/**
 * A frame round a row of offers in a cell for each, where the row says where they begin: each with its price, which has
 * nothing on its left, or each ends with it, or words and price stand one above the other. The frame itself where it
 * holds no such row, or two ways to cut it.
 */
export function cellsOfRow(frame: Rect, allPrices: readonly Rect[], allLines: readonly TextLine[]): Rect[] {
  const prices = allPrices.filter((price) => middleIn(price, frame)).toSorted((a, b) => a.left - b.left)
  const lines = allLines.filter((line) => middleIn(line, frame))
  const isRow = Math.max(...prices.map(({ top }) => top)) < Math.min(...prices.map(({ bottom }) => bottom))
  const [first, last] = [prices[0], prices.at(-1)]
  if (prices.length < 2 || !isRow || !first || !last) return [frame]
  const isRepeated = ({ text }: TextLine) => allLines.filter((line) => line.text === text).length > 1
  const row = { frame, prices, lines, isRepeated }
  const begins = prices.slice(1).map(({ left }) => left - margin)
  const ends = prices.slice(0, -1).map(({ right }) => right + margin)
  const middles = begins.map((begin, at) => (begin + (ends[at] ?? begin)) / 2)
  const byPrice = [
    lines.some(({ left }) => left < first.left - margin) ? null : cellsAt(row, begins, anyWord),
    lines.some(({ right }) => right > last.right + margin) ? null : cellsAt(row, ends, anyWord),
  ].flatMap((cells) => (cells ? [cells] : []))
  const placesIn = (cells: readonly Rect[]) =>
    lines.map((line) => cells.findIndex((cell) => middleIn(line, cell))).join()
  if (new Set(byPrice.map(placesIn)).size > 1) return [frame]
  return byPrice[0] ?? cellsAt(row, middles, overlap) ?? [frame]
}
