import type { Amount } from './amount'
import { distance } from './rect'
import type { Token } from './types'

const vat = 1.2
const near = 2.5

const speaksOfIt = (tokens: readonly Token[]) => {
  const said = new Set(tokens.map(({ text }) => text.toLowerCase()))
  return said.has('без') && said.has('ддс')
}

const isNet = (amount: Amount, other: Amount) =>
  Math.abs(amount.cents * vat - other.cents) <= 1 &&
  (amount.currency === other.currency || amount.currency === null) &&
  distance(amount, other) <= Math.max(amount.size, other.size) * near

/** When a page prints prices with and without VAT, only those with VAT are kept: they are what people pay. */
export function withVat(amounts: readonly Amount[], tokens: readonly Token[]): Amount[] {
  if (!speaksOfIt(tokens)) return [...amounts]
  return amounts.filter((amount) => !amounts.some((other) => isNet(amount, other)))
}
