import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { FulfilmentRefused } from '@/features/shop/goods/staff-work/refusals'
import { readableRows } from '@/server/db/readable-rows'
import { isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { type Database, inTransactionOf, transactionOf } from '@/server/db/transaction'
import { log } from '@/server/log'
import { endParcel, lockOrderOf } from '../send-parcel'
import { carrierNames, carrierOf } from './carriers'

const { shipments } = tables.shop

const longestDays = 60

const sent = z.object({ id: z.string(), tracking: z.string() })
type Asked = z.infer<typeof sent> & { carrier: string }

/** In another order each time, so that the parcels behind a limit of the carrier are not always the same. */
async function sentWith({ db }: Payload, carrier: string) {
  const { rows } = await db.drizzle.execute(sql`
    select ${shipments.id}, ${shipments.tracking} from ${shipments}
    where ${isOneOf(shipments.state, 'shipped')} and ${shipments.carrier} = ${carrier} and ${shipments.tracking} is not null
      and ${shipments.shippedAt} > now() - make_interval(days => ${longestDays})
    order by random()`)
  return readableRows(sent, rows, 'shop/carriers/track-parcels')
}

export async function trackParcels(payload: Payload): Promise<void> {
  for (const carrier of carrierNames()) {
    try {
      await trackWith(payload, carrier)
    } catch (error) {
      log.error({ carrier, error }, 'a carrier does not say where its parcels are')
    }
  }
}

async function trackWith(payload: Payload, name: string): Promise<void> {
  const carrier = carrierOf(payload, name)
  const parcels = await sentWith(payload, name)
  // Part by part, so that a question without an answer does not cost the answers before it.
  for (let from = 0; from < parcels.length; from += carrier.tracksAtOnce) {
    const part = parcels.slice(from, from + carrier.tracksAtOnce)
    const states = await carrier.track(part.map(({ tracking }) => tracking))
    for (const each of part) {
      const state = states.get(each.tracking)
      if (state === 'delivered' || state === 'refused') await end(payload, { ...each, carrier: name }, state)
    }
  }
}

/** Staff may have corrected the number while the carrier was asked about the parcel of somebody else. */
async function isStillAsked(transaction: Database, { id, tracking, carrier }: Asked): Promise<boolean> {
  await lockOrderOf(transaction, id)
  const { rows } = await transaction.execute(sql`
    select from ${shipments}
    where ${shipments.id} = ${id} and ${shipments.tracking} = ${tracking} and ${shipments.carrier} = ${carrier}`)
  return rows.length > 0
}

/** Each parcel has its own transaction, so that a failure does not hold up the others. */
async function end(payload: Payload, asked: Asked, state: 'delivered' | 'refused'): Promise<void> {
  const { id: parcel } = asked
  try {
    await inTransactionOf(payload, async (req) => {
      if (await isStillAsked(await transactionOf(req), asked)) await endParcel(req, parcel, state)
    })
  } catch (error) {
    // Staff or another run ended the parcel first.
    if (!(error instanceof FulfilmentRefused)) log.error({ parcel, error }, 'a parcel could not be ended')
  }
}
