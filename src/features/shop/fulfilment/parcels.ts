import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { moneyDue } from '@/domain/money-due'
import type { ParcelState } from '@/domain/order-states'
import { isWithdrawn } from '@/features/shop/orders/parcel-conditions'
import { type AskedRows, askedForAll, isSought, listPage, pageOrFirst, placedRow } from '@/server/db/list-page'
import { type Counted, countedRows, readableRows } from '@/server/db/readable-rows'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { readOrderSums } from './money-due'
import { canBeUndone } from './send-parcel'

const { orders, ordersLines, shop } = tables
const { orderLines, shipmentLines, shipments } = shop

const parcelRow = z.object({
  ...placedRow,
  id: z.string(),
  orderId: z.string(),
  number: z.string(),
  name: z.string(),
  city: z.string(),
  method: z.string(),
  carrier: z.string(),
  tracking: z.string().nullable(),
  pieces: z.coerce.number(),
  collectCents: z.number(),
  since: z.coerce.date(),
  isWithdrawn: z.boolean(),
})
export type ListedParcel = z.infer<typeof parcelRow>

export const mostParcels = 200

export const readParcels = (
  database: Database,
  state: ParcelState,
  { sought, after }: AskedRows = askedForAll,
): Promise<Counted<ListedParcel>> =>
  pageOrFirst(after, (from) => parcelsWhere(database, sql`${shipments.state} = ${state}`, { sought, after: from }))

export const readHandedOver = (database: Database, sought = ''): Promise<Counted<ListedParcel>> =>
  parcelsWhere(database, canBeUndone, { sought, after: null })

async function parcelsWhere(
  database: Database,
  condition: SQL,
  { sought, after }: AskedRows,
): Promise<Counted<ListedParcel>> {
  const since = sql`coalesce(${shipments.endedAt}, ${shipments.shippedAt}, ${shipments.packedAt})`
  const page = listPage({
    id: shipments.id,
    from: sql`${shipments} join ${orders} on ${orders.id} = ${shipments.orderId}`,
    at: since,
    where: sql`${condition} and ${isSought(sought, [orders.number, shipments.tracking], orders.finder)}`,
    after,
    most: mostParcels,
  })
  const { rows } = await database.execute(sql`
    select ${shipments.id}, ${shipments.orderId} as "orderId", ${orders.number}, ${orders.shippingAddressName} as name,
      ${orders.shippingAddressCity} as city, ${orders.shippingMethod} as method, ${shipments.carrier}, ${shipments.tracking},
      ${shipments.collectCents} as "collectCents", ${isWithdrawn(orders.id)} as "isWithdrawn",
      (select sum(${shipmentLines.quantity}) from ${shipmentLines} where ${shipmentLines.shipment} = ${shipments.id}) as pieces,
      ${since} as since, page.place, page.position, page.count
    from ${page} as page join ${shipments} on ${shipments.id} = page.id join ${orders} on ${orders.id} = ${shipments.orderId}
    order by page.position`)
  return countedRows(parcelRow, rows, 'parcels')
}

const returningRow = z.object({
  parcel: z.string(),
  line: z.string(),
  title: z.string(),
  colour: z.string().nullable(),
  size: z.string().nullable(),
  sku: z.string(),
  picture: z.string().nullable(),
  pieces: z.number(),
  quantity: z.number(),
  returned: z.number(),
  unitPriceCents: z.number(),
  discountCents: z.number().nullable(),
  vatRatePercent: z.number(),
})
type ReturningLine = z.infer<typeof returningRow>

/** `dueCents` and `mostCents` are 0 where nothing was paid. */
export type Returning = { lines: ReturningLine[]; dueCents: number; mostCents: number }

/**
 * The contents of refused parcels by parcel. The refund due is the discounted price of the goods, plus the delivery
 * with the last goods of an order, as for a withdrawal (directive 2011/83/EU, article 13).
 */
export async function readReturning(database: Database, parcels: ListedParcel[]): Promise<Map<string, Returning>> {
  const ids = sql.param(parcels.map(({ id }) => id))
  const { rows } = await database.execute(sql`
    select ${shipmentLines.shipment} as parcel, ${shipmentLines.line},
      ${ordersLines.title}, ${ordersLines.colour}, ${ordersLines.size}, ${ordersLines.sku}, ${ordersLines.picture},
      ${shipmentLines.quantity} as pieces, ${orderLines.quantity}, ${orderLines.returned},
      ${ordersLines.unitPriceCents} as "unitPriceCents", ${ordersLines.discountCents} as "discountCents",
      ${ordersLines.vatRatePercent} as "vatRatePercent"
    from ${shipmentLines}
    join ${orderLines} on ${orderLines.orderId} = ${shipmentLines.orderId} and ${orderLines.line} = ${shipmentLines.line}
    join ${ordersLines} on ${ordersLines.id} = ${shipmentLines.line} and ${ordersLines._parentId} = ${shipmentLines.orderId}
    where ${shipmentLines.shipment} = any(${ids}::uuid[]) order by ${ordersLines._order}`)
  const orderOf = await readOrderSums(
    database,
    parcels.map(({ orderId }) => orderId),
  )
  const byParcel = Map.groupBy(readableRows(returningRow, rows, 'returning parcels'), ({ parcel }) => parcel)
  return new Map(
    parcels.map((parcel) => {
      const lines = byParcel.get(parcel.id) ?? []
      return [parcel.id, { lines, ...moneyDue(lines, orderOf.get(parcel.orderId), parcel.collectCents) }]
    }),
  )
}
