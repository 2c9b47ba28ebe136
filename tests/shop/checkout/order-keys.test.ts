import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CmsUser } from '@/server/cms-user'
import { newBrowser } from '../../auth/browser'
import { freshCms } from '../../setup/cms'
import { visitorRequest } from '../../setup/next-request'
import { formOf, shopperKit } from './shopper-kit'

const { payload } = await freshCms()
const kit = await shopperKit(payload)
const { buyVoucherAction } = await import('@/features/shop/orders/vouchers/actions')
let staff: CmsUser

beforeAll(async () => {
  const data = {
    email: 'handler@example.com',
    password: 'long-enough-for-a-test',
    role: 'editor',
    handlesOrders: true,
  } as const
  staff = { ...(await payload.create({ collection: 'users', data })), collection: 'users' }
})

const opens = (answer: unknown) => JSON.stringify(answer ?? null).match(/key=[\w-]+/)?.[0] ?? null

const wish = () => ({
  ...{ step: 'check', design: 'ribbon', recipient: 'Петя', sender: 'Иван', message: '', way: 'print', amount: '5000' },
  ...{ buyer: 'Иван', buyerEmail: `${randomUUID()}@example.com`, payment: 'bank-transfer' },
})

const buy = (fields: Record<string, string>, browser = newBrowser()) =>
  browser.run(() => visitorRequest(() => buyVoucherAction({ values: {} }, formOf({ script: 'on', ...fields }))))

describe('the number that makes two presses one order', () => {
  it('is read by nobody, not even by whoever handles orders, and nobody finds an order by it', async () => {
    const shopper = kit.newShopper()
    await shopper.readyToOrder()
    const button = await shopper.button()
    await shopper.send('orderAction', button)
    const [order] = await kit.ordersOf(button.key)
    const rights = { collection: 'orders', user: staff, overrideAccess: false } as const
    const read = await payload.findByID({ id: order?.id ?? '', ...rights })
    expect(read.number).toBe(order?.number)
    expect(JSON.stringify(read)).not.toContain(button.key)
    const where = { checkoutKey: { equals: button.key ?? '' } }
    await expect(payload.find({ where, ...rights })).rejects.toThrow()
    const sorted = await payload.find({ sort: 'checkoutKey', ...rights }).catch(() => null)
    expect(JSON.stringify(sorted)).not.toContain(button.key)
  })

  it('opens an order to the cart that placed it, and to nobody else', async () => {
    const shopper = kit.newShopper()
    await shopper.readyToOrder()
    const button = await shopper.button()
    const placed = await shopper.send('orderAction', button)
    expect(opens(placed)).not.toBeNull()
    expect(opens(await shopper.send('orderAction', button))).toBe(opens(placed))
    const stranger = kit.newShopper()
    expect(opens(await stranger.send('orderAction', button))).toBeNull()
    await stranger.readyToOrder()
    expect(opens(await stranger.send('orderAction', button))).toBeNull()
    expect(await kit.ordersOf(button.key)).toHaveLength(1)
  })

  it('of a voucher is nowhere in the order, and what is there opens nothing', async () => {
    const [key, fields] = [randomUUID(), wish()]
    const bought = await buy({ ...fields, key })
    expect(opens(bought)).not.toBeNull()
    expect(opens(await buy({ ...fields, key }))).toBe(opens(bought))
    const where = { email: { equals: fields.buyerEmail } }
    const [order] = (await payload.find({ collection: 'orders', where, depth: 0 })).docs
    expect(order?.checkoutKey).toBeTruthy()
    expect(JSON.stringify(order)).not.toContain(key)
    expect(opens(await buy({ ...fields, key: order?.checkoutKey ?? '' }))).toBeNull()
    expect((await payload.count({ collection: 'orders', where })).totalDocs).toBe(1)
  })

  it('of a voucher that an account has bought opens it to no other session', async () => {
    const [key, fields] = [randomUUID(), wish()]
    await buy({ ...fields, key })
    const { customerFixtures } = await import('../../account/customer-fixtures')
    const { id: customer } = await (await customerFixtures(payload)).customer()
    await kit.run(sql`update orders set customer_id = ${customer} where email = ${fields.buyerEmail}`)
    expect(await buy({ ...fields, key })).toMatchObject({ to: '/shop-order-tracking' })
  })
})

/** Names that a secret would have. */
const secretName = /key|token|hash|salt|secret|code|session|sealed|supabase|recovery/i
/**
 * Fields with such a name that are no secret, because readers of the rest of the document see them, with the reason.
 */
const open: string[] = [
  // Postcodes, and codes that customers and staff type.
  ...['addresses postcode', 'orders billingAddress.postcode', 'orders shippingAddress.postcode'],
  ...['coupons code', 'orders couponCode'],
  // Ids, which open nothing without a token.
  ...['customers supabaseId', 'users supabaseId', 'sign-ins sessionId'],
  'imports hash',
  // Not readable over REST, or only one's own.
  ...['payload-kv key', 'payload-preferences key', 'users sessions'],
  'users recoveryCodesLeft',
]

it('each field of the CMS that is named like a secret is read by nobody, or is named here', () => {
  const found: string[] = []
  for (const entity of [...payload.config.collections, ...payload.config.globals]) {
    const walk = (fields: typeof entity.flattenedFields, before = '') => {
      for (const field of fields) {
        const path = `${before}${field.name}`
        const isClosed =
          ('hidden' in field && field.hidden) || ('access' in field && field.access?.read?.name === 'nobodyField')
        if (secretName.test(field.name) && !isClosed) found.push(`${entity.slug} ${path}`)
        if ('flattenedFields' in field) walk(field.flattenedFields, `${path}.`)
      }
    }
    walk(entity.flattenedFields)
  }
  expect(found.toSorted()).toEqual(open.toSorted())
})
