import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { baseUnits } from '@/domain/pack-size'
import { db } from '@/server/cms'
import { readableRows } from '@/server/db/readable-rows'
import { isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'

const { chains, companies, listings, outliers } = tables.prices
const c = alias(chains, 'c')
const k = alias(companies, 'k')
const l = alias(listings, 'l')
const o = alias(outliers, 'o')

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
  unit: z.enum(baseUnits).nullable(),
  reasons: z.array(z.object({ against: z.enum(['group', 'history']), side: z.enum(['low', 'high']), range })),
})

/** Integer euro cents. */
export type WaitingPrice = z.infer<typeof row>

/** Too low prices come first, because they would lead the rankings. */
export async function readWaitingPrices(): Promise<{ waiting: WaitingPrice[]; total: number }> {
  const { rows } = await (await db()).execute(sql`
    select ${l.id}, ${l.name}, ${c.name} as chain, ${l.productId} as product, ${l.groupNumber} as "group",
      ${o.day}::text as day, ${o.price},
      ${o.unitCents}, ${l.packUnit} as unit, ${o.reasons}
    from ${outliers} o
    join ${listings} l on ${l.id} = ${o.listingId} and ${isOneOf(l.hold, 'waiting')}
    join ${companies} k on ${k.id} = ${l.companyId}
    join ${chains} c on ${c.id} = ${k.chainId}
    order by ${o.reasons}->0->>'side' desc, ${l.groupNumber}, ${l.name}, ${l.id} limit ${shownAtOnce}`)
  return { waiting: readableRows(row, rows, 'price-data/outliers/outlier-list'), total: await countWaitingPrices() }
}

const countRow = z.object({ count: z.number() })

export async function countWaitingPrices(): Promise<number> {
  const { rows } = await (await db()).execute(sql`
    select count(*)::integer as count from ${outliers} o
    join ${listings} l on ${l.id} = ${o.listingId} and ${isOneOf(l.hold, 'waiting')}`)
  return countRow.parse(rows[0]).count
}
