import { longestSize } from '@/domain/clothing-size'
import { isEan } from '@/domain/ean'
import { mostEditedCents, parseEuro } from '@/domain/money'
import { isSuspiciousPrice } from '@/domain/price-fall'
import type { ParsedRow, Table } from '@/lib/csv/parse-table'
import { planTable, type TablePlan, type WrongCell } from '@/lib/csv/plan-table'
import { stockOfRow } from './exported-stock'
import { cellColumns, type VariantCellProblem, type VariantColumn } from './plan-words'
import type { Names, StoredVariant } from './read-variants'

export type VariantValues = Pick<
  StoredVariant,
  'product' | 'colour' | 'size' | 'sku' | 'ean' | 'price' | 'weight' | 'stock'
>
export type PlannedVariants = TablePlan<{
  column: VariantColumn
  problem: VariantCellProblem
  fields: VariantValues
  /**
   * `back`: the variant was off sale and is put back on sale. `stockSet`: the row replaces the stock, because it does
   * not say what was exported.
   */
  change: { id: string; before: VariantValues; back?: boolean; stockSet?: boolean }
  removed: { id: string; sku: string }
  /** In cents; `from` is the old price, for a new variant the product's. */
  doubt: { sku: string; from: number | null; to: number }
}>

type Given = {
  table: Table<VariantColumn>
  stored: readonly StoredVariant[]
  offSale: readonly StoredVariant[]
  names: Names
  /** Removes variants missing from the table: of the products that the table names, or of all. */
  remove: 'none' | 'of-named' | 'all'
  movesStock: boolean
}

/**
 * Compares a table with the variants line by line, by SKU; missing columns keep their values. A row that names an
 * off-sale variant puts it back on sale; one that no row names stays as it is.
 */
export function planVariants({ table, stored, offSale, names, remove, movesStock }: Given): PlannedVariants {
  const before = new Map(stored.map((variant) => [variant.sku, variant]))
  const met = new Set<string>()
  const listed = new Set(table.rows.map(({ cells }) => cells.sku ?? ''))
  const named = offSaleFinder(offSale, listed)
  const leftOut = stored.filter(({ sku }) => !listed.has(sku))
  // A variant that is not in the table and stays keeps its colour and size.
  const places = new Set(remove === 'none' ? leftOut.map(variantPlace) : [])
  const replaced = replacedFinder(remove === 'none' ? [] : leftOut)
  return planTable({
    table,
    against: shownOf,
    compare: (row) => {
      const onSale = before.get(row.cells.sku ?? '')
      const back = onSale ? undefined : named(readVariantRow(row, undefined, names).fields)
      const old = onSale ?? back
      const { fields, problem } = readVariantRow(row, old, names)
      const taken = old ? undefined : replaced(fields)
      const place = variantPlace(fields)
      const wrong =
        problem ??
        (met.has(fields.sku) ? wrongCell('sku', 'sameSku') : null) ??
        (places.has(place) ? wrongCell('size', 'sameVariant') : null) ??
        tooFew(fields, taken) ??
        (movesStock ? null : movedStock(fields, old ?? taken))
      met.add(fields.sku)
      places.add(place)
      if (wrong) return { wrong: [wrong] }
      const fall = priceFall(fields, old, names)
      const doubt = fall && { sku: fields.sku, ...fall }
      if (!old) return { fields, change: null, doubt }
      if (!back && hasSameValues(old, fields)) return { fields, change: 'same', doubt }
      const stockSet = !row.cells.exported && fields.stock !== old.stock
      const marks = { ...(back && { back: true }), ...(stockSet && { stockSet }) }
      return { fields, change: { id: old.id, before: old, ...marks }, doubt }
    },
    leftOut: (plan) => {
      if (remove === 'all') removeLeftOut(plan, stored, met)
      if (remove === 'of-named') removeLeftOut(plan, ofNamed(plan, stored, met), met)
    },
  })
}

