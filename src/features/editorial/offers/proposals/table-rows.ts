import type { PrintedPrice } from './pair-prices'
import { gaps, heightOf, type Rect, union, verticalMiddleOf } from './rect'
import type { Block, TextLine } from './text-blocks'

const sameEdge = 4

const isOnRow = (line: TextLine, { now }: PrintedPrice) =>
  now.left > line.right && verticalMiddleOf(line) > now.top && verticalMiddleOf(line) < now.bottom

function nearestOnRow(line: TextLine, prices: readonly PrintedPrice[]): PrintedPrice | undefined {
  const onRow = prices.filter((price) => isOnRow(line, price))
  return onRow.toSorted((a, b) => gaps(line, a.now).across - gaps(line, b.now).across)[0]
}

function areRows({ lines }: Block, prices: readonly PrintedPrice[]): boolean {
  if (lines.length < 2) return false
  const found = lines.map((line) => nearestOnRow(line, prices))
  const [first] = found
  const edge = (rect: Rect | undefined) => rect?.right ?? Number.NaN
  const isColumn = found.every((price) => Math.abs(edge(price?.now) - edge(first?.now)) <= sameEdge)
  return isColumn && new Set(found).size === lines.length
}

export const withRowsApart = (blocks: readonly Block[], prices: readonly PrintedPrice[]): Block[] =>
  blocks.flatMap((block) =>
    areRows(block, prices)
      ? block.lines.map((line) => ({ ...union([line]), lines: [line], size: heightOf(line) }))
      : [block],
  )
