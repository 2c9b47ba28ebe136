import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { assumedGrams, pointKinds } from '@/domain/delivery'
import type { ownProblems } from '@/features/shop/orders/label-rows'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { CarrierRefused, type Destination, type ParcelToSend } from './carrier'

const { orders, shop, shopSettings, variants } = tables
const { orderLines, orderPoints, pickupPoints, shipmentLines, shipments } = shop

const row = z.object({
  id: z.string(),
  orderNumber: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  street: z.string(),
  street2: z.string().nullable(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
  goesToPoint: z.boolean(),
  pointCode: z.string().nullable(),
  pointKind: z.enum(pointKinds).nullable(),
  weightGrams: z.coerce.number(),
  dueCents: z.coerce.number(),
  sellerName: z.string().nullable(),
  sellerPhone: z.string().nullable(),
})
type Row = z.infer<typeof row>

const refused = (problem: (typeof ownProblems)[number]) => new CarrierRefused(problem)

/** @throws CarrierRefused with one of `ownProblems` where data is missing */
export async function readParcelToSend(database: Database, parcel: string): Promise<ParcelToSend> {
  const { rows } = await database.execute(sql`
    select ${shipments.id}, ${orders.number} as "orderNumber", ${orders.shippingAddressName} as name,
      ${orders.shippingAddressPhone} as phone, ${orders.shippingAddressStreet} as street,
      ${orders.shippingAddressStreet2} as street2, ${orders.shippingAddressPostcode} as postcode,
      ${orders.shippingAddressCity} as city, ${orders.shippingAddressCountry} as country,
      ${orders.pickupPoint} is not null as "goesToPoint", ${pickupPoints.code} as "pointCode",
      ${pickupPoints.kind} as "pointKind", ${shipments.collectCents} as "dueCents",
      (select sum(${shipmentLines.quantity} * coalesce(${variants.weightGrams}, ${assumedGrams}))
        from ${shipmentLines} join ${orderLines} on ${orderLines.orderId} = ${shipmentLines.orderId}
          and ${orderLines.line} = ${shipmentLines.line}
        left join ${variants} on ${variants.id} = ${orderLines.variant}
        where ${shipmentLines.shipment} = ${shipments.id}) as "weightGrams",
      ${shopSettings.sellerName} as "sellerName", ${shopSettings.phone} as "sellerPhone"
    from ${shipments} join ${orders} on ${orders.id} = ${shipments.orderId}
    left join ${orderPoints} on ${orderPoints.orderId} = ${orders.id}
    left join ${pickupPoints} on ${pickupPoints.id} = ${orderPoints.point} and ${pickupPoints.carrier} = ${shipments.carrier}
    left join ${shopSettings} on true where ${shipments.id} = ${parcel}`)
  const { dueCents, id, name, orderNumber, phone, sellerName, sellerPhone, weightGrams, ...place } = row.parse(rows[0])
  const to = destinationOf(place)
  if (!phone) throw refused('no-phone')
  if (!sellerName || !sellerPhone) throw refused('no-sender')
  return { id, orderNumber, name, phone, to, weightGrams, dueCents, sender: { name: sellerName, phone: sellerPhone } }
}

type Place = Pick<
  Row,
  'street' | 'street2' | 'postcode' | 'city' | 'country' | 'goesToPoint' | 'pointCode' | 'pointKind'
>

function destinationOf({ country, goesToPoint, pointCode, pointKind, ...address }: Place): Destination {
  if (goesToPoint) {
    if (!pointCode || !pointKind) throw refused('no-point')
    return { kind: pointKind, code: pointCode }
  }
  if (country !== 'BG') throw refused('abroad')
  const { city, postcode, street, street2 } = address
  return { kind: 'address', city, postcode, street: street2 ? `${street}, ${street2}` : street }
}
