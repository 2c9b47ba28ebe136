import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { db } from '@/server/cms'

/** So many are shown at once; the others follow as these are decided. */
const shownAtOnce = 40

const range = z.object({ low: z.number(), median: z.number(), high: z.number() })
const row = z.object({
  id: z.number(),
  name: z.string(),
  chain: z.string(),
  product: z.number().nullable(),
  group: z.number().nullable(),
  day: z.string(),
  price: z.number(),
  unit_cents: z.number().nullable(),
  unit: z.enum(['kg', 'l', 'piece']).nullable(),
  reasons: z.array(z.object({ against: z.enum(['group', 'history']), side: z.enum(['low', 'high']), range })),
})

/** A price that waits for an editor, in integer euro cents. */
export type WaitingPrice = z.infer<typeof row>

/** The prices that wait for an editor: those too low first, as they would lead. */
export async function readWaitingPrices(): Promise<{ waiting: WaitingPrice[]; total: number }> {
  const { rows } = await (await db()).execute(sql`
    select l.id, l.name, c.name as chain, l.product_id as product, l.group_number as "group", o.day::text as day, o.price,
      o.unit_cents, l.pack_unit as unit, o.reasons
    from prices.outliers o
    join prices.listings l on l.id = o.listing_id and l.hold = 'waiting'
    join prices.companies k on k.id = l.company_id
    join prices.chains c on c.id = k.chain_id
    order by o.reasons->0->>'side' desc, l.group_number, l.name, l.id limit ${shownAtOnce}`)
  return { waiting: rows.map((value) => row.parse(value)), total: await countWaitingPrices() }
}

const countRow = z.object({ count: z.number() })

export async function countWaitingPrices(): Promise<number> {
  const { rows } = await (await db()).execute(sql`
    select count(*)::integer as count from prices.outliers o
    join prices.listings l on l.id = o.listing_id and l.hold = 'waiting'`)
  return countRow.parse(rows[0]).count
}