/**
 * The lines that a plan shows, without stock that is packed meanwhile: a difference stays the same difference, but a
 * number that replaces the stock would bring back the pieces packed since.
 */
function shownOf({ create, change, remove, doubtful, errors }: PlannedVariants): unknown[] {
  const changes = change.map(({ line, id, fields, before, back, stockSet }) => [
    line,
    id,
    back,
    cellColumns
      .filter((name) => fields[name] !== before[name])
      .map((name) =>
        name === 'stock' && !stockSet ? fields.stock - before.stock : [name, before[name], fields[name]],
      ),
  ])
  return [create, changes, remove.map(({ id }) => id), doubtful, errors]
}

/** A fall in price that looks mistyped, else null. A variant without its own price costs as much as its product. */
export function priceFall(
  { price, product }: VariantValues,
  old: VariantValues | undefined,
  names: Names,
): { from: number | null; to: number } | null {
  const ofProduct = names.prices.get(product) ?? null
  const [from, to] = [old?.price ?? ofProduct, price ?? ofProduct]
  return to !== null && from !== to && isSuspiciousPrice(to, from) ? { from, to } : null
}

/** Stock is changed only by staff who handle orders, as at the desk. */
export const movedStock = (fields: VariantValues, old: VariantValues | undefined): Wrong | null =>
  fields.stock === (old?.stock ?? 0) ? null : wrongCell('stock', 'rights')

/** Sold pieces lie on the shelf until they are packed, and so do those that are being paid for. */
export const tooFew = ({ stock }: Pick<VariantValues, 'stock'>, old: StoredVariant | undefined): Wrong | null =>
  old && stock < old.reserved + old.unpacked ? wrongCell('stock', 'reserved') : null

export const variantPlace = ({ product, colour, size }: VariantValues) => `${product} ${colour} ${size}`

/**
 * Finds the off-sale variant that a row names: by its SKU, else by its product, colour and size, unless its own SKU is
 * among `listed`.
 */
export function offSaleFinder(offSale: readonly StoredVariant[], listed: ReadonlySet<string>) {
  const bySku = new Map(offSale.map((variant) => [variant.sku, variant]))
  const unlisted = offSale.filter(({ sku }) => !listed.has(sku))
  const byPlace = new Map(unlisted.map((variant) => [variantPlace(variant), variant]))
  return (fields: VariantValues) =>
    fields.sku === '' ? undefined : (bySku.get(fields.sku) ?? byPlace.get(variantPlace(fields)))
}

/**
 * Finds the removed variant that a new row replaces: if it was ever sold, it is put back on sale for that row with its
 * stock (`carryOut`). Each is found once.
 */
export function replacedFinder(removed: readonly StoredVariant[]) {
  const named = offSaleFinder(removed, new Set())
  const taken = new Set<string>()
  return (fields: VariantValues) => {
    const found = named(fields)
    if (!found || taken.has(found.id)) return undefined
    taken.add(found.id)
    return found
  }
}

function ofNamed(plan: PlannedVariants, stored: readonly StoredVariant[], met: Set<string>): StoredVariant[] {
  const named = new Set([...plan.create, ...plan.change].map(({ fields }) => fields.product))
  for (const { sku, product } of stored) if (met.has(sku)) named.add(product)
  return stored.filter(({ product }) => named.has(product))
}

function removeLeftOut(plan: PlannedVariants, candidates: readonly StoredVariant[], met: Set<string>) {
  for (const { id, sku, reserved } of candidates) {
    if (met.has(sku)) continue
    // Pieces are reserved while a customer pays.
    if (reserved > 0) plan.errors.push({ line: 0, column: 'sku', problem: 'reserved', value: sku })
    else plan.remove.push({ id, sku })
  }
}

export type Wrong = WrongCell<VariantColumn, VariantCellProblem>
export const wrongCell = (column: VariantColumn, problem: VariantCellProblem): Wrong => ({ column, problem })

