import { isSold } from '@collections/shop/refuse-sold'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { relationId } from '@/domain/relation-id'
import type { StockReason } from '@/domain/stock-reasons'
import { named, tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { indexGoods } from '@/server/search-index'
import { lockStock, moveStocks, piecesUnpacked, type StockMove } from '../stock/reserve'
import { hasSameValues, type PlannedVariants, type VariantValues, variantPlace } from './plan'
import type { Names, StoredVariant } from './read-variants'

const { shop, variants } = tables
const { variantStock } = shop

/** A reason that does not fit the direction of a change is stored as a count. */
const directions: Record<StockReason, (quantity: number) => boolean> = {
  count: () => true,
  delivery: (quantity) => quantity > 0,
  damage: (quantity) => quantity < 0,
}

/** The variants that a table creates, changes and removes. */
export type PlannedWork = Pick<PlannedVariants, 'create' | 'change' | 'remove'>

/**
 * Locks the stock that a plan writes, whose rows also repeat size, colour and whether the variant is on sale. All other
 * stock stays free for orders. Stock is locked before variants (docs/decisions/0088).
 */
export async function lockWritten(
  database: Database,
  { create, change, remove }: PlannedWork,
  offSale: readonly StoredVariant[],
): Promise<void> {
  const written = change.filter(
    ({ fields, before, back }) => back || fields.stock !== before.stock || isMoved(fields, before),
  )
  const places = new Set([...create, ...written].map(({ fields }) => variantPlace(fields)))
  const givingUp = offSale.filter((variant) => places.has(variantPlace(variant)))
  await lockStock(
    database,
    [...written, ...remove, ...givingUp].map(({ id }) => id),
  )
}

/** `entry`: the id of the audit entry that says who changes the stock; the note of each move. */
type Cause = { reason: StockReason; entry: string | null }

/**
 * Removes, changes and creates variants with their stock, in the transaction of the request. A variant that was ever
 * sold is taken off sale instead of deleted, and is put back on sale when it is created anew. An off-sale variant gives
 * up its colour and size to one that is on sale. A stock-taking writes no variant, and all stock at once. The caller has
 * locked the variants, and the stock that this writes.
 */
export async function carryOut(
  req: PayloadRequest,
  { create, change, remove }: PlannedWork,
  names: Names,
  { reason, entry }: Cause,
): Promise<void> {
  const { payload } = req
  const database = await transactionOf(req)
  const touched = [...create, ...change]
    .map(({ fields }) => fields.product)
    .concat(change.map(({ before }) => before.product))
  const products = new Set(touched.flatMap((slug) => names.products.get(slug) ?? []))
  Object.assign(req.context, { indexLater: true, stockLocked: true })
  // Removals come first, because SKU or colour and size may be given to another variant.
  for (const { id } of remove) {
    const { product } = (await isSold(req, id))
      ? await payload.update({ collection: 'variants', id, data: { offSale: true }, req, depth: 0 })
      : await payload.delete({ collection: 'variants', id, req, depth: 0 })
    const emptied = relationId(product)
    if (emptied) products.add(emptied)
  }
  await releaseUniqueValues(database, change)
  const moves: StockMove[] = []
  for (const { id, fields, before, back } of change) {
    const data = dataOf(fields, names)
    const quantity = fields.stock - before.stock
    const fitting = directions[reason](quantity) ? reason : 'count'
    if (quantity !== 0) moves.push({ variant: id, quantity, note: entry, reason: fitting })
    if (!back && hasSameValues({ ...before, stock: fields.stock }, fields)) continue
    if (back || isMoved(fields, before)) await freePlace(database, data, id)
    await payload.update({ collection: 'variants', id, data: back ? { ...data, offSale: false } : data, req, depth: 0 })
  }
  for (const { fields } of create) {
    const data = dataOf(fields, names)
    const before = await backOnSale(database, data)
    if (before)
      await payload.update({ collection: 'variants', id: before.id, data: { ...data, offSale: false }, req, depth: 0 })
    const id = before?.id ?? (await payload.create({ collection: 'variants', data, req, depth: 0 })).id
    const quantity = fields.stock - (before?.stock ?? 0)
    const fitting = quantity > 0 ? 'delivery' : 'count'
    if (quantity !== 0) moves.push({ variant: id, quantity, note: entry, reason: fitting })
  }
  await moveStocks(database, moves)
  Object.assign(req.context, { indexLater: false, stockLocked: false })
  await indexGoods(req, [...products])
}

const offRow = z.array(z.object({ id: z.string(), stock: z.coerce.number() }))

type Data = ReturnType<typeof dataOf>

const isPlaceOf = ({ product, colour, size }: Data) => sql`(${variants.productId} = nullif(${product}, '')::uuid
  and ${variants.colourId} = nullif(${colour}, '')::uuid and ${variants.size} = ${size})`

/**
 * The off-sale variant with this SKU, else with this colour and size, and its stock on the shelf. Another variant with that
 * colour and size gives them up.
 */
async function backOnSale(database: Database, data: Data) {
  const { rows } = await database.execute(sql`
    select ${variants.id}, coalesce(${variantStock.onHand}, 0) + ${piecesUnpacked(variants.id)} as stock from ${variants}
    left join ${variantStock} on ${variantStock.variant} = ${variants.id}
    where ${variants.offSale} and ${variants.productId} = nullif(${data.product}, '')::uuid
      and (${variants.sku} = ${data.sku} or ${isPlaceOf(data)})
    order by ${variants.sku} = ${data.sku} desc limit 1`)
  const [found] = offRow.parse(rows)
  await freePlace(database, data, found?.id ?? null)
  return found ?? null
}

/** An off-sale variant with this colour and size, other than `keeper`, gets a size that no other has. */
async function freePlace(database: Database, data: Data, keeper: string | null): Promise<void> {
  await database.execute(sql`
    update ${variants} set ${named(variants, 'size')} = right(${variants.id}::text, 12)
    where ${variants.offSale} and ${isPlaceOf(data)} and ${variants.id} is distinct from ${keeper}::uuid`)
}

function dataOf({ product, colour, size, sku, ean, price, weight }: VariantValues, { products, colours }: Names) {
  return {
    product: products.get(product) ?? '',
    colour: colours.get(colour)?.id ?? '',
    size,
    sku,
    ean,
    priceCents: price,
    weightGrams: weight,
  }
}

const isMoved = (fields: VariantValues, before: VariantValues) =>
  (['sku', 'colour', 'size'] as const).some((name) => fields[name] !== before[name])

/** Rows may swap SKUs, or colours and sizes: each gets a temporary unique value until all rows are written. */
async function releaseUniqueValues(database: Database, change: PlannedVariants['change']): Promise<void> {
  const moving = change.filter(({ fields, before }) => isMoved(fields, before))
  if (moving.length < 2) return
  const ids = moving.map(({ id }) => id)
  await database.execute(sql`
    update ${variants} set ${named(variants, 'sku')} = ${variants.id}::text, ${named(variants, 'size')} = right(${variants.id}::text, 12)
    where ${variants.id} = any(${sql.param(ids)}::uuid[])`)
}
