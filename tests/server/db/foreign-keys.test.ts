import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { freshCms } from '../../setup/cms'

const { payload } = await freshCms()

/** No statement asks by these, and neither an order nor a payment is ever deleted. */
const neverAsked = ['shop.order_access (order_id)', 'shop.payment_events (payment)']

it('of the shop are found by an index that begins with their columns', async () => {
  const { rows } = await payload.db.drizzle.execute(sql`
    select k.conrelid::regclass || ' (' || (
      select string_agg(a.attname, ', ' order by a.attnum) from pg_attribute a
      where a.attrelid = k.conrelid and a.attnum = any(k.conkey)) || ')' as name
    from pg_constraint k where k.contype = 'f' and k.connamespace = 'shop'::regnamespace and not exists (
      select from pg_index i where i.indrelid = k.conrelid
        and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey
        and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = (
          select format('(%I IS NOT NULL)', a.attname) from pg_attribute a
          where a.attrelid = k.conrelid and a.attnum = k.conkey[1])))
    order by name`)
  expect(rows.map(({ name }) => name)).toEqual(neverAsked)
})
