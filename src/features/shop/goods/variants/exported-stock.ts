import type { VariantCellProblem } from './plan-words'

type Stock = { stock: number; correction: number }

/**
 * The stock and the last correction, so that an import can tell what was packed since the export from what was typed, and
 * a file that was imported already from one that was not. A spreadsheet makes neither a number nor a day of this text.
 */
export const exportedStock = ({ stock, correction }: Stock) => `${stock} #${correction}`

/**
 * The stock that a row asks for; null where nothing is typed. In an export only the difference to what was exported is
 * applied, so that pieces packed meanwhile do not come back; where staff, or an import of the same file, have corrected the stock
 * since, none is.
 */
export function stockOfRow(
  typed: number | null,
  exported: string | undefined,
  now: Stock | undefined,
): { stock: number; problem?: VariantCellProblem } {
  if (typed === null) return { stock: now?.stock ?? 0 }
  if (!now || !exported || Number.isNaN(typed)) return { stock: typed }
  const [, seen, correction] = /^(\d{1,7}) #(\d{1,15})$/.exec(exported) ?? []
  if (seen === undefined) return { stock: now.stock, problem: 'exported' }
  if (typed === Number(seen)) return { stock: now.stock }
  if (Number(correction) === now.correction) {
    const stock = now.stock + typed - Number(seen)
    return stock < 0 ? { stock: now.stock, problem: 'changedSinceExport' } : { stock }
  }
  return { stock: now.stock, ...(typed !== now.stock && { problem: 'changedSinceExport' as const }) }
}
