import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig, PayloadRequest } from 'payload'
import { z } from 'zod'
import { sofiaDay } from '@/domain/calendar-day'
import { notify } from '@/server/cache/invalidate'
import { tag } from '@/server/cache/tags'
import { named, setExcluded, tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { pricesOn, recordPrices } from './current-prices'
import { struckPricesOf } from './struck-prices'

/** A change of a product affects its own price alone; a promotion or a code may reduce every product. */
async function record(req: PayloadRequest, collection: string, id: string): Promise<void> {
  await renewPrices(await transactionOf(req), new Date(), collection === 'products' ? [id] : undefined)
}

const afterChange: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  // Drafts have no effect on prices, except one that replaces a published document.
  if (doc._status !== 'draft' || previousDoc?._status === 'published') await record(req, collection.slug, doc.id)
  return doc
}

const afterDelete: CollectionAfterDeleteHook = ({ collection, id, req }) => record(req, collection.slug, String(id))

/** Wraps a collection that affects prices: the history is updated in the transaction of each change. */
export function recordsPrices(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), afterChange],
      afterDelete: [...(hooks?.afterDelete ?? []), afterDelete],
    },
  }
}

const { products, shop } = tables
const { listedProducts } = shop
const l = alias(listedProducts, 'l')

/**
 * Records prices and renews the list by which the catalogue filters and sorts: published products with price and struck
 * price in cents, without samples. Safe to repeat; `only` limits the products.
 */
export async function renewPrices(database: Database, now = new Date(), only?: string[]): Promise<void> {
  await recordPrices(database, now, only)
  const changed = [...(await removeUnlisted(database, now, only)), ...(await writeListed(database, now, only))]
  if (changed.length > 0) await notify([tag.products], database)
}

const ids = z.array(z.object({ product: z.string() }))

async function removeUnlisted(database: Database, now: Date, only?: string[]): Promise<string[]> {
  const asked = only ? sql`${listedProducts.product} = any(${sql.param(only)}::uuid[]) and` : sql``
  const { rows } = await database.execute(sql`
    delete from ${listedProducts} where ${asked} not exists (
      select 1 from (${listable(now, only)}) price where price.product = ${listedProducts.product}
    ) returning ${listedProducts.product}`)
  return ids.parse(rows).map(({ product }) => product)
}

async function writeListed(database: Database, now: Date, only?: string[]): Promise<string[]> {
  // A promoted product is read again, because its struck price depends on the history too.
  const { rows } = await database.execute(sql`
    select price.product from (${listable(now, only)}) price left join ${listedProducts} l on ${l.product} = price.product
    where price.promoted or ${l.cents} is distinct from price.cents or ${l.priorCents} is not null`)
  const prices = await struckPricesOf(
    database,
    ids.parse(rows).map(({ product }) => product),
    now,
  )
  const values = [...prices].map(([product, { cents, priorCents }]) => ({ product, cents, prior: priorCents }))
  const written = await database.execute(sql`
    insert into ${listedProducts} as l (${named(listedProducts, 'product', 'listedAt', 'cents', 'priorCents')})
    select ${products.id}, ${products.createdAt}, price.cents, price.prior
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as price(product uuid, cents integer, prior integer)
    join ${products} on ${products.id} = price.product
    on conflict (${named(listedProducts, 'product')}) do update set ${setExcluded(listedProducts, 'cents', 'priorCents')}
    where (${l.cents}, ${l.priorCents}) is distinct from (excluded.cents, excluded.prior_cents)
    returning ${l.product}`)
  return ids.parse(written.rows).map(({ product }) => product)
}

function listable(now: Date, only?: string[]) {
  return sql`
    select price.product, price.cents, price.promoted from (${pricesOn(sofiaDay(now), only)}) price
    join ${products} on ${products.id} = price.product and ${products.isSample} is not true`
}
