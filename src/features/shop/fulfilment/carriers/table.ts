import type { Payload } from 'payload'
import { quoteDelivery } from '@/domain/delivery'
import { parcelLabels } from '../labels'
import type { Carrier, QuoteWish } from './carrier'

/**
 * The fallback carrier: rates from the CMS, points that staff import, labels of the shop, and states that staff set.
 * `name` is that of the shipping methods, such as `econt`.
 */
export function table(payload: Payload, name: string): Carrier {
  return {
    recognises: true,
    points: async () => null,
    quote: async (wish) => quoteByTable(payload, name, wish),
    label: async () => null,
    print: ({ id }) => parcelLabels(payload.db.drizzle, [id]),
    track: async () => new Map(),
  }
}

async function quoteByTable(payload: Payload, carrier: string, { to, ...parcel }: QuoteWish): Promise<number | null> {
  const { docs } = await payload.find({
    collection: 'shipping-methods',
    where: { carrier: { equals: carrier }, kind: { equals: to.kind }, active: { equals: true } },
    depth: 0,
    limit: 1,
    sort: ['order', 'id'],
  })
  const [method] = docs
  if (!method) return null
  return quoteDelivery({ ...method, freeFromCents: method.freeFromCents ?? null }, parcel, new Date())?.cents ?? null
}
