import { type CellColumn, cellColumns } from '@/features/shop/variants/plan-words'

export type Cells = Record<CellColumn, string>

/**
 * A row as it is typed and as it was shown; a new one was never shown. `reserved` pieces are being paid for. `priceConfirmed`: the
 * price that stands there is right, though it falls by more than half.
 */
export type GridRow = {
  key: string
  id: string | null
  seen: Cells | null
  cells: Cells
  reserved: number
  priceConfirmed?: boolean
}

/** What the server says of a stored variant. */
export type StoredRow = { id: string; cells: Cells; reserved: number }

export type GridColour = { slug: string; name: string; hex: string }

const emptyCells: Cells = { colour: '', size: '', sku: '', ean: '', price: '', weight: '', stock: '' }

export const newRow = (cells: Partial<Cells> = {}): GridRow => ({
  key: crypto.randomUUID(),
  id: null,
  seen: null,
  cells: { ...emptyCells, ...cells },
  reserved: 0,
})

export const shownRows = (stored: StoredRow[]): GridRow[] =>
  stored.map(({ id, cells, reserved }) => ({ key: id, id, seen: cells, cells, reserved }))

/** Rows of which a cell differs from what is stored. */
export const changedRows = (rows: GridRow[]): GridRow[] =>
  rows.filter(({ seen, cells }) => !seen || cellColumns.some((column) => cells[column].trim() !== seen[column]))

/** The row with what is typed in a cell; another price is not confirmed. */
export const withCell = (row: GridRow, column: CellColumn, value: string): GridRow => ({
  ...row,
  cells: { ...row.cells, [column]: value },
  priceConfirmed: row.priceConfirmed === true && column !== 'price',
})

type Chosen = { colours: GridColour[]; sizes: string[]; sku: string }

/** The rows for each pair of colour and size that the table lacks, with a number made of the product's. */
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

type Pasted = { index: number; column: CellColumn; text: string }

/** Puts cells of a spreadsheet (tabs and lines) into the table from a cell on; lines beyond its end become new rows. */
export function pasted(rows: GridRow[], { index, column, text }: Pasted): GridRow[] {
  const first = cellColumns.indexOf(column)
  const result = [...rows]
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  for (const [down, line] of lines.entries()) {
    const row = result[index + down] ?? newRow()
    const cells = { ...row.cells }
    for (const [right, cell] of line.split('\t').entries()) {
      const name = cellColumns[first + right]
      if (name) cells[name] = cell.trim()
    }
    result[index + down] = { ...row, cells, priceConfirmed: false }
  }
  return result
}

/** The rows with what is stored by now beside what is typed, so that saving again means it. */
export function rebaseRows(rows: GridRow[], stored: StoredRow[]): GridRow[] {
  const known = new Map(stored.map((row) => [row.id, row]))
  return rows.map((row) => {
    const now = row.id === null ? undefined : known.get(row.id)
    if (!now || !row.seen) return row
    const cells = { ...row.cells }
    for (const column of cellColumns) if (cells[column].trim() === row.seen[column]) cells[column] = now.cells[column]
    return { ...row, cells, seen: now.cells, reserved: now.reserved }
  })
}
