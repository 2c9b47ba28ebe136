import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { lockPoints, planPoints, writePoints } from '@/features/shop/goods/delivery/import-points'
import { noFlaws } from '@/lib/csv/table-flaws'
import { tables } from '@/server/db/tables'
import { inTransactionOf, transactionOf } from '@/server/db/transaction'
import { log } from '@/server/log'
import { carrierNames, carrierOf } from './carriers'

const { pickupPoints } = tables.shop

/** Keeps a restarted worker from asking again on the same morning. */
const freshHours = 12

const freshness = z.object({ isFresh: z.boolean() })

async function hasFreshPoints({ db }: Payload, carrier: string): Promise<boolean> {
  const { rows } = await db.drizzle.execute(sql`
    select coalesce(max(${pickupPoints.updatedAt}) > now() - make_interval(hours => ${freshHours}), false) as "isFresh"
    from ${pickupPoints} where ${pickupPoints.carrier} = ${carrier}`)
  return freshness.parse(rows[0]).isFresh
}

/** `held`: the list lacks too many stored points, so the stored ones stay. */
type Refreshed = { created: number; changed: number; removed: number } | 'held' | 'unasked'

/**
 * Replaces the points of a carrier by its current list in one transaction. A list that lacks too many points
 * (`planPoints`) is probably broken and is held until a person accepts it.
 */
export async function refreshPointsOf(payload: Payload, carrier: string, acceptShorter = false): Promise<Refreshed> {
  const listed = await carrierOf(payload, carrier).points()
  if (!listed) return 'unasked'
  const unique = [...new Map(listed.map((point) => [point.code, point])).values()]
  return inTransactionOf(payload, async (req) => {
    const database = await transactionOf(req)
    await lockPoints(database)
    const points = unique.map((point, index) => ({ line: index + 1, point }))
    const plan = await planPoints(database, { points, errors: [], ...noFlaws }, acceptShorter)
    if (unique.length === 0 || plan.waits) {
      log.warn(
        { carrier, listed: unique.length, losses: plan.losses },
        'a carrier lists too few points: the old ones stay',
      )
      return 'held'
    }
    await writePoints(database, unique)
    return { created: plan.create.length, changed: plan.change.length, removed: plan.remove.length }
  })
}

export async function refreshPoints(payload: Payload): Promise<void> {
  for (const carrier of carrierNames()) {
    if (await hasFreshPoints(payload, carrier)) continue
    try {
      log.info({ carrier, result: await refreshPointsOf(payload, carrier) }, 'asked a carrier for its points')
    } catch (error) {
      log.error({ carrier, error }, 'the points of a carrier could not be read: the old ones stay')
    }
  }
}
