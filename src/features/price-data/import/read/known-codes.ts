import type { FileRow } from './observe'
import { isSameName } from './same-name'

/** A spreadsheet adds an apostrophe before a code, or a zero fraction. */
const withoutAdded = (code: string) => code.replace(/^'/, '').replace(/[.,]0+$/, '')
/** A spreadsheet removes leading zeros. */
const bareCode = (code: string) => withoutAdded(code).replace(/^0+(?=.)/, '')

/**
 * Restores codes that a spreadsheet changed: an unknown code becomes a missing one with the same bare code and name.
 * Where more products were restored than are new, the new codes were changed too; their lost zeros are only known if
 * all codes of the company are equally long, else the products are left out.
 * @param known the names of the company's products by code
 */
export function withKnownCodes(prices: FileRow[], known: ReadonlyMap<string, { name: string }>): FileRow[] {
  const today = new Set(prices.map(({ code }) => code))
  const gone = Map.groupBy(
    [...known].filter(([code]) => !today.has(code)),
    ([code]) => bareCode(code),
  )
  if (gone.size === 0) return prices
  const restored = prices.map((row) => ({ row, code: known.has(row.code) ? row.code : codeAmong(gone, row) }))
  const changed = restored.filter(({ row, code }) => code !== null && code !== row.code)
  const added = restored.filter(({ code }) => code === null)
  if (changed.length <= added.length) return restored.map(({ row, code }) => ({ ...row, code: code ?? row.code }))

  const lostNoughts = changed.some(({ row, code }) => code !== withoutAdded(row.code))
  const lengths = new Set([...known.keys()].map((code) => code.length))
  const [length] = lengths
  return restored.flatMap(({ row, code }) => {
    if (code !== null) return [{ ...row, code }]
    if (!lostNoughts) return [{ ...row, code: withoutAdded(row.code) }]
    return lengths.size === 1 && length ? [{ ...row, code: withoutAdded(row.code).padStart(length, '0') }] : []
  })
}

function codeAmong(gone: ReadonlyMap<string, [string, { name: string }][]>, { code, name }: FileRow): string | null {
  const [first, second] = gone.get(bareCode(code)) ?? []
  return first && !second && isSameName(first[1].name, name) ? first[0] : null
}
