import type { TitleMatch } from './match-titles'
import { couldBeTitle } from './offer-words'
import type { PrintedPrice } from './pair-prices'
import { gaps } from './rect'
import type { Block, TextLine } from './text-blocks'

const over = 1.2
const aside = 0.6
const headingOver = 5
const sameSize = 0.1
const sameLine = 3

type Column = { price: PrintedPrice; line: TextLine }

const isVariant = ({ text }: TextLine) => /\d/.test(text) && !/\p{L}{3}/u.test(text)

/** `Ø 24 см` above its price; an old price may stand between them. */
function variantOver(price: PrintedPrice, lines: readonly TextLine[]): TextLine | undefined {
  return lines.find((line) => {
    const down = price.top - line.bottom
    return (
      isVariant(line) &&
      Math.abs(line.left - price.now.left) <= price.size * aside &&
      down >= -2 &&
      down <= price.size * over
    )
  })
}

function rowsOf(columns: readonly Column[]): Column[][] {
  const rows: Column[][] = []
  for (const column of columns.toSorted((a, b) => a.price.now.left - b.price.now.left)) {
    const row = rows.find(([first]) => {
      if (!first) return false
      const sized = Math.abs(first.price.size - column.price.size) <= first.price.size * sameSize
      return sized && Math.abs(first.price.now.top - column.price.now.top) <= sameLine
    })
    if (row) row.push(column)
    else rows.push([column])
  }
  return rows
}

function headingOf({ price, line }: Column, titles: readonly Block[]): Block | undefined {
  return titles
    .filter(
      (block) =>
        block.size < price.size &&
        block.bottom <= line.top + 1 &&
        line.top - block.bottom <= price.size * headingOver &&
        Math.abs(block.left - line.left) <= price.size * aside,
    )
    .sort((a, b) => b.size - a.size || b.top - a.top)[0]
}

const isUnderOwn = ({ line }: Column, heading: Block, first: Column, titles: readonly Block[]) =>
  titles.some(
    (block) =>
      block.top >= heading.top - 1 &&
      block.bottom <= line.top + 1 &&
      block.left > first.line.right &&
      gaps(block, line).across === 0,
  )

/** Prices side by side under one heading, each with its variant above; the name joins heading and variant. */
export function variantsBeside(
  prices: readonly PrintedPrice[],
  lines: readonly TextLine[],
  blocks: readonly Block[],
): TitleMatch[] {
  const titles = blocks.filter(couldBeTitle)
  const columns = prices.flatMap((price) => {
    const line = variantOver(price, lines)
    return line ? [{ price, line }] : []
  })
  return rowsOf(columns).flatMap((row) => {
    const groups: { heading: Block; columns: Column[] }[] = []
    for (const column of row) {
      const last = groups.at(-1)
      const [first] = last?.columns ?? []
      const own = headingOf(column, titles)
      if (last && first && !own && !isUnderOwn(column, last.heading, first, titles)) last.columns.push(column)
      else if (own) groups.push({ heading: own, columns: [column] })
    }
    return groups
      .filter(({ columns: found }) => found.length > 1)
      .flatMap(({ heading, columns: found }) =>
        found.map(({ price, line }) => ({
          price,
          title: { ...line, lines: [...heading.lines, line], size: heading.size },
          away: 0,
        })),
      )
  })
}
