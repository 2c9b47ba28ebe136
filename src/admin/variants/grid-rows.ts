import * as z from 'zod/mini'
import type { StockReason } from '@/domain/stock-reasons'
import { type CellColumn, cellColumns, variantCellProblems } from '@/features/shop/goods/variants/plan-words'
import { unmarked } from '@/lib/csv/cell-mark'

const cells = z.record(z.enum(cellColumns), z.string())
const answerShape = z.object({
  done: z.boolean(),
  errors: z.array(
    z.object({ row: z.number(), column: z.enum(cellColumns), problem: z.enum(variantCellProblems), value: z.string() }),
  ),
  rows: z.array(
    z.object({ id: z.string(), cells, reserved: z.number(), unpacked: z.number(), correction: z.number() }),
  ),
})

export type CellError = z.infer<typeof answerShape>['errors'][number] & { key: string | null }

type Saved = Omit<z.infer<typeof answerShape>, 'errors'> & { errors: CellError[] }

export type SentTable = { key: string; rows: GridRow[]; removed: string[]; reason: StockReason }

/**
 * Errors name their row by `key`. `refused`: the server has saved nothing. `lost`: it may have saved, so the same table
 * has to be sent again with its idempotency key, or stock might be changed twice.
 */
export async function saveGrid(product: string, table: SentTable): Promise<Saved | 'refused' | 'lost'> {
  const changed = changedRows(table.rows)
  const response = await fetch(`/api/cms/variants/${product}/table`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      key: table.key,
      reason: table.reason,
      removed: table.removed,
      rows: changed.map(({ id, seen, correction, cells: typed, priceConfirmed }) => ({
        id,
        seen,
        correction,
        cells: typed,
        priceConfirmed,
      })),
    }),
  }).catch(() => null)
  if (response && response.status >= 400 && response.status < 500) return 'refused'
  if (!response?.ok) return 'lost'
  const { data: answer } = answerShape.safeParse(await response.json().catch(() => null))
  if (!answer) return 'lost'
  const errors: CellError[] = answer.errors.map((error) => ({ ...error, key: changed[error.row]?.key ?? null }))
  return { ...answer, errors }
}

type Cells = Record<CellColumn, string>

/**
 * `seen` and `correction`: values and the last correction of the stock when the row was loaded, absent for a new row.
 * `reserved`: pieces that are being paid for. `unpacked`: pieces that are sold and in no parcel yet.
 * `priceConfirmed`: the price is right though it fell by more than half.
 */
export type GridRow = {
  key: string
  id: string | null
  seen: Cells | null
  cells: Cells
  reserved: number
  unpacked: number
  correction: number | null
  priceConfirmed?: boolean
}

export type StoredRow = { id: string; cells: Cells; reserved: number; unpacked: number; correction: number }

export type GridColour = { slug: string; name: string; hex: string }

const emptyCells: Cells = { colour: '', size: '', sku: '', ean: '', price: '', weight: '', stock: '' }

export const newRow = (cells: Partial<Cells> = {}): GridRow => ({
  key: crypto.randomUUID(),
  id: null,
  seen: null,
  cells: { ...emptyCells, ...cells },
  reserved: 0,
  unpacked: 0,
  correction: null,
})

export const shownRows = (stored: StoredRow[]): GridRow[] =>
  stored.map((row) => ({ ...row, key: row.id, seen: row.cells }))

export const changedRows = (rows: GridRow[]): GridRow[] =>
  rows.filter(({ seen, cells }) => !seen || cellColumns.some((column) => cells[column].trim() !== seen[column]))

export const withCell = (row: GridRow, column: CellColumn, value: string): GridRow => ({
  ...row,
  cells: { ...row.cells, [column]: value },
  priceConfirmed: row.priceConfirmed === true && column !== 'price',
})

type Chosen = { colours: GridColour[]; sizes: string[]; sku: string }

/** New rows for every pair of colour and size that the table lacks, with numbers derived from the product's. */
export function missingRows(rows: GridRow[], { colours, sizes, sku }: Chosen): GridRow[] {
  const place = (colour: string, size: string) => `${colour} ${size}`.trim().toLowerCase()
  const known = new Set(rows.map(({ cells }) => place(cells.colour, cells.size)))
  return colours.flatMap(({ slug, name }) =>
    sizes
      .filter((size) => !known.has(place(name, size)) && !known.has(place(slug, size)))
      .map((size) =>
        newRow({ colour: name, size, sku: [sku, slug, size].filter(Boolean).join('-').toUpperCase(), stock: '0' }),
      ),
  )
}

/** Several cells of a spreadsheet, or one that an export has marked; other texts are pasted where the cursor is. */
export function isOfSpreadsheet(text: string): boolean {
  const trimmed = text.trim()
  return /[\t\n]/.test(trimmed) || unmarked(trimmed) !== trimmed
}

type Pasted = { index: number; column: CellColumn; text: string }

/** Pastes cells of a spreadsheet (tab-separated); lines beyond the last row become new rows. */
export function pasted(rows: GridRow[], { index, column, text }: Pasted): GridRow[] {
  const first = cellColumns.indexOf(column)
  const result = [...rows]
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  for (const [down, line] of lines.entries()) {
    const row = result[index + down] ?? newRow()
    const cells = { ...row.cells }
    for (const [right, cell] of line.split('\t').entries()) {
      const name = cellColumns[first + right]
      if (name) cells[name] = unmarked(cell).trim()
    }
    result[index + down] = { ...row, cells, priceConfirmed: false }
  }
  return result
}

/** Sets the stored values as seen but keeps the input, so that saving again overwrites knowingly. */
export function rebaseRows(rows: GridRow[], stored: StoredRow[]): GridRow[] {
  const known = new Map(stored.map((row) => [row.id, row]))
  return rows.map((row) => {
    const now = row.id === null ? undefined : known.get(row.id)
    if (!now || !row.seen) return row
    const cells = { ...row.cells }
    for (const column of cellColumns) if (cells[column].trim() === row.seen[column]) cells[column] = now.cells[column]
    return { ...row, ...now, cells, seen: now.cells }
  })
}

/** The stored rows after a save, with what was typed, added and removed since the table was sent. */
export function typedSince(now: GridRow[], sent: GridRow[], stored: StoredRow[]): GridRow[] {
  const left = new Map(now.map((row) => [row.key, row]))
  const saved = shownRows(stored).flatMap((row) => {
    const before = sent.find(({ id, cells }) => (id ? id === row.id : cells.sku.trim() === row.cells.sku))
    const after = before && left.get(before.key)
    if (!before || !after) return before?.id ? [] : [row]
    const cells = { ...row.cells }
    for (const column of cellColumns) {
      if (after.cells[column] !== before.cells[column]) cells[column] = after.cells[column]
    }
    return [{ ...row, cells }]
  })
  const known = new Set(sent.map(({ key }) => key))
  return [...saved, ...now.filter(({ key }) => !known.has(key))]
}
