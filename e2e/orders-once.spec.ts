import { expect } from '@playwright/test'
import bg from '../messages/bg.json' with { type: 'json' }
import { onlyFull, specContent, test } from './support/fixtures'
import { type Goods, writeGoods, writeStock } from './support/goods'
import { placeOrders } from './support/orders'
import { stack } from './support/stack-ready'

const t = bg.admin.orders
const content = specContent()
const headers = { Origin: stack().url }
let goods: Goods

test.beforeAll(async () => {
  goods = await writeGoods(content)
  for (const variant of Object.values(goods.variants)) await writeStock(content, variant, 50)
})

async function unpaidOrder() {
  const [order] = await placeOrders([{ paymentMethod: 'bank-transfer', pieces: { [goods.variants.S]: 1 } }])
  if (!order) throw new Error('nothing was ordered')
  return order
}

const setMethod = (id: string, method: string) =>
  content.database.query('update orders set payment_method = $2 where id = $1', [id, method])

test(
  'an order of a voucher, and one with a way of payment that nobody knows, end neither the list nor their pages',
  onlyFull(true),
  async ({ adminPage: { request } }) => {
    const [good, ofVoucher, broken] = [await unpaidOrder(), await unpaidOrder(), await unpaidOrder()]
    await content.database.query("alter type enum_orders_payment_method add value if not exists 'barter'")
    // The list begins with the oldest, and other tests have orders too.
    const ids = [good, ofVoucher, broken].map(({ id }) => id)
    await content.database.query(`update orders set placed_at = placed_at - interval '3 years' where id = any($1)`, [
      ids,
    ])
    await setMethod(ofVoucher.id, 'gift-voucher')
    await setMethod(broken.id, 'barter')
    try {
      const list = await request.get('/admin/orders?list=payment', { headers })
      expect(list.status()).toBe(200)
      const shown = await list.text()
      for (const { number } of [good, ofVoucher, broken]) expect(shown).toContain(number)
      expect(shown).toContain(t.payment['gift-voucher'])
      expect(shown).toMatch(/не може да се прочете|не могат да се прочетат/)
      for (const { id, number } of [ofVoucher, broken])
        expect(await (await request.get(`/admin/collections/orders/${id}`, { headers })).text()).toContain(number)
    } finally {
      await setMethod(broken.id, 'bank-transfer')
      await setMethod(ofVoucher.id, 'bank-transfer')
    }
  },
)

test('a part of a transfer that is sent twice at the same moment is noted once', async ({ adminPage: { request } }) => {
  const order = await unpaidOrder()
  const form = { key: crypto.randomUUID(), order: order.id, [`amount:${order.id}`]: '10,00' }
  const post = async (changes: Record<string, string> = {}) => {
    const url = '/api/cms/orders/work/received'
    const answer = await request.post(url, { headers, form: { ...form, ...changes }, maxRedirects: 0 })
    return answer.headers().location ?? ''
  }
  const answers = await Promise.all([post(), post()])
  expect(answers.filter((location) => location.includes('again=true'))).toHaveLength(1)
  expect(await post()).toContain('again=true')
  const { rows } = await content.database.query(
    "select amount_cents as cents from shop.payments where order_id = $1 and state = 'paid'",
    [order.id],
  )
  expect(rows).toEqual([{ cents: 1000 }])
  expect(await post({ key: crypto.randomUUID() })).not.toContain('again=true')
  expect(await post({ key: '' })).toContain('refused=input')
})

test('what is being paid for or was sold is not deleted: the answer says why', async ({ adminPage: { request } }) => {
  await unpaidOrder()
  const answer = await request.delete(`/api/cms/variants/${goods.variants.S}`, { headers })
  expect(answer.status()).toBe(400)
  expect(await answer.text()).toContain(bg.cms.problems.variantReserved)
})
