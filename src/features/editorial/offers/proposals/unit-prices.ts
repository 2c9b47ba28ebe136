import { packSize } from '@/domain/pack-size'
import type { Amount } from './amount'
import { sizesIn } from './pack-sizes'
import { leastUnitPrice, usualSize } from './pair-prices'
import { distance, gaps, type Rect, verticalMiddleOf } from './rect'
import { everyLine, type TextLine } from './text-blocks'
import type { Token } from './types'

/** Unit prices are rounded to cents, and some shops round the weight. */
const mostOff = 0.006
const aCent = 1

/** `кг 3,37 €`, `1 л = 2,18 €`, `100 г: 0,85`. */
const unitBefore = /(?<![\p{L}\d,.])(?:за\s)?(?:1|100)?\s?(?:кг|kg|л|l|г|g|мл|ml|бр|stück|stk)\.?\s?[:=]?$/iu

type Sold = { line: TextLine; amount: number }

/** For a kilogram, a litre or a piece, or for 100 g or ml, in the money of `cents`. */
const unitPricesOf = (cents: number, { amount }: Sold) => [(cents * 1000) / amount, (cents * 100) / amount]

const agrees = (cents: number, exact: number) => Math.abs(cents - exact) <= Math.max(aCent, exact * mostOff)

/** In a table the pack size may be far away. */
const isInRow = (one: Rect, other: Rect) =>
  gaps(one, other).down === 0 && verticalMiddleOf(one) > other.top && verticalMiddleOf(one) < other.bottom

/** More amounts are no page of offers; the time grows with the cube of their number. */
const mostAmounts = 300

/** Amounts whose right edges make a column, which mean the same. */
const sameEdge = 3
const sameSize = 0.1
const fewest = 3
const mostOfColumn = 0.6

/** Fractions of the height of the price that a unit price in smaller print belongs to. */
const smaller = 0.8
const closely = 1.5

/**
 * `250 мл · 19,80 €/л` between the name and the price. Goods that are weighed have their price for a kilogram in the
 * print of the other prices.
 */
function isBesidePrice(each: Amount, amounts: readonly Amount[], packs: readonly Sold[], reach: number): boolean {
  if (each.perUnit === null || each.weak || each.namedOld) return false
  const own = packs.filter(({ line }) => distance(line, each) <= reach)
  return amounts.some(
    (price) =>
      price.perUnit === null &&
      each.size <= price.size * smaller &&
      distance(each, price) <= price.size * closely &&
      own.some((pack) => unitPricesOf(price.cents, pack).some((exact) => agrees(each.cents, exact))),
  )
}

/**
 * Leaves out the amounts that are what a kilogram or a litre costs by another price and a pack size: near by where the
 * unit stands before them, in their row where most of their column are, or with their unit in smaller print beside that
 * price. Otherwise the same sum may be an old price: half a kilogram at half of it. `reach` is in points.
 */
export function withoutUnitPrices(amounts: readonly Amount[], tokens: readonly Token[], reach: number): Amount[] {
  if (amounts.length > mostAmounts) return [...amounts]
  const lines = everyLine(tokens)
  const packs = lines.flatMap((line) =>
    sizesIn(line.text).flatMap((text): Sold[] => {
      const read = packSize(text)
      return read ? [{ line, amount: read.unit === 'piece' ? read.amount * 1000 : read.amount }] : []
    }),
  )
  const agreeing = (isBeside: (one: Rect, other: Rect) => boolean) =>
    new Set(
      amounts.filter((each) => {
        const own = packs.filter(({ line }) => isBeside(line, each))
        const others = amounts.filter(
          (other) => other !== each && other.size >= each.size * (1 - sameSize) && isBeside(other, each),
        )
        return others.some(({ cents }) =>
          own.some((pack) => unitPricesOf(cents, pack).some((exact) => exact !== cents && agrees(each.cents, exact))),
        )
      }),
    )
  const near = agreeing((one, other) => distance(one, other) <= reach)
  const inRow = agreeing(isInRow)
  const isColumn = (amount: Amount) => {
    const column = amounts.filter(
      ({ right, size }) =>
        Math.abs(right - amount.right) <= sameEdge && Math.abs(size - amount.size) <= size * sameSize,
    )
    return column.length >= fewest && column.filter((each) => inRow.has(each)).length >= column.length * mostOfColumn
  }
  const usual = usualSize(amounts.filter(({ weak }) => !weak))
  const isOfPrice = (amount: Amount) =>
    amount.size >= usual * leastUnitPrice && isBesidePrice(amount, amounts, packs, reach)
  const saysUnit = (amount: Amount) => {
    const line = lines.find(({ tokens: own }) => own.some((token) => amount.tokens.includes(token)))
    const at = line?.tokens.findIndex((token) => amount.tokens.includes(token)) ?? -1
    const before =
      line?.tokens
        .slice(0, Math.max(0, at))
        .map(({ text }) => text)
        .join(' ') ?? ''
    return unitBefore.test(before)
  }
  const isUnitPrice = (each: Amount) =>
    ((near.has(each) || inRow.has(each)) && saysUnit(each)) || isColumn(each) || isOfPrice(each)
  return amounts.filter((each) => each.told || !isUnitPrice(each))
}
