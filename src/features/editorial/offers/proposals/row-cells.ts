import { middleIn, type Rect } from './rect'
import type { TextLine } from './text-blocks'

const hasWord = /\p{L}{3}/u
/** Points between a cut and the price beside it. */
const margin = 1
/** Points by which words may reach over a cut: fields beside each other often touch. */
const slack = 3

type Row = { frame: Rect; prices: readonly Rect[]; lines: readonly TextLine[] }

/** The frame in parts, cut at these places from left to right. */
const partsAt = ({ frame }: Row, cuts: readonly number[]): Rect[] =>
  [...cuts, frame.right].map((right, at) => ({ ...frame, left: cuts[at - 1] ?? frame.left, right }))

const crosses = ({ lines }: Row, cut: number) =>
  lines.some(({ left, right }) => left < cut - slack && right > cut + slack)

const overlap = (one: Rect, other: Rect) => one.left < other.right && other.left < one.right

/**
 * The parts between cuts where they hold a price with words each and cut through no line; `isWord` says which lines can
 * be those of a price.
 */
function cellsAt(row: Row, cuts: readonly number[], isWord: (line: Rect, price: Rect) => boolean): Rect[] | null {
  if (cuts.some((cut) => crosses(row, cut))) return null
  const parts = partsAt(row, cuts)
  const areWhole = parts.every((part, at) => {
    const price = row.prices[at]
    const words = row.lines.filter((line) => hasWord.test(line.text) && middleIn(line, part))
    return price !== undefined && middleIn(price, part) && words.some((line) => isWord(line, price))
  })
  return areWhole ? parts : null
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
  const row = { frame, prices, lines }
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