/**
 * The values to store for a row. Missing cells keep their values, and so do empty cells unless `clears`, which removes
 * price, weight and EAN. Stock is always a number; in an export a typed one is a change of what was exported. `problem`
 * is the first wrong cell.
 */
export function readVariantRow(
  { cells }: Pick<ParsedRow, 'cells'>,
  old: StoredVariant | undefined,
  names: Names,
  clears = false,
): { fields: VariantValues; problem: Wrong | null } {
  const cell = (column: VariantColumn) => givenIn(cells[column], clears)
  const text = (column: VariantColumn, fallback: string | null | undefined) => (cell(column) ?? fallback ?? '').trim()
  const price = cell('price') === undefined ? (old?.price ?? null) : euroOf(cell('price') ?? '')
  const weight = cell('weight') === undefined ? (old?.weight ?? null) : wholeOf(cell('weight') ?? '')
  const typedStock = cell('stock') === undefined ? null : wholeOf(cell('stock') ?? '')
  const { stock, problem } = stockOfRow(typedStock, cells.exported, old)
  const colour = text('colour', old?.colour)
  const fields = {
    product: text('product', old?.product),
    colour: names.colours.get(colour.toLowerCase())?.slug ?? colour,
    size: text('size', old?.size),
    sku: text('sku', old?.sku),
    ean: text('ean', old?.ean) || null,
    price: price ?? null,
    weight,
    stock,
  }
  const wrongStock = problem ? wrongCell(problem === 'exported' ? 'exported' : 'stock', problem) : null
  return { fields, problem: problemOf(fields, { price, weight, stock }, old, names) ?? wrongStock }
}

/** An empty cell keeps the stored value unless `clears`; a dash removes it. */
function givenIn(cell: string | undefined, clears: boolean): string | undefined {
  const text = cell?.trim()
  if (text === '' && !clears) return undefined
  return text !== undefined && /^\p{Pd}$/u.test(text) ? '' : text
}

type Numbers = { price: number | null | undefined; weight: number | null; stock: number }

function problemOf(
  { product, colour, size, sku, ean }: VariantValues,
  { price, weight, stock }: Numbers,
  old: StoredVariant | undefined,
  names: Names,
): Wrong | null {
  if (!names.products.has(product)) return wrongCell('product', 'product')
  if (!names.colours.has(colour)) return wrongCell('colour', 'colour')
  if (size.length < 1 || size.length > longestSize) return wrongCell('size', 'size')
  if (sku.length < 1 || sku.length > 80) return wrongCell('sku', 'sku')
  if (old && old.product !== product) return wrongCell('sku', 'otherProduct')
  if (isShortened(sku)) return wrongCell('sku', 'shortened')
  if (ean && isShortened(ean)) return wrongCell('ean', 'shortened')
  if (ean && !isEan(ean)) return wrongCell('ean', 'ean')
  if (price === undefined || (price !== null && price > mostEditedCents)) return wrongCell('price', 'price')
  if (weight !== null && !(weight <= 100_000)) return wrongCell('weight', 'number')
  if (!(stock <= 1_000_000)) return wrongCell('stock', 'number')
  return tooFew({ stock }, old)
}

/** As Excel writes a long number: "4,00638E+12". */
const isShortened = (text: string) => /^\d(?:[.,]\d+)?e\+\d+$/i.test(text)

/** Null for an empty cell, undefined for an invalid amount. */
const euroOf = (cell: string) => (cell.trim() === '' ? null : parseEuro(cell))

/** Null for an empty cell, NaN for anything but a whole number from 0. */
const wholeOf = (cell: string) => {
  if (cell.trim() === '') return null
  return /^\d{1,7}$/.test(cell.trim()) ? Number(cell) : Number.NaN
}

export const hasSameValues = (old: VariantValues, fields: VariantValues) =>
  cellColumns.every((name) => old[name] === fields[name])
