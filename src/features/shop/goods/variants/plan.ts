import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { longestSize } from '@/domain/clothing-size'
import { isEan } from '@/domain/ean'
import { mostEditedCents, parseEuro } from '@/domain/money'
import { isSuspiciousPrice } from '@/domain/price-fall'
import type { ParsedRow, Table } from '@/lib/csv/parse-table'
import { planTable, type TablePlan, type WrongCell } from '@/lib/csv/plan-table'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { lastCorrection } from '../stock/reserve'
import { stockOfRow } from './exported-stock'
import type { VariantCellProblem, VariantColumn } from './plan-words'

const { colours, coloursLocales, products, shop, variants } = tables
const { variantStock } = shop

const storedRow = z.object({
  id: z.string(),
  product: z.string(),
  colour: z.string(),
  size: z.string(),
  sku: z.string(),
  ean: z.string().nullable(),
  price: z.number().nullable(),
  weight: z.number().nullable(),
  stock: z.coerce.number(),
  reserved: z.coerce.number(),
  /** The last move of stock that no order made; 0 for none. */
  correction: z.coerce.number(),
})
export type StoredVariant = z.infer<typeof storedRow>

const nameOfProduct = sql`coalesce(${products.slug}, ${products.id}::text)`

/**
 * The variants on sale of all products, or of one, sorted by product, colour and size, with names as in a table; a
 * product without an address is named by its id. `offSale`: those that are off sale instead. With `lock` variants and
 * their stock are locked, stock in the same order as by orders.
 */
export async function readVariants(
  database: Database,
  { product, lock = false, offSale = false }: { product: string | null; lock?: boolean; offSale?: boolean },
): Promise<StoredVariant[]> {
  if (lock) {
    await database.execute(sql`
      select from ${variantStock} where ${variantStock.variant} in (
        select ${variants.id} from ${variants} where ${product}::uuid is null or ${variants.productId} = ${product}::uuid)
      order by ${variantStock.variant} for update`)
  }
  const { rows } = await database.execute(sql`
    select ${variants.id}, ${nameOfProduct} as product, ${colours.slug} as colour, ${variants.size}, ${variants.sku}, ${variants.ean},
      ${variants.priceCents} as price, ${variants.weightGrams} as weight, coalesce(${variantStock.onHand}, 0) as stock,
      coalesce(${variantStock.reserved}, 0) as reserved,
      ${lastCorrection(variants.id)} as correction
    from ${variants} join ${products} on ${products.id} = ${variants.productId} join ${colours} on ${colours.id} = ${variants.colourId}
    left join ${variantStock} on ${variantStock.variant} = ${variants.id}
    where coalesce(${variants.offSale}, false) = ${offSale} and (${product}::uuid is null or ${products.id} = ${product}::uuid)
    order by product, ${variants.sku} ${lock ? sql`for no key update of ${variants}` : sql``}`)
  return z.array(storedRow).parse(rows)
}

const productRow = z.object({ name: z.string(), id: z.string(), price: z.number().nullable() })
const colourRow = z.object({ slug: z.string(), id: z.string(), name: z.string().nullable() })

export type Names = {
  products: Map<string, string>
  prices: Map<string, number | null>
  /** By slug, and by lower-case names in each language. */
  colours: Map<string, { slug: string; id: string }>
}

export async function readNames(database: Database): Promise<Names> {
  const goods = await database.execute(
    sql`select ${nameOfProduct} as name, ${products.id}, ${products.priceCents} as price from ${products}`,
  )
  const tones = await database.execute(sql`
    select ${colours.slug}, ${colours.id}, lower(${coloursLocales.name}) as name from ${colours}
    left join ${coloursLocales} on ${coloursLocales._parentId} = ${colours.id}`)
  const known = z.array(colourRow).parse(tones.rows)
  const knownGoods = z.array(productRow).parse(goods.rows)
  const byName = known.flatMap(({ name, slug, id }) => (name === null ? [] : [[name, { slug, id }] as const]))
  // A slug wins over the name of another colour.
  return {
    products: new Map(knownGoods.map(({ name, id }) => [name, id])),
    prices: new Map(knownGoods.map(({ name, price }) => [name, price])),
    colours: new Map([...byName, ...known.map(({ slug, id }) => [slug, { slug, id }] as const)]),
  }
}

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
}

/**
 * Compares a table with the variants line by line, by SKU; missing columns keep their values. A row that names an
 * off-sale variant puts it back on sale; one that no row names stays as it is.
 */
export function planVariants({ table, stored, offSale, names, remove }: Given): PlannedVariants {
  const before = new Map(stored.map((variant) => [variant.sku, variant]))
  const met = new Set<string>()
  const listed = new Set(table.rows.map(({ cells }) => cells.sku ?? ''))
  const named = offSaleFinder(offSale, listed)
  // A variant that is not in the table and stays keeps its colour and size.
  const staying = remove === 'none' ? stored.filter(({ sku }) => !listed.has(sku)) : []
  const places = new Set(staying.map(placeOf))
  return planTable({
    table,
    against: [stored, offSale, remove],
    compare: (row) => {
      const onSale = before.get(row.cells.sku ?? '')
      const back = onSale ? undefined : named(readVariantRow(row, undefined, names).fields)
      const old = onSale ?? back
      const { fields, problem } = readVariantRow(row, old, names)
      const place = placeOf(fields)
      const wrong =
        problem ??
        (met.has(fields.sku) ? wrongCell('sku', 'sameSku') : null) ??
        (places.has(place) ? wrongCell('size', 'sameVariant') : null)
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

const placeOf = ({ product, colour, size }: VariantValues) => `${product} ${colour} ${size}`

/**
 * Finds the off-sale variant that a row names: by its SKU, else by its product, colour and size, unless its own SKU is
 * among `listed`.
 */
export function offSaleFinder(offSale: readonly StoredVariant[], listed: ReadonlySet<string>) {
  const bySku = new Map(offSale.map((variant) => [variant.sku, variant]))
  const unlisted = offSale.filter(({ sku }) => !listed.has(sku))
  const byPlace = new Map(unlisted.map((variant) => [placeOf(variant), variant]))
  return (fields: VariantValues) =>
    fields.sku === '' ? undefined : (bySku.get(fields.sku) ?? byPlace.get(placeOf(fields)))
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
  if (stock < (old?.reserved ?? 0)) return wrongCell('stock', 'reserved')
  return null
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
  (['colour', 'size', 'sku', 'ean', 'price', 'weight', 'stock'] as const).every((name) => old[name] === fields[name])
