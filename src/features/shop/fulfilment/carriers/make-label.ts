import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { assumedGrams, pointKinds } from '@/domain/delivery'
import {
  beginLabel,
  endLabel,
  findUnprinted,
  finishLabel,
  notePrintProblem,
  type ownProblems,
  storePdf,
} from '@/features/shop/orders/label-rows'
import { tables } from '@/server/db/tables'
import { type Database, transactionOf, withTransaction } from '@/server/db/transaction'
import { log } from '@/server/log'
import { tellTracking } from '../parcel-mail'
import { lockOrderOf } from '../send-parcel'
import { AnswerLost, CarrierAway, CarrierRefused, type Destination, type ParcelToSend } from './carrier'
import { carrierOf } from './carriers'

const { orders, shop, shopSettings, variants } = tables
const { orderLines, orderPoints, pickupPoints, shipmentLines, shipments } = shop

const row = z.object({
  id: z.string(),
  orderNumber: z.string(),
  name: z.string(),
  company: z.string().nullable(),
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
async function readParcelToSend(database: Database, parcel: string): Promise<ParcelToSend> {
  const { rows } = await database.execute(sql`
    select ${shipments.id}, ${orders.number} as "orderNumber", ${orders.shippingAddressName} as name,
      ${orders.shippingAddressCompany} as company, ${orders.shippingAddressPhone} as phone,
      ${orders.shippingAddressStreet} as street, ${orders.shippingAddressStreet2} as street2,
      ${orders.shippingAddressPostcode} as postcode, ${orders.shippingAddressCity} as city,
      ${orders.shippingAddressCountry} as country,
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
  const found = row.parse(rows[0])
  const { company, dueCents, id, orderNumber, phone, sellerName, sellerPhone, weightGrams } = found
  const to = destinationOf(found)
  // The person first, since Speedy keeps 60 characters.
  const name = to.kind === 'address' && company ? `${found.name}, ${company}` : found.name
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

/**
 * Announces a parcel to its carrier and fetches the label. Safe to kill and repeat at any step: the state `sending` is
 * committed before the carrier is asked, and a carrier that would create a second parcel is not asked after a lost
 * answer.
 */
export async function makeLabel(req: PayloadRequest, parcel: string): Promise<void> {
  const database = req.payload.db.drizzle
  const begun = await beginLabel(database, parcel)
  if (begun) await announce(req, parcel, begun)
  const made = await findUnprinted(database, parcel)
  if (!made) return
  try {
    await storePdf(
      database,
      parcel,
      await carrierOf(req.payload, made.carrier).print({ id: parcel, number: made.number }),
    )
  } catch (error) {
    if (!(error instanceof CarrierRefused)) throw error
    await notePrintProblem(database, parcel, error.message)
  }
}

type Begun = { carrier: string; was: 'asked' | 'sending' }

async function announce(req: PayloadRequest, parcel: string, { carrier: name, was }: Begun): Promise<void> {
  const database = req.payload.db.drizzle
  const carrier = carrierOf(req.payload, name)
  if (was === 'sending' && !carrier.recognises) return endLabel(database, parcel, 'unknown')
  try {
    const number = await carrier.label(await readParcelToSend(database, parcel))
    await withTransaction(req, () => noteLabel(req, parcel, number))
    log.info({ event: 'label-made', parcel, carrier: name }, 'a carrier made a label')
  } catch (error) {
    if (error instanceof CarrierRefused) return endLabel(database, parcel, 'refused', error.message)
    if (error instanceof AnswerLost && !carrier.recognises) {
      log.error({ parcel, carrier: name, error }, 'the answer of a carrier was lost: staff must look')
      return endLabel(database, parcel, 'unknown')
    }
    // The carrier did nothing, so the next attempt need not treat the answer as lost.
    if (error instanceof CarrierAway) await endLabel(database, parcel, 'asked')
    throw error
  }
}

/** A parcel may have left before its label was made: its customer was then told of no number. */
async function noteLabel(req: PayloadRequest, parcel: string, number: string | null): Promise<void> {
  const transaction = await transactionOf(req)
  await lockOrderOf(transaction, parcel)
  if (await finishLabel(transaction, parcel, number)) await tellTracking(req, parcel)
}

/** After the last attempt: a parcel that the carrier may have is left to a person. */
export async function giveUpLabel(req: PayloadRequest, parcel: string): Promise<void> {
  const database = await transactionOf(req)
  const begun = await beginLabel(database, parcel)
  if (begun) await endLabel(database, parcel, begun.was === 'asked' ? 'refused' : 'unknown', 'unreachable')
  else await notePrintProblem(database, parcel, 'unreachable')
}
