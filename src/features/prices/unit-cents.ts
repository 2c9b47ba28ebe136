import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

/**
 * The price per kilo, litre or piece of a listing `l` with a price `t`, rounded as in src/domain/unit-price.ts; null where its
 * size is not known or not in `unit`.
 */
export function unitCents(unit: SQL): SQL {
  return sql`(case when l.pack_unit = ${unit} and l.pack_amount > 0
    then round(least(t.low, t.promo) * (case l.pack_unit when 'piece' then 1 else 1000 end)::numeric / l.pack_amount)::integer end)`
}
