import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { tables } from '@/server/db/tables'
import { inTransactionOf, transactionOf } from '@/server/db/transaction'
import { log } from '@/server/log'
import { type PointCounts, writePoints } from '../delivery/import-points'
import { carrierOf, namesOfDrivers } from './carriers'

const { pickupPoints } = tables.shop

/** A worker that starts looks too: the list of this morning is still good. */
const freshHours = 12

const stored = z.object({ count: z.number(), isFresh: z.boolean() })

async function storedOf({ db }: Payload, carrier: string) {
  const { rows } = await db.drizzle.execute(sql`
    select count(*)::integer as count,
      coalesce(max(${pickupPoints.updatedAt}) > now() - make_interval(hours => ${freshHours}), false) as "isFresh"
    from ${pickupPoints} where ${pickupPoints.carrier} = ${carrier}`)
  return stored.parse(rows[0])
}

/** `held`: the list is a third shorter than ours, which then stays. */
export type Refreshed = PointCounts | 'held' | 'unasked'

/**
 * Makes the points of a carrier those that it lists now, in one transaction. A list that is a third shorter is more likely broken
 * than true: it waits, unless somebody accepts it.
 */
export async function refreshPointsOf(payload: Payload, carrier: string, acceptShorter = false): Promise<Refreshed> {
  const points = await carrierOf(payload, carrier).points()
  if (!points) return 'unasked'
  const { count } = await storedOf(payload, carrier)
  if (points.length === 0 || (!acceptShorter && points.length * 3 <= count * 2)) {
    log.warn({ carrier, stored: count, listed: points.length }, 'a carrier lists too few points: the old ones stay')
    return 'held'
  }
  const unique = [...new Map(points.map((point) => [point.code, point])).values()]
  return inTransactionOf(payload, async (req) => writePoints(await transactionOf(req), unique))
}

/** Refreshes the points of all carriers that can be asked, and not of those that have just been. */
export async function refreshPoints(payload: Payload): Promise<void> {
  for (const carrier of namesOfDrivers()) {
    if ((await storedOf(payload, carrier)).isFresh) continue
    try {
      log.info({ carrier, result: await refreshPointsOf(payload, carrier) }, 'asked a carrier for its points')
    } catch (error) {
      log.error({ carrier, error }, 'the points of a carrier could not be read: the old ones stay')
    }
  }
}
