import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { FulfilmentRefused } from '@/features/shop/goods/staff-work/refusals'
import { readableRows } from '@/server/db/readable-rows'
import { isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { inTransactionOf } from '@/server/db/transaction'
import { log } from '@/server/log'
import { endParcel } from '../send-parcel'
import { carrierNames, carrierOf } from './carriers'

const { shipments } = tables.shop

const longestDays = 60

const sent = z.object({ id: z.string(), tracking: z.string() })

async function sentWith({ db }: Payload, carrier: string) {
  const { rows } = await db.drizzle.execute(sql`
    select ${shipments.id}, ${shipments.tracking} from ${shipments}
    where ${isOneOf(shipments.state, 'shipped')} and ${shipments.carrier} = ${carrier} and ${shipments.tracking} is not null
      and ${shipments.shippedAt} > now() - make_interval(days => ${longestDays})
    order by ${shipments.shippedAt}, ${shipments.id}`)
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

async function trackWith(payload: Payload, carrier: string): Promise<void> {
  const parcels = await sentWith(payload, carrier)
  if (parcels.length === 0) return
  const states = await carrierOf(payload, carrier).track(parcels.map(({ tracking }) => tracking))
  for (const { id, tracking } of parcels) {
    const state = states.get(tracking)
    if (state === 'delivered' || state === 'refused') await end(payload, id, state)
  }
}

/** Each parcel has its own transaction, so that a failure does not hold up the others. */
async function end(payload: Payload, parcel: string, state: 'delivered' | 'refused'): Promise<void> {
  try {
    await inTransactionOf(payload, (req) => endParcel(req, parcel, state))
  } catch (error) {
    // Staff or another run ended the parcel first.
    if (!(error instanceof FulfilmentRefused)) log.error({ parcel, error }, 'a parcel could not be ended')
  }
}
