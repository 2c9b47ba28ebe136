import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { relationId } from '@/domain/relation-id'
import { moveStock } from '@/features/shop/stock/reserve'
import { tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { indexGoods } from '@/server/search-index'
import type { Names, Plan, VariantFields } from './plan'
import type { StockReason } from './plan-words'

const { variants } = tables

/** Pieces that come are delivered or counted, pieces that go are damaged or counted: a reason for the other direction counts as counted. */
const directions: Record<StockReason, (quantity: number) => boolean> = {
  count: () => true,
  delivery: (quantity) => quantity > 0,
  damage: (quantity) => quantity < 0,
}

/** Removes, changes and creates variants with their stock, in the transaction of the request. */
export async function carryOut(
  req: PayloadRequest,
  { create, change, remove }: Pick<Plan, 'create' | 'change' | 'remove'>,
  names: Names,
  reason: StockReason,
): Promise<void> {
  const { payload } = req
  const database = await transactionOf(req)
  const touched = [...create, ...change]
    .map(({ fields }) => fields.product)
    .concat(change.map(({ before }) => before.product))
  const products = new Set(touched.flatMap((slug) => names.products.get(slug) ?? []))
  req.context.indexLater = true
  // First what goes: its SKU, or its place of colour and size, may be given to another one.
  for (const { id } of remove) {
    const { product } = await payload.delete({ collection: 'variants', id, req, depth: 0 })
    const emptied = relationId(product)
    if (emptied) products.add(emptied)
  }
  await releaseUniqueValues(database, change)
  for (const { id, fields, before } of change) {
    await payload.update({ collection: 'variants', id, data: dataOf(fields, names), req, depth: 0 })
    const quantity = fields.stock - before.stock
    if (quantity !== 0)
      await moveStock(database, { variant: id, quantity }, directions[reason](quantity) ? reason : 'count')
  }
  for (const { fields } of create) {
    const { id } = await payload.create({ collection: 'variants', data: dataOf(fields, names), req, depth: 0 })
    if (fields.stock > 0) await moveStock(database, { variant: id, quantity: fields.stock }, 'delivery')
  }
  req.context.indexLater = false
  await indexGoods(req, [...products])
}

function dataOf({ product, colour, size, sku, ean, price, weight }: VariantFields, { products, colours }: Names) {
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

/** Rows may exchange their numbers, or their colours and sizes: until the last one is written, each has a place that nobody wants. */
async function releaseUniqueValues(database: Database, change: Plan['change']): Promise<void> {
  const moving = change.filter(({ fields, before }) =>
    (['sku', 'colour', 'size'] as const).some((name) => fields[name] !== before[name]),
  )
  if (moving.length < 2) return
  const ids = JSON.stringify(moving.map(({ id }) => id))
  await database.execute(sql`
    update ${variants} set sku = ${variants.id}::text, size = right(${variants.id}::text, 12)
    where ${variants.id}::text in (select jsonb_array_elements_text(${ids}::jsonb))`)
}
