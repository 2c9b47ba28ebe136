import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { longestSize } from '@/domain/clothing-size'
import { isEan } from '@/domain/ean'
import { parseEuro } from '@/domain/money'
import { isSuspiciousPrice } from '@/domain/price-fall'
import type { Table, TableRow } from '@/lib/csv/parse-table'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import type { CellProblem, Column, LineError } from './plan-words'

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
})
export type StoredVariant = z.infer<typeof storedRow>

const nameOfProduct = sql`coalesce(${products.slug}, ${products.id}::text)`

/**
 * The variants of all products, or of one, by product, colour and size names as a table shows them; a product without an address is named by
 * its id. With `lock` nobody else changes them; their stock is locked with them, in the order in which orders lock it.
 */
export async function readVariants(
  database: Database,
  { product, lock = false }: { product: string | null; lock?: boolean },
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
      coalesce(${variantStock.reserved}, 0) as reserved
    from ${variants} join ${products} on ${products.id} = ${variants.productId} join ${colours} on ${colours.id} = ${variants.colourId}
    left join ${variantStock} on ${variantStock.variant} = ${variants.id}
    where ${variants.offSale} is not true and (${product}::uuid is null or ${products.id} = ${product}::uuid)
    order by product, ${variants.sku} ${lock ? sql`for no key update of ${variants}` : sql``}`)
  return z.array(storedRow).parse(rows)
}

const productRow = z.object({ name: z.string(), id: z.string(), price: z.number().nullable() })
const colourRow = z.object({ slug: z.string(), id: z.string(), name: z.string().nullable() })

export type Names = {
  /** Ids of products by what a table calls them. */
  products: Map<string, string>
  /** Prices of products in integer euro cents, by their names in a table: a variant without a price of its own costs that. */
  prices: Map<string, number | null>
  /** Colours by their slug, and by their names in small letters in each language. */
  colours: Map<string, { slug: string; id: string }>
}

/** What a table may call products and colours. */
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
  // A slug wins over a colour that is called like it.
  return {
    products: new Map(knownGoods.map(({ name, id }) => [name, id])),
    prices: new Map(knownGoods.map(({ name, price }) => [name, price])),
    colours: new Map([...byName, ...known.map(({ slug, id }) => [slug, { slug, id }] as const)]),
  }
}

export type VariantFields = Pick<
  StoredVariant,
  'product' | 'colour' | 'size' | 'sku' | 'ean' | 'price' | 'weight' | 'stock'
>
type Planned = { line: number; fields: VariantFields }
/** Integer euro cents: what a variant costs, and what it cost, or its product where it is new. */
type DoubtfulPrice = { line: number; sku: string; from: number | null; to: number }

/** What reading a table would do. With errors nothing is done at all. */
export type Plan = {
  create: Planned[]
  change: (Planned & { id: string; before: VariantFields })[]
  remove: { id: string; sku: string }[]
  same: number
  /** Prices that fall by more than half, or to nothing. */
  doubtful: DoubtfulPrice[]
  errors: LineError[]
  missing: Column[]
  broken: boolean
  /** Names the table and the variants that it was compared with: a plan is carried out only as it was shown. */
  token: string
}

type Given = {
  table: Table<Column>
  stored: readonly StoredVariant[]
  names: Names
  /** Variants that the table leaves out are removed: of the products that it names, or of all that it is compared with. */
  remove: 'none' | 'of-named' | 'all'
}

/** Compares a table with the variants by their SKU, line by line; columns that the table lacks stay as they were. */
export function planVariants({ table, stored, names, remove }: Given): Plan {
  const { rows, missing, broken } = table
  const token = createHash('sha256')
    .update(JSON.stringify([table.digest, stored, remove]))
    .digest('hex')
  const plan: Plan = { create: [], change: [], remove: [], same: 0, doubtful: [], errors: [], missing, broken, token }
  if (broken || missing.length > 0) return plan
  const before = new Map(stored.map((variant) => [variant.sku, variant]))
  const met = new Set<string>()
  const listed = new Set(rows.map(({ cells }) => cells.sku ?? ''))
  // A variant that is not in the table and stays keeps its colour and size.
  const staying = remove === 'none' ? stored.filter(({ sku }) => !listed.has(sku)) : []
  const places = new Set(staying.map(placeOf))
  for (const row of rows) {
    const old = before.get(row.cells.sku ?? '')
    const { fields, problem } = readRow(row, old, names)
    const place = placeOf(fields)
    const wrong =
      problem ??
      (met.has(fields.sku) ? wrongCell('sku', 'sameSku') : null) ??
      (places.has(place) ? wrongCell('size', 'sameVariant') : null)
    met.add(fields.sku)
    places.add(place)
    if (wrong) plan.errors.push({ line: row.line, ...wrong, value: row.cells[wrong.column] ?? '' })
    else if (!old) plan.create.push({ line: row.line, fields })
    else if (isSame(old, fields)) plan.same += 1
    else plan.change.push({ line: row.line, id: old.id, fields, before: old })
    const fall = wrong ? null : priceFall(fields, old, names)
    if (fall) plan.doubtful.push({ line: row.line, sku: fields.sku, ...fall })
  }
  if (remove === 'all') removeLeftOut(plan, stored, met)
  if (remove === 'of-named') removeLeftOut(plan, ofNamed(plan, stored, met), met)
  return plan
}

/** The price that a variant falls to where that looks mistyped. One without a price of its own costs what its product costs. */
export function priceFall(
  { price, product }: VariantFields,
  old: VariantFields | undefined,
  names: Names,
): { from: number | null; to: number } | null {
  const ofProduct = names.prices.get(product) ?? null
  const [from, to] = [old?.price ?? ofProduct, price ?? ofProduct]
  return to !== null && from !== to && isSuspiciousPrice(to, from) ? { from, to } : null
}

const placeOf = ({ product, colour, size }: VariantFields) => `${product} ${colour} ${size}`

/** The variants of products that a line of the table is about. */
function ofNamed(plan: Plan, stored: readonly StoredVariant[], met: Set<string>): StoredVariant[] {
  const named = new Set([...plan.create, ...plan.change].map(({ fields }) => fields.product))
  for (const { sku, product } of stored) if (met.has(sku)) named.add(product)
  return stored.filter(({ product }) => named.has(product))
}

function removeLeftOut(plan: Plan, candidates: readonly StoredVariant[], met: Set<string>) {
  for (const { id, sku, reserved } of candidates) {
    if (met.has(sku)) continue
    // Someone is paying for it.
    if (reserved > 0) plan.errors.push({ line: 0, column: 'sku', problem: 'reserved', value: sku })
    else plan.remove.push({ id, sku })
  }
}

export type Wrong = { column: Column; problem: CellProblem }
export const wrongCell = (column: Column, problem: CellProblem): Wrong => ({ column, problem })

/**
 * A row as it shall be stored; what its cells lack stays as it was, and so does what is empty unless `clears`: then the price, the weight and
 * the EAN are taken away. Stock is always a number. `problem` is the first wrong cell.
 */
export function readRow(
  { cells }: Pick<TableRow, 'cells'>,
  old: StoredVariant | undefined,
  names: Names,
  clears = false,
): { fields: VariantFields; problem: Wrong | null } {
  const cell = (column: Column) => givenIn(cells[column], clears)
  const text = (column: Column, fallback: string | null | undefined) => (cell(column) ?? fallback ?? '').trim()
  const price = cell('price') === undefined ? (old?.price ?? null) : euroOf(cell('price') ?? '')
  const weight = cell('weight') === undefined ? (old?.weight ?? null) : wholeOf(cell('weight') ?? '')
  const typedStock = cell('stock') === undefined ? null : wholeOf(cell('stock') ?? '')
  const stock = typedStock ?? old?.stock ?? 0
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
  return { fields, problem: problemOf(fields, { price, weight, stock }, old, names) }
}

/** The value of a cell: an empty one leaves what is stored, unless `clears`; a dash takes it away. */
function givenIn(cell: string | undefined, clears: boolean): string | undefined {
  const text = cell?.trim()
  if (text === '' && !clears) return undefined
  return text !== undefined && /^\p{Pd}$/u.test(text) ? '' : text
}

type Numbers = { price: number | null | undefined; weight: number | null; stock: number }

function problemOf(
  { product, colour, size, sku, ean }: VariantFields,
  { price, weight, stock }: Numbers,
  old: StoredVariant | undefined,
  names: Names,
): Wrong | null {
  if (!names.products.has(product)) return wrongCell('product', 'product')
  if (!names.colours.has(colour)) return wrongCell('colour', 'colour')
  if (size.length < 1 || size.length > longestSize) return wrongCell('size', 'size')
  if (sku.length < 1 || sku.length > 80) return wrongCell('sku', 'sku')
  if (old && old.product !== product) return wrongCell('sku', 'otherProduct')
  if (ean && !isEan(ean)) return wrongCell('ean', 'ean')
  if (price === undefined || (price !== null && price > 100_000_000)) return wrongCell('price', 'price')
  if (weight !== null && !(weight <= 100_000)) return wrongCell('weight', 'number')
  if (!(stock <= 1_000_000)) return wrongCell('stock', 'number')
  if (stock < (old?.reserved ?? 0)) return wrongCell('stock', 'reserved')
  return null
}

/** Null for an empty cell, undefined for what is no amount. */
const euroOf = (cell: string) => (cell.trim() === '' ? null : parseEuro(cell))

/** Null for an empty cell, NaN for what is no whole number from 0. */
const wholeOf = (cell: string) => {
  if (cell.trim() === '') return null
  return /^\d{1,7}$/.test(cell.trim()) ? Number(cell) : Number.NaN
}

/** Whether a row changes nothing. */
export const isSame = (old: VariantFields, fields: VariantFields) =>
  (['colour', 'size', 'sku', 'ean', 'price', 'weight', 'stock'] as const).every((name) => old[name] === fields[name])
