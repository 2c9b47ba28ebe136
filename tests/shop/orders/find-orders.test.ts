import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import type { CmsUser } from '@/server/cms-user'
import { customerFixtures, somewhere } from '../../account/customer-fixtures'
import { freshCms } from '../../setup/cms'
import { plansOf } from '../../setup/query-plans'

const { payload } = await freshCms()
const { findOrders, foundOnPage } = await import('@/features/shop/orders/find-orders')
const { create, person } = await customerFixtures(payload)

const order = await create.orders(null, undefined, {
  number: 'L-261120-7KQ2MD',
  email: 'Petya_Zhekova@Example.com',
  shippingAddress: { ...somewhere, name: 'Петя Щерева-Жекова', phone: '+359 88 731 4405' },
  billingAddress: { ...somewhere, name: 'Ангел Юруков', company: 'Лоза ООД', phone: '0034 612 345 678' },
})
const another = await create.orders(null, undefined, { number: 'L-261120-9ZZZZZ', email: 'someone@example.com' })

const staff = await payload.create({
  collection: 'users',
  data: {
    email: 'desk@example.com',
    name: 'Ваня',
    password: 'a-long-staff-password',
    role: 'editor',
    handlesOrders: true,
  },
})
const user: CmsUser = { ...staff, collection: 'users' }

async function inList(typed: string, as: CmsUser = user) {
  const where = { and: [{ or: [{ finder: { like: typed } }] }] }
  const { docs } = await payload.find({ collection: 'orders', where, user: as, overrideAccess: false, depth: 0 })
  return docs.map(({ id }) => id)
}

it.each([
  'L-261120-7KQ2MD',
  'l-261120-7kq2md',
  '2611207kq2MD',
  'petya_zhekova@example.com',
  'PETYA_ZH',
  'петя щерева',
  'ЩЕРЕВА-ЖЕКОВА',
  'Жекова Петя',
  'Shtereva',
  'юруков',
  'ЛОЗА',
  '0887314405',
  '088 731 44 05',
  '+359887314405',
  '00359 88-731-44-05',
  '(088) 731–4405',
  '359 887 314 405',
  '731 4405',
  '+34 612-345-678',
])('finds an order by %s, on the desk and in the list', async (typed) => {
  expect((await findOrders(payload.db.drizzle, typed)).map(({ id }) => id)).toEqual([order.id])
  expect(await inList(typed)).toEqual([order.id])
})

it.each(['Петя Иванова', '0887314406', 'nobody@example.com', '%%%', '_______________', '\\'])(
  'does not find it by %s',
  async (typed) => {
    expect((await findOrders(payload.db.drizzle, typed)).map(({ id }) => id)).not.toContain(order.id)
  },
)

it('changes by a search what the list shows, and nothing else', async () => {
  const where = { finder: { like: '0887 314 405' } }
  const changed = await payload.update({
    collection: 'orders',
    where,
    data: { note: 'позвънено' },
    user,
    overrideAccess: false,
  })
  expect(changed.docs.map(({ id }) => id)).toEqual([order.id])
  expect((await payload.findByID({ collection: 'orders', id: another.id })).note ?? '').toBe('')
})

it('finds by the new name, and by the old one no more, whoever has changed the order', async () => {
  const moved = await create.orders(null, undefined, { number: 'L-261121-MMMMMM' })
  await payload.db.drizzle.execute(sql`
    update orders set shipping_address_name = 'Цветан Ѝорданов', email = 'erased@example.com' where id = ${moved.id}`)
  expect((await findOrders(payload.db.drizzle, 'цветан')).map(({ id }) => id)).toEqual([moved.id])
  await payload.db.drizzle.execute(sql`update orders set shipping_address_name = '–' where id = ${moved.id}`)
  expect(await findOrders(payload.db.drizzle, 'Цветан')).toHaveLength(0)
})

it('lets a customer neither see nor search it', async () => {
  const { id, rights } = await person()
  await create.orders(id)
  await expect(inList('buyer', rights.user)).rejects.toThrow()
  const { docs } = await payload.find({ collection: 'orders', ...rights })
  expect(docs[0]).not.toHaveProperty('finder')
})

it('finds by an index among many orders, and shows a page of them', async () => {
  await payload.db.drizzle.execute(sql`
    insert into orders (id, status, number, email, placed_at, payment_method, shipping_method, subtotal_cents, shipping_cents, vat_cents,
      total_cents, billing_address_name, billing_address_street, billing_address_postcode, billing_address_city, billing_address_country,
      shipping_address_name, shipping_address_street, shipping_address_postcode, shipping_address_city, shipping_address_country, updated_at,
      created_at)
    select gen_random_uuid(), 'placed', 'M-' || n, 'many' || n || '@example.com', now() - n * interval '1 minute', 'card', 'courier', 0, 0, 0, 0,
      'Клиент', '–', '1000', 'София', 'BG', 'Клиент ' || n, '–', '1000', 'София', 'BG', now(), now() from generate_series(1, 20000) n`)
  await payload.db.drizzle.execute(sql`vacuum analyze orders`)
  const plans = await plansOf(payload, async () => {
    expect((await findOrders(payload.db.drizzle, 'many19999@')).map(({ number }) => number)).toEqual(['M-19999'])
  })
  const scans = plans.flat().filter((node) => node['Relation Name'] === 'orders' || node['Index Name'])
  expect(scans.map((node) => node['Index Name'])).toContain('orders_finder')
  expect(scans.map((node) => node['Node Type'])).not.toContain('Seq Scan')
  expect(await findOrders(payload.db.drizzle, 'клиент')).toHaveLength(foundOnPage + 1)
})
