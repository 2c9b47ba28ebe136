import type { Row } from './observe'
import { isSameName } from './same-name'

/** A code without what a spreadsheet takes away or adds: noughts before it, an apostrophe, a fraction of nothing. */
const bareCode = (code: string) =>
  code
    .replace(/^'/, '')
    .replace(/[.,]0+$/, '')
    .replace(/^0+(?=.)/, '')

/**
 * Gives products back the codes that a spreadsheet has changed: a code that the company did not have is one of those that are gone
 * where they differ in nothing else and the name is the same.
 * @param known the names of the company's products by code
 */
export function withKnownCodes(prices: Row[], known: ReadonlyMap<string, { name: string }>): Row[] {
  const today = new Set(prices.map(({ code }) => code))
  const gone = Map.groupBy(
    [...known].filter(([code]) => !today.has(code)),
    ([code]) => bareCode(code),
  )
  if (gone.size === 0) return prices
  return prices.map((row) => {
    const found = known.has(row.code) ? [] : (gone.get(bareCode(row.code)) ?? [])
    const [first, second] = found
    return first && !second && isSameName(first[1].name, row.name) ? { ...row, code: first[0] } : row
  })
}
