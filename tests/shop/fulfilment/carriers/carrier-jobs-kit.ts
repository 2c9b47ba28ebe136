import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { courier } from '../../../access/samples'
import { freshCms } from '../../../setup/cms'
import { runJobsOf } from '../../../setup/run-jobs'
import { orderKit } from '../../orders/order-kit'
import { carrierOfFile } from './carrier-server'

const home = { name: 'Мария Иванова', street: 'ул. Шипка 6', postcode: '1504', city: 'София', country: 'BG' }
const shipmentRows = z.array(z.object({ state: z.string(), tracking: z.string().nullable() }))
const staff = randomUUID()

const accountsAt = (url: string) => ({
  ECONT_USERNAME: 'shop',
  ECONT_PASSWORD: 'secret',
  ECONT_OFFICE: '1120',
  ECONT_AGREEMENT: 'CD139925',
  ECONT_API_URL: `${url}/econt`,
  SPEEDY_USERNAME: '1996702',
  SPEEDY_PASSWORD: 'secret',
  SPEEDY_API_URL: `${url}/speedy`,
})

/** A shop with accounts at both carriers, for one test file: packed orders, and the jobs for their parcels. */
export async function carrierKit() {
  const server = await carrierOfFile()
  const { payload } = await freshCms(accountsAt(server.url))
  const kit = await orderKit(payload)
  const { claimOrders, packParcel } = await import('@/features/shop/fulfilment/pack')
  const { shipParcel } = await import('@/features/shop/fulfilment/send-parcel')
  const { readLabels } = await import('@/features/shop/orders/label-rows')
  const { askForLabels } = await import('@/features/shop/fulfilment/carriers/ask-for-labels')
  const { inTransactionOf } = await import('@/server/db/transaction')
  const { workOf } = await import('@/features/jobs')
  const database = payload.db.drizzle
  const methods = new Map([['econt', kit.method]])
  const step = <Result>(work: (req: PayloadRequest) => Promise<Result>) => inTransactionOf(payload, work)

  async function methodOf(carrier: string, kind: 'address' | 'office' = 'address') {
    const name = kind === 'address' ? carrier : `${carrier} ${kind}`
    const known = methods.get(name)
    if (known) return known
    const { id } = await payload.create({ collection: 'shipping-methods', data: { ...courier, carrier, kind } })
    methods.set(name, id)
    return id
  }

  type Wish = { carrier?: string; pickupPoint?: string; pieces?: number; phone?: string }

  async function placed({ carrier = 'econt', pickupPoint, pieces = 1, phone = '+359888123456' }: Wish = {}) {
    const variant = await kit.variantWith(pieces, { weightGrams: 600 })
    const request = kit.requestOf([{ ...variant.line, quantity: pieces }], {
      shippingMethod: await methodOf(carrier, pickupPoint ? 'office' : 'address'),
      pickupPoint: pickupPoint ?? null,
      shippingAddress: { ...home, ...(phone && { phone }) },
    })
    const { id } = await kit.placed(request)
    return id
  }

  async function pack(order: string, quantity = 1) {
    const line = (await kit.orderOf(order)).lines[0]?.id ?? ''
    await step((req) => claimOrders(req, staff, [order]))
    return step((req) => packParcel(req, { staff, order, lines: [{ line, quantity }] }))
  }

  return {
    ...kit,
    payload,
    server,
    step,
    placed,
    pack,
    packed: async (wish?: Wish) => pack(await placed(wish)),
    sent: async (number: string, wish?: Wish) => {
      const order = await placed(wish)
      const parcel = await pack(order)
      await step((req) => shipParcel(req, parcel, number))
      return { order, parcel }
    },
    ask: (parcels: string[], unknownToo = false) => step((req) => askForLabels(req, parcels, unknownToo)),
    labelOf: async (parcel: string) => (await readLabels(database, [parcel])).get(parcel) ?? null,
    parcelOf: async (parcel: string) => {
      const { rows } = await database.execute(sql`select state, tracking from shop.shipments where id = ${parcel}`)
      return shipmentRows.parse(rows)[0]
    },
    emptyReq: () => createLocalReq({}, payload),
    work: () => runJobsOf(payload, workOf('carriers').handlers),
  }
}
