import type { Word } from '../types.ts'
import type { Box } from './glyphs.ts'
import { linesOf } from './lines.ts'

/** A wider gap between lines parts them first: a heading and the columns below it, or one row of goods and the next. */
const columnGap = 2

type Sides<Part> = { width: number; sides: Part[][] }

/** The parts on both sides of the widest gap that none of them reaches into; all on one side where there is none. */
function widestGap<Part extends Box>(
  parts: readonly Part[],
  from: 'left' | 'top',
  to: 'right' | 'bottom',
): Sides<Part> {
  const sorted = parts.toSorted((a, b) => a[from] - b[from])
  let [end, width, place] = [sorted[0]?.[from] ?? 0, 0, 0]
  for (const [at, part] of sorted.entries()) {
    if (part[from] - end > width) [width, place] = [part[from] - end, at]
    end = Math.max(end, part[to])
  }
  return { width, sides: [sorted.slice(0, place), sorted.slice(place)] }
}

function byColumn<Part extends Box>(lines: readonly Part[]): Part[] {
  const [columns, rows] = [widestGap(lines, 'left', 'right'), widestGap(lines, 'top', 'bottom')]
  if (Math.max(columns.width, rows.width) === 0) return rows.sides.flat()
  const { sides } = columns.width >= columnGap * rows.width ? columns : rows
  return sides.flatMap(byColumn)
}

/** Words by column, line and place in it; `page` has the page's proportions. */
export function inReadingOrder(words: readonly Word[], page: { width: number; height: number }): Word[] {
  const placed = words.map((word) => {
    const [, x, y, width, height] = word
    const [left, top] = [x * page.width, y * page.height]
    return { left, top, right: left + width * page.width, bottom: top + height * page.height, word }
  })
  return byColumn(linesOf(placed)).flatMap(({ parts }) => parts.map(({ word }) => word))
}
