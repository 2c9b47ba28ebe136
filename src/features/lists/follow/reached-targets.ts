import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { db } from '@/server/cms'
import { named, setExcluded, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import type { PriceOf, ProductPrice } from './hits/lowest-price'
import type { Follow } from './types'

const { followTargets } = tables

/** The day is null in rows that are older than its column. */
const row = z.object({ cents: z.number(), day: z.string().nullable(), notified: z.boolean() })

type SeenPrice = Pick<ProductPrice, 'cents' | 'day'>

/** The current price, where known, becomes the price before. */
export async function watchTarget(database: Database, follow: string, price: SeenPrice | null): Promise<void> {
  await database.execute(sql`delete from ${followTargets} where ${followTargets.follow} = ${follow}::uuid`)
  if (price) await store(database, follow, { cents: price.cents, day: price.day, notified: false })
}

export async function priceBefore(follow: string): Promise<SeenPrice | null> {
  const state = await readState(await db(), follow)
  return state?.day ? { cents: state.cents, day: state.day } : null
}

/**
 * Ids of the follows whose target price is reached now and was not at the last mail. They are stored as notified, and
 * notified again only after the price was above the target; without a fresh price nothing changes.
 */
export async function newlyReached(database: Database, follows: Follow[], priceOf: PriceOf): Promise<Set<string>> {
  const reached = new Set<string>()
  for (const { id, value, targetCents } of follows) {
    const lowest = targetCents === null ? null : await priceOf(value)
    if (!lowest || targetCents === null) continue
    const { cents, day } = lowest
    const state = await readState(database, id)
    if (cents > targetCents) await store(database, id, { cents, day, notified: false })
    else if (!state?.notified) {
      reached.add(id)
      await store(database, id, { cents, day, ...state, notified: true })
    }
  }
  return reached
}

async function readState(database: Database, follow: string) {
  const { rows } = await database.execute(sql`
    select ${followTargets.cents}, ${followTargets.day}::text as day, ${followTargets.told} as notified
    from ${followTargets} where ${followTargets.follow} = ${follow}::uuid`)
  return rows[0] ? row.parse(rows[0]) : null
}

async function store(database: Database, follow: string, { cents, day, notified }: z.infer<typeof row>): Promise<void> {
  await database.execute(sql`
    insert into ${followTargets} (${named(followTargets, 'follow', 'cents', 'day', 'told')})
    values (${follow}::uuid, ${cents}, ${day}::date, ${notified})
    on conflict (${named(followTargets, 'follow')})
    do update set ${setExcluded(followTargets, 'cents', 'day', 'told')}`)
}
