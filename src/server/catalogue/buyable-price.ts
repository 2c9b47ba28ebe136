import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { tables } from '@/server/db/tables'

const { shop, variants } = tables
const v = alias(variants, 'priced')
const s = alias(shop.variantStock, 'priced_stock')

const own = (cents: SQL) => sql`coalesce(${v.priceCents}, ${cents})`

/**
 * SQL for the lowest price of a product in cents (`cents, "isFrom", "isOwn"`): of its variants in stock, or of all when
 * none is. `cents` is the price of a variant without its own; `isFrom` says that other variants cost more, `isOwn` that
 * only variants with their own price cost as little.
 */
export function buyablePrice(product: SQL, cents: SQL): SQL {
  return sql`
    select coalesce(lowest.stocked, lowest.every_one, ${cents}) as cents,
      coalesce(case when lowest.stocked is null then lowest.every_one < lowest.highest else lowest.stocked < lowest.dearest end, false) as "isFrom",
      case when lowest.stocked is null then lowest.every_one is distinct from lowest.usual else lowest.stocked is distinct from lowest.usual_stocked end as "isOwn"
    from (
      select min(${own(cents)}) filter (where ${s.inStock}) as stocked, max(${own(cents)}) filter (where ${s.inStock}) as dearest,
        min(${own(cents)}) as every_one, max(${own(cents)}) as highest,
        min(${own(cents)}) filter (where ${s.inStock} and ${v.priceCents} is null) as usual_stocked,
        min(${own(cents)}) filter (where ${v.priceCents} is null) as usual
      from ${variants} priced left join ${shop.variantStock} priced_stock on ${s.variant} = ${v.id}
      where ${v.productId} = ${product} and ${v.offSale} is not true
    ) lowest`
}
