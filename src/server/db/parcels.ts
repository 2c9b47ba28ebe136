import { sql } from '@payloadcms/db-postgres'
import { isOneOf } from './states'
import { tables } from './tables'

const { shipments } = tables.shop

/** Given-up pieces are a parcel that was taken in and never left. A condition on `shipments`. */
export const neverLeft = sql`(${isOneOf(shipments.state, 'returned')} and ${shipments.shippedAt} is null)`

/** A parcel that its carrier lost was taken in without an end of its way. A condition on `shipments`. */
export const wasLost = sql`(${isOneOf(shipments.state, 'returned')} and ${shipments.shippedAt} is not null
  and ${shipments.endedAt} is null)`

/** One of `shownParcelStates`: the state of a parcel as its customer reads it. */
export const shownParcelState = sql`case when ${neverLeft} then 'not-sent' when ${wasLost} then 'lost' else ${shipments.state} end`
