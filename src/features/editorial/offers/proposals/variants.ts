import type { TitleMatch } from './match-titles'
import { couldBeTitle } from './offer-words'
import type { PrintedPrice } from './pair-prices'
import { heightOf, type Rect } from './rect'
import type { Block, TextLine } from './text-blocks'

const rowStep = 3
const sameEdge = 4
const headingRows = 6
const sameColumn = 1.5
const largest = 1.6

const inRow = ({ now }: PrintedPrice, { top, bottom }: Rect) =>
  (top + bottom) / 2 > now.top && (top + bottom) / 2 < now.bottom

/** A text left of a price that names nothing: `90 x 200 см`, `Ø 125 мм`. */
function variantOf(
  price: PrintedPrice,
  lines: readonly TextLine[],
  prices: readonly PrintedPrice[],
): TextLine | undefined {
  const { now } = price
  const before = prices.filter((other) => inRow(price, other.now) && other.now.right < now.left)
  const column = Math.max(0, ...before.map((other) => other.now.right))
  const left = lines.filter((line) => line.right <= now.left && line.left >= column && inRow(price, line))
  const [nearest] = left.toSorted((a, b) => b.right - a.right)
  const names = (line: TextLine) => !/\d/.test(line.text) || /\p{L}{3}/u.test(line.text)
  return nearest && left.every((line) => !names(line) || line.right < nearest.left) ? nearest : undefined
}

type Row = { price: PrintedPrice; line: TextLine }

function tablesOf(rows: readonly Row[]): Row[][] {
  const tables: Row[][] = []
  for (const row of rows.toSorted((a, b) => a.price.now.top - b.price.now.top)) {
    const table = tables.find((each) => {
      const last = each.at(-1)
      if (!last) return false
      const step = row.price.now.top - last.price.now.top
      const [edge, start] = [row.price.now.right - last.price.now.right, row.line.left - last.line.left]
      return Math.abs(edge) <= sameEdge && Math.abs(start) <= sameEdge && step <= heightOf(last.price.now) * rowStep
    })
    if (table) table.push(row)
    else tables.push([row])
  }
  return tables.filter(({ length }) => length > 1)
}

/** `Ориз`, `Захар` left of `10 кг`, `25 кг`: a table of goods, not of variants. */
function haveNames(table: readonly Row[], lines: readonly TextLine[]): boolean {
  const names = table.map(({ price, line }) =>
    lines
      .filter((each) => each.right <= line.left && inRow(price, each) && /\p{L}{3}/u.test(each.text))
      .reduce<TextLine | undefined>((last, each) => (last && last.left > each.left ? last : each), undefined),
  )
  const [first] = names
  return names.every((name) => first && name && Math.abs(name.left - first.left) <= sameEdge)
}

/** Rows with names between them are fields of their own. */
function areNamed(table: readonly Row[], lines: readonly TextLine[], blocks: readonly Block[]): boolean {
  const [first, last] = [table[0]?.line, table.at(-1)?.line]
  if (!first || !last || haveNames(table, lines)) return true
  return blocks.some(
    (block) =>
      block.top > first.top &&
      block.bottom < last.bottom &&
      block.left < first.right &&
      block.right > first.left &&
      couldBeTitle(block),
  )
}

function headingOf(table: readonly Row[], blocks: readonly Block[]): Block | undefined {
  const [first, second] = table
  if (!first || !second) return undefined
  const step = second.price.now.top - first.price.now.top
  return blocks
    .filter((block) => {
      const down = first.line.top - block.bottom
      const aligned = Math.abs(block.left - first.line.left) <= block.size * sameColumn
      const isHead = block.size <= first.price.size * largest
      return aligned && isHead && down >= -1 && down <= step * headingRows && couldBeTitle(block)
    })
    .sort((a, b) => b.size - a.size || b.top - a.top)[0]
}

/** Prices of a table of variants; each name joins the table's heading and the row. */
export function variantMatches(
  prices: readonly PrintedPrice[],
  lines: readonly TextLine[],
  blocks: readonly Block[],
): TitleMatch[] {
  const rows = prices.flatMap((price) => {
    const line = variantOf(price, lines, prices)
    return line ? [{ price, line }] : []
  })
  return tablesOf(rows).flatMap((table) => {
    const heading = areNamed(table, lines, blocks) ? undefined : headingOf(table, blocks)
    if (!heading) return []
    return table.map(({ price, line }) => ({
      price,
      title: { ...line, lines: [...heading.lines, line], size: heading.size },
      away: 0,
    }))
  })
}
