import { demoSignIns } from '../seed/sign-ins'
import { expect, specContent, test } from './support/fixtures'
import { type Goods, writeGoods, writeStock } from './support/goods'
import { placeOrders } from './support/orders'
import { send, staffHeaders } from './support/send'
import { stack } from './support/stack-ready'
import { visit } from './support/visit'

const [admin] = demoSignIns
const content = specContent()
let goods: Goods

test.beforeAll(async () => {
  goods = await writeGoods(content)
  await writeStock(content, goods.variants.S, 20)
})

const placed = () => placeOrders([{ paymentMethod: 'bank-transfer', paid: true, pieces: { [goods.variants.S]: 1 } }])

test('nobody reads the key of a checkout, or asks for orders by it', async () => {
  const [order] = await placed()
  const headers = await staffHeaders(admin)
  const read = await visit(`/api/cms/orders/${order?.id}?depth=0`, headers)
  expect(read.status).toBe(200)
  expect(read.text).not.toContain('checkoutKey')
  for (const where of ['where[checkoutKey][exists]=true', 'sort=checkoutKey']) {
    const asked = await visit(`/api/cms/orders?depth=0&${where}`, headers)
    expect([asked.status >= 400, asked.text.includes(order?.number ?? '')], where).toEqual([true, false])
  }
})

test('a bulk change with a second list of conditions is refused, and no request makes a lock', async () => {
  const headers = await staffHeaders(admin)
  const { id } = await content.retailer()
  const where = `where[and][0][id][in][0]=${id}&where[AND][0][id][exists]=true`
  const changed = await fetch(`${stack().url}/api/cms/retailers?${where}`, { method: 'DELETE', headers })
  expect(changed.status).toBe(400)
  const lock = { document: { relationTo: 'retailers', value: id }, user: { relationTo: 'users', value: id } }
  expect((await send('/api/cms/payload-locked-documents', JSON.stringify(lock), { headers })).status).toBe(403)
})

test('no redirect takes the place of what the law asks for, and stock of a hidden product is told to nobody', async () => {
  const headers = await staffHeaders(admin)
  for (const from of ['/legal/terms', '/imprint', '/robots.txt', '/sitemap.xml']) {
    const redirect = JSON.stringify({ from, to: 'https://example.com/', status: '302' })
    expect((await send('/api/cms/redirects', redirect, { headers })).status, from).toBe(400)
  }
  expect((await visit(`/api/shop/stock?product=${goods.id}`)).status).toBe(200)
  const { id } = await writeGoods(content, '-hidden')
  await content.write('PATCH', `/products/${id}?depth=0`, { _status: 'draft' })
  const { rows } = await content.database.query('select id from variants where product_id = $1', [id])
  const { text: told } = await visit(`/api/shop/stock?product=${id}`)
  expect(rows.filter((row) => told.includes(row.id))).toEqual([])
})
