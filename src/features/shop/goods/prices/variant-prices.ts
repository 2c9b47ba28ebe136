import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { CalendarDay } from '@/domain/calendar-day'
import { tables } from '@/server/db/tables'
import { lowestPromotion, p } from './lowest-promotion'

const { products, variants } = tables
const v = alias(variants, 'v')

/**
 * SQL for the prices of variants on a day, in cents: `variant, product, cents`, and `shelf` without promotions. Only
 * published products in euro, without samples. A variant's own price wins over the product's and is not reduced by
 * promotions (decision 0057).
 */
export function variantPricesOn(day: CalendarDay, asked: string[]): SQL {
  return sql`
    select ${v.id} as variant, ${p.id} as product, coalesce(${v.priceCents}, least(${p.priceCents}, offered.cents)) as cents,
      coalesce(${v.priceCents}, ${p.priceCents}) as shelf
    from ${variants} v join ${products} p on ${p.id} = ${v.productId}
    left join lateral (${lowestPromotion(day)}) offered on true
    where ${v.id} = any(string_to_array(${asked.join(',')}, ',')::uuid[]) and ${v.offSale} is not true and ${p._status} = 'published'
      and ${p.isSample} is not true and ${p.currency} = 'EUR' and coalesce(${v.priceCents}, ${p.priceCents}) is not null`
}
