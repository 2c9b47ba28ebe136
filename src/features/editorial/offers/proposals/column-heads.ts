import type { Amount } from './amount'
import { printedCurrencyOf } from './amount-text'
import { saysOld } from './price-context'
import { gaps } from './rect'
import { isJustBefore } from './signs'
import type { Token } from './types'

const fewest = 4
const sameEdge = 3
const sameSize = 0.1
/** Maximum distance between rows, and from the heading to the first row, in font sizes. */
const rowStep = 4
const largest = 1.5

function columnOf(amount: Amount, amounts: readonly Amount[]): Amount[] {
  const alike = amounts
    .filter(
      (other) =>
        Math.abs(other.right - amount.right) <= sameEdge &&
        Math.abs(other.size - amount.size) <= amount.size * sameSize,
    )
    .toSorted((a, b) => a.top - b.top)
  const isApart = (one: Amount | undefined, next: Amount) =>
    one !== undefined && next.top - one.top > amount.size * rowStep
  const at = alike.indexOf(amount)
  const from = alike.findLastIndex((each, index) => index <= at && isApart(alike[index - 1], each))
  const to = alike.findIndex((each, index) => index > at && isApart(alike[index - 1], each))
  return alike.slice(Math.max(0, from), to < 0 ? alike.length : to)
}

function headOf([first, ...others]: readonly Amount[], tokens: readonly Token[]): Token[] {
  if (!first || others.length + 1 < fewest) return []
  const span = { ...first, left: Math.min(first.left, ...others.map(({ left }) => left)) }
  return tokens.filter((token) => {
    const { across, down } = gaps(span, token)
    return across === 0 && token.bottom <= first.top + 1 && down <= first.size * rowStep
  })
}

/**
 * Takes from the heading of a table column whether its amounts are old prices or percents, and in which currency. The
 * print of a table is about as large as the page's `text`.
 */
export function withHeads(amounts: readonly Amount[], tokens: readonly Token[], text: number): Amount[] {
  // In `ДДС 20 %` over a price the number is the percent.
  const isOfPercents = (token: Token) =>
    /^\(?%\)?[:,]?$/.test(token.text) && !tokens.some((other) => /\d$/.test(other.text) && isJustBefore(other, token))
  return amounts.flatMap((amount) => {
    if (amount.size > text * largest) return [amount]
    const head = headOf(columnOf(amount, amounts), tokens)
    if (head.length === 0) return [amount]
    const currency =
      amount.currency ?? head.map(({ text }) => printedCurrencyOf(text)).find((found) => found !== null) ?? null
    if (currency === null && head.some(isOfPercents)) return []
    const namedOld = amount.namedOld || head.some(({ text }) => saysOld(text))
    return [{ ...amount, currency, namedOld, weak: amount.weak && currency === null && !namedOld }]
  })
}
