import { randomUUID } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import sharp from 'sharp'
import { orderTotals } from '@/domain/order-totals'
import type { CmsUser } from '@/server/cms-user'
import type { Order } from '../../payload-types'

export type Rights = { req?: Partial<PayloadRequest>; user: CmsUser | null; overrideAccess: false }

export const somewhere = {
  name: 'Мария Иванова',
  street: 'ул. Шипка 6',
  postcode: '1504',
  city: 'София',
  country: 'BG',
}
const day = '2026-11-20T10:00:00.000Z'

export async function customerFixtures(payload: Payload) {
  const pixels = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
  const file = (extension: 'png' | 'txt', mimetype: string, data: Buffer) => ({
    data,
    name: `${randomUUID()}.${extension}`,
    mimetype,
    size: data.length,
  })
  const picture = (data = pixels) => file('png', 'image/png', data)

  const customer = (email = `${randomUUID()}@example.com`) =>
    payload.create({ collection: 'customers', data: { email, supabaseId: randomUUID() } })

  async function person() {
    const user: CmsUser = { ...(await customer()), collection: 'customers' }
    return { id: user.id, rights: { user, overrideAccess: false } satisfies Rights }
  }

  const create = {
    'customer-pictures': (owner: string, rights?: Rights) =>
      payload.create({ collection: 'customer-pictures', data: { customer: owner }, file: picture(), ...rights }),

    addresses: (owner: string, rights?: Rights) =>
      payload.create({ collection: 'addresses', data: { ...somewhere, customer: owner }, ...rights }),

    'sign-ins': (owner: string, rights?: Rights) =>
      payload.create({
        collection: 'sign-ins',
        data: { customer: owner, sessionId: randomUUID(), device: 'Firefox, Linux', lastSeenAt: day, level: 'aal1' },
        ...rights,
      }),

    'data-exports': (owner: string, rights?: Rights) =>
      payload.create({
        collection: 'data-exports',
        data: { customer: owner, status: 'ready', requestedAt: day, file: 'exports/secret.zip', bytes: 10 },
        ...rights,
      }),

    'shopping-lists': (owner: string, rights?: Rights, name = 'Събота') =>
      payload.create({
        collection: 'shopping-lists',
        data: { customer: owner, listId: randomUUID(), name, lines: '2 × Мляко', content: {}, revision: 1 },
        ...rights,
      }),

    'list-shares': async (owner: string, rights?: Rights, of?: string) => {
      const list = of ?? (await create['shopping-lists'](owner)).id
      return payload.create({
        collection: 'list-shares',
        data: { customer: owner, list, mode: 'read', tokenHash: randomUUID() },
        ...rights,
      })
    },

    follows: (owner: string, rights?: Rights, word = randomUUID()) =>
      payload.create({
        collection: 'follows',
        data: { customer: owner, kind: 'word', value: word, name: word },
        ...rights,
      }),

    orders: (owner: string | null, rights?: Rights, changes: Partial<Order> = {}) => {
      const lines = [{ title: 'Риза', sku: 'SH-1', quantity: 2, unitPriceCents: 1200, vatRatePercent: 20 }]
      return payload.create({
        collection: 'orders',
        data: {
          customer: owner,
          number: randomUUID(),
          email: 'buyer@example.com',
          placedAt: day,
          status: 'placed',
          paymentMethod: 'bank-transfer',
          shippingMethod: 'courier',
          lines,
          shippingCents: 600,
          ...orderTotals(lines, 600),
          billingAddress: somewhere,
          shippingAddress: somewhere,
          ...changes,
        },
        ...rights,
      })
    },

    returns: async (owner: string, rights?: Rights, of?: string) => {
      const order = of ?? (await create.orders(owner)).id
      return payload.create({
        collection: 'returns',
        data: {
          customer: owner,
          order,
          number: randomUUID(),
          status: 'announced',
          requestedAt: day,
          lines: [{ title: 'Риза', sku: 'SH-1', quantity: 1 }],
        },
        ...rights,
      })
    },

    reviews: (owner: string, rights?: Rights, status: 'pending' | 'published' | 'refused' = 'pending') =>
      payload.create({
        collection: 'reviews',
        data: {
          customer: owner,
          productTitle: 'Риза',
          rating: 5,
          title: 'Добра',
          status,
          reason: status === 'refused' ? 'off-topic' : null,
        },
        ...rights,
      }),

    'review-pictures': async (owner: string, rights?: Rights, of?: string) => {
      const review = of ?? (await create.reviews(owner)).id
      return payload.create({
        collection: 'review-pictures',
        data: { customer: owner, review },
        file: picture(),
        ...rights,
      })
    },

    'customer-files': (owner: string, rights?: Rights) =>
      payload.create({
        collection: 'customer-files',
        data: { customer: owner },
        file: file('txt', 'text/plain', Buffer.from('A private text.')),
        ...rights,
      }),

    downloads: async (owner: string, rights?: Rights, of?: string) => {
      const stored = of ?? (await create['customer-files'](owner)).id
      return payload.create({
        collection: 'downloads',
        data: { customer: owner, title: 'Ръководство', file: stored, downloadCount: 0 },
        ...rights,
      })
    },
  }

  return { create, customer, person, picture }
}
