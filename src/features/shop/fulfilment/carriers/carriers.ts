import type { Payload } from 'payload'
import { quoteDelivery } from '@/domain/delivery'
import { env } from '@/server/env'
import { parcelLabels } from '../labels'
import type { Carrier, QuoteWish } from './carrier'
import { econt } from './econt/econt'
import { speedy } from './speedy/speedy'

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
    tracksAtOnce: 50,
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

function driverOf(name: string): Carrier | null {
  const settings = env()
  if (name === 'econt') {
    const { ECONT_AGENT, ECONT_AGREEMENT, ECONT_API_URL, ECONT_OFFICE, ECONT_PASSWORD, ECONT_USERNAME } = settings
    if (!ECONT_USERNAME || !ECONT_PASSWORD || !ECONT_OFFICE) return null
    return econt({
      url: ECONT_API_URL,
      username: ECONT_USERNAME,
      password: ECONT_PASSWORD,
      office: ECONT_OFFICE,
      agent: ECONT_AGENT,
      agreement: ECONT_AGREEMENT,
    })
  }
  const { SPEEDY_API_URL, SPEEDY_OFFICE, SPEEDY_PASSWORD, SPEEDY_SERVICE, SPEEDY_USERNAME } = settings
  if (name !== 'speedy' || !SPEEDY_USERNAME || !SPEEDY_PASSWORD) return null
  return speedy({
    url: SPEEDY_API_URL,
    username: SPEEDY_USERNAME,
    password: SPEEDY_PASSWORD,
    office: SPEEDY_OFFICE,
    service: SPEEDY_SERVICE,
  })
}

export function carrierNames(): string[] {
  return ['econt', 'speedy'].filter((name) => driverOf(name) !== null)
}

export function carrierOf(payload: Payload, name: string): Carrier {
  return driverOf(name) ?? table(payload, name)
}
