import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { type DeliveryQuote, isInDeliveryCountry, quoteDelivery } from '@/domain/delivery'
import { inLanguage } from '@/i18n/in-language'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import type { OrderProblem, OrderRequest } from './order-request'

const { pickupPoints } = tables.shop

type Parcel = { weightGrams: number; goodsCents: number }

export type Shipping = { name: string; carrier: string; pickupPoint: string | null; quote: DeliveryQuote }
type Answer = { ok: true; shipping: Shipping } | { ok: false; problem: OrderProblem }

const refused = (kind: 'shipping' | 'payment-method' | 'pickup-point' | 'too-heavy'): Answer => ({
  ok: false,
  problem: { kind },
})

export async function findShipping(
  req: PayloadRequest,
  database: Database,
  request: OrderRequest,
  { now, ...parcel }: Parcel & { now: Date },
): Promise<Answer> {
  if (!isInDeliveryCountry(request.shippingAddress)) return refused('shipping')
  const { docs } = await req.payload.find({
    collection: 'shipping-methods',
    where: { id: { equals: request.shippingMethod }, active: { equals: true } },
    locale: 'all',
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  })
  const [method] = docs.map((doc) => inLanguage(doc, request.language))
  if (!method) return refused('shipping')
  if (request.paymentMethod === 'cash-on-delivery' && !method.cashOnDelivery) return refused('payment-method')
  const quote = quoteDelivery({ ...method, freeFromCents: method.freeFromCents ?? null }, parcel, now)
  if (!quote) return refused('too-heavy')
  const { name, carrier, kind } = method
  if (kind === 'address') return { ok: true, shipping: { name, carrier, pickupPoint: null, quote } }
  const point = await findPoint(database, { id: request.pickupPoint ?? '', carrier, kind })
  if (!point) return refused('pickup-point')
  if (point.maxGrams !== null && parcel.weightGrams > point.maxGrams) return refused('too-heavy')
  return { ok: true, shipping: { name, carrier, pickupPoint: point.text, quote } }
}

const pointRows = z.array(z.object({ text: z.string(), maxGrams: z.number().nullable() }))

async function findPoint(database: Database, { id, carrier, kind }: { id: string; carrier: string; kind: string }) {
  const { rows } = await database.execute(sql`
    select left(concat_ws(', ', ${pickupPoints.name}, concat_ws(' ', ${pickupPoints.postcode}, ${pickupPoints.town}),
        ${pickupPoints.address}), 200) as text, ${pickupPoints.maxGrams} as "maxGrams"
    from ${pickupPoints} where ${pickupPoints.id} = ${id} and ${pickupPoints.carrier} = ${carrier}
      and ${pickupPoints.kind} = ${kind}`)
  return pointRows.parse(rows)[0]
}
