import type { Order } from '@payload-types'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { assumedGrams } from '@/domain/delivery'
import { isOpenOrder } from '@/domain/order-states'
import { isPhone, normalisePhone } from '@/domain/phone-number'
import { isPostcode, normalisePostcode } from '@/domain/postcode'
import { FulfilmentRefused } from '@/features/shop/goods/staff-work/refusals'
import { typedLine } from '@/lib/forms/problems'
import { named, tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { auditStep } from './audit-step'
import { lockOrder } from './move-order'
import { mayGoElsewhere } from './parcel-conditions'

const { orders, shop, variants } = tables
const { orderLines, orderPoints, pickupPoints } = shop

const line = (most: number) => typedLine.min(1).max(most)
const lineOrNull = (most: number) => typedLine.max(most).transform((text) => text || null)
const who = { name: line(120), phone: line(64).transform(normalisePhone) }
/** An address in the same country, or the number of another point of the same carrier. */
export const deliveryShape = z.union([
  z.object({ ...who, point: line(80) }),
  z.object({
    ...who,
    /** A form of the release before had no such field. */
    company: lineOrNull(120).optional(),
    street: line(160),
    street2: lineOrNull(160),
    postcode: line(12).transform(normalisePostcode),
    city: line(120),
  }),
])
type NewDelivery = z.infer<typeof deliveryShape>

/** The destination as its form showed it, in hidden fields: `shown:{field}`. */
export const shownShape = z.record(z.string(), z.string())

export function shownPlace({ pickupPoint, shippingAddress }: Pick<Order, 'pickupPoint' | 'shippingAddress'>) {
  const { city, company, name, phone, postcode, street, street2 } = shippingAddress
  const place = { name, phone, company, street, street2, postcode, city, pickupPoint }
  return Object.fromEntries(Object.entries(place).map(([field, text]) => [`shown:${field}`, text ?? '']))
}

/** A browser sends other line breaks than it was given. */
const inOneLine = (text: string) => text.replace(/\s+/g, ' ')

/**
 * Changes the destination of an order, or of its unsent rest, before anybody packs it, in the caller's transaction.
 * Country, carrier and price stay, and so do billing address and issued documents. A point is replaced by one of its
 * kind; one that its carrier has closed, by any point of that carrier. Safe to repeat.
 * @throws FulfilmentRefused where somebody packs it, a parcel is packed or under way, nothing is open, it cannot be
 * sent there, or a colleague has changed the destination since it was shown
 */
export async function changeDelivery(
  req: PayloadRequest,
  id: string,
  typed: NewDelivery,
  shown: z.infer<typeof shownShape> = {},
): Promise<void> {
  const transaction = await transactionOf(req)
  const locked = await lockOrder(transaction, id)
  if (!locked || !isOpenOrder[locked.status] || locked.kind === 'gift-voucher') throw new FulfilmentRefused()
  const { rows } = await transaction.execute(sql`select where ${mayGoElsewhere(id)}`)
  if (rows.length === 0) throw new FulfilmentRefused('packed')
  const order = await req.payload.findByID({ collection: 'orders', id, depth: 0, req })
  const before = order.shippingAddress
  const { name, phone } = typed
  if (!isPhone(phone) || phone.length > 32) throw new FulfilmentRefused('address')
  if ('point' in typed !== Boolean(order.pickupPoint)) throw new FulfilmentRefused('point')
  const place = 'point' in typed ? await placeOfPoint(transaction, id, typed.point) : placeOfAddress(typed, before)
  const { pickupPoint, ...address } = place
  const shippingAddress = { ...before, ...address, name, phone }
  const isSame =
    JSON.stringify(shippingAddress) === JSON.stringify(before) && pickupPoint === (order.pickupPoint ?? null)
  if (isSame) return
  const isChanged = Object.entries(shownPlace(order)).some(
    ([field, text]) => inOneLine(shown[field] ?? text) !== inOneLine(text),
  )
  // The form sends all fields, so that the colleague's change would be undone.
  if (isChanged) throw new FulfilmentRefused()
  await req.payload.update({ collection: 'orders', id, data: { shippingAddress, pickupPoint }, depth: 0, req })
  // Without the address, because the audit log is never erased.
  await auditStep(req, [id], 'order.delivery-changed')
}

function placeOfAddress(typed: Exclude<NewDelivery, { point: string }>, before: Order['shippingAddress']) {
  const { city, company = before.company, postcode, street, street2 } = typed
  if (!isPostcode(postcode, before.country)) throw new FulfilmentRefused('address')
  // The form has no field for the region, which may be another one elsewhere.
  const region = city === before.city ? before.region : null
  return { city, company, postcode, region, street, street2, pickupPoint: null }
}

async function placeOfPoint(transaction: Database, order: string, point: string) {
  const [found] = await pointsFor(transaction, order, sql`${pickupPoints.code} = ${point}`)
  if (!found) throw new FulfilmentRefused('point')
  await transaction.execute(sql`
    insert into ${orderPoints} (${named(orderPoints, 'orderId', 'point')}) values (${order}, ${found.id})
    on conflict (${named(orderPoints, 'orderId')}) do update set ${named(orderPoints, 'point')} = excluded.point`)
  const { address, name, postcode, town } = found
  const pickupPoint = [name, `${postcode} ${town}`, address].join(', ').slice(0, 200)
  return { city: town, postcode, street: address, street2: null, pickupPoint }
}

const pointRow = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  town: z.string(),
  postcode: z.string(),
  address: z.string(),
})
type OtherPoint = z.infer<typeof pointRow>
const mostPoints = 60

/** A point that its carrier has closed is stored no more: the order then goes to any point of that carrier. */
async function pointsFor(database: Database, order: string, which: SQL): Promise<OtherPoint[]> {
  const grams = sql`(select coalesce(sum(${orderLines.quantity} * coalesce(${variants.weightGrams}, ${assumedGrams})), 0) from ${orderLines}
    left join ${variants} on ${variants.id} = ${orderLines.variant} where ${orderLines.orderId} = ${order})`
  const own = alias(pickupPoints, 'own')
  const { rows } = await database.execute(sql`
    select ${pickupPoints.id}, ${pickupPoints.code}, ${pickupPoints.name}, ${pickupPoints.town}, ${pickupPoints.postcode},
      ${pickupPoints.address}
    from ${orders} left join ${orderPoints} on ${orderPoints.orderId} = ${orders.id}
    left join ${pickupPoints} own on ${own.id} = ${orderPoints.point}
    join ${pickupPoints} on ${pickupPoints.carrier} = coalesce(${own.carrier}, ${orders.carrier})
      and coalesce(${pickupPoints.kind} = ${own.kind}, true) and coalesce(${pickupPoints.maxGrams} >= ${grams}, true)
    where ${orders.id} = ${order} and ${which}
    order by ${pickupPoints.name}, ${pickupPoints.id} limit ${mostPoints}`)
  return z.array(pointRow).parse(rows)
}

export function pointsInTown(database: Database, order: string): Promise<OtherPoint[]> {
  return pointsFor(
    database,
    order,
    sql`${pickupPoints.town} = (select ${orders.shippingAddressCity} from ${orders} where ${orders.id} = ${order})`,
  )
}
