/** The columns of the table in a product's form, in their order: also that of what is pasted. */
export const cellColumns = ['colour', 'size', 'sku', 'ean', 'price', 'weight', 'stock'] as const
type CellColumn = (typeof cellColumns)[number]

/** A row as it is typed; `reserved` pieces are being paid for. */
export type GridRow = Record<CellColumn, string> & { reserved: number }

const emptyRow: GridRow = { colour: '', size: '', sku: '', ean: '', price: '', weight: '', stock: '', reserved: 0 }

type Chosen = { colours: string[]; sizes: string[]; sku: string }

/** Adds a row for each pair of colour and size that the table lacks, with a number made of the product's. */
export function generated(rows: GridRow[], { colours, sizes, sku }: Chosen): GridRow[] {
  const known = new Set(rows.map(({ colour, size }) => `${colour} ${size}`))
  const added = colours.flatMap((colour) =>
    sizes
      .filter((size) => !known.has(`${colour} ${size}`))
      .map((size) => ({ ...emptyRow, colour, size, sku: `${sku}-${colour}-${size}`.toUpperCase(), stock: '0' })),
  )
  return [...rows, ...added]
}

type Pasted = { index: number; column: CellColumn; text: string }

/** Puts cells of a spreadsheet (tabs and lines) into the table from a cell on; lines beyond its end become new rows. */
export function pasted(rows: GridRow[], { index, column, text }: Pasted): GridRow[] {
  const first = cellColumns.indexOf(column)
  const result = [...rows]
  for (const [down, line] of text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .entries()) {
    const row = { ...(result[index + down] ?? emptyRow) }
    for (const [right, cell] of line.split('\t').entries()) {
      const name = cellColumns[first + right]
      if (name) row[name] = cell.trim()
    }
    result[index + down] = row
  }
  return result
}

/** The table as the server reads it, a line for each row below the heading. */
export function tableText(product: string, rows: GridRow[]): string {
  const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`
  const lines = rows.map((row) => [product, ...cellColumns.map((column) => row[column])].map(quote).join(','))
  return [['product', ...cellColumns].join(','), ...lines].join('\n')
}
