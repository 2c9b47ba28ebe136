import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { CalendarDay } from '@/domain/calendar-day'
import { tables } from '@/server/db/tables'

const { products, promotions, promotionsRels, variants } = tables
const p = alias(products, 'p')
const v = alias(variants, 'v')

/**
 * SQL for what each of these variants costs on a day, in cents: `variant, product, cents`. Only what may be bought: a published
 * product that is no sample, in euro. A variant's own price stands for that of its product, and the product's promotions reduce it
 * as they reduce that (decision 0057).
 */
export function variantPricesOn(day: CalendarDay, asked: string[]): SQL {
  const own = sql`coalesce(${v.priceCents}, ${p.priceCents})`
  return sql`
    select ${v.id} as variant, ${p.id} as product, least(${own}, offered.cents) as cents
    from ${variants} v join ${products} p on ${p.id} = ${v.productId}
    left join lateral (
      select min(coalesce(${promotions.priceCents}, (${own} * (100 - ${promotions.percentOff}) + 50) / 100)) as cents
      from ${promotions} join ${promotionsRels} on ${promotionsRels.parentId} = ${promotions.id}
      where ${promotionsRels.productsId} = ${p.id} and ${day} between ${promotions.validFrom} and ${promotions.validTo}
    ) offered on true
    where ${v.id} = any(string_to_array(${asked.join(',')}, ',')::uuid[]) and ${p._status} = 'published'
      and ${p.isSample} is not true and ${p.currency} = 'EUR' and ${own} is not null`
}
