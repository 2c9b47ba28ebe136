import { expect, type Locator, type Page } from '@playwright/test'
import bg from '../messages/bg.json' with { type: 'json' }
import { expectNoViolations } from './support/axe'
import { onlyFull, specContent, test } from './support/fixtures'
import { type Goods, writeGoods, writeStock } from './support/goods'
import { placeOrders } from './support/orders'
import { expectNoSidewaysScroll } from './support/reader'
import { stack } from './support/stack-ready'

/* Alone: other tests hand over and end all parcels that there are. */

const t = bg.admin.orders
const content = specContent()
let goods: Goods

test.beforeAll(async () => {
  goods = await writeGoods(content)
  for (const variant of [goods.variants.S, goods.other]) await writeStock(content, variant, 20)
})

async function paidOrder(pieces: Record<string, number>) {
  const [order] = await placeOrders([{ paymentMethod: 'bank-transfer', paid: true, pieces }])
  if (!order) throw new Error('nothing was ordered')
  return order
}

const post = (page: Page, what: string, form: Record<string, string>) =>
  page.request.post(`${stack().url}/api/cms/orders/work/${what}`, {
    form: { key: crypto.randomUUID(), ...form },
    headers: { Origin: stack().url },
    maxRedirects: 0,
  })

const lineOf = async (order: string, variant: string) =>
  String(
    (
      await content.database.query('select line from shop.order_lines where order_id = $1 and variant = $2', [
        order,
        variant,
      ])
    ).rows[0]?.line,
  )

async function packed(page: Page, order: string, variant: string, pieces: number) {
  await post(page, 'claim', { order })
  await post(page, 'pack', { [`pack:${order}:${await lineOf(order, variant)}`]: String(pieces) })
  const { rows } = await content.database.query('select id from shop.shipments where order_id = $1', [order])
  return String(rows[0]?.id)
}

async function press(target: Locator) {
  await target.focus()
  await target.press('Enter')
}

test.beforeEach(({ adminPage }) => adminPage.setViewportSize({ width: 360, height: 740 }))

test(
  'a parcel that was packed by mistake is taken apart with the keyboard, on a phone',
  onlyFull(true),
  async ({ adminPage: page }) => {
    const order = await paidOrder({ [goods.variants.S]: 2 })
    await packed(page, order.id, goods.variants.S, 2)
    await page.goto('/admin/orders/parcels')
    const row = page.getByRole('listitem').filter({ hasText: order.number })
    await press(row.locator('summary'))
    await expect(row.getByText(t.unpack.text)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectNoViolations(page)
    await press(row.getByRole('button', { name: t.unpack.sure, exact: true }))
    await expect(page).toHaveURL(/\/admin\/orders\/parcels\?done=unpack/)
    await expect(page.getByRole('status').filter({ hasText: t.done.unpack })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: order.number })).toHaveCount(0)
    await page.goto(`/admin/collections/orders/${order.id}`)
    await expect(page.getByRole('button', { name: t.panel.claim, exact: true })).toBeVisible()
  },
)

test('a parcel is taken apart on the page of its order, and the label that its carrier has is asked about', async ({
  adminPage: page,
}) => {
  const order = await paidOrder({ [goods.variants.S]: 1 })
  const parcel = await packed(page, order.id, goods.variants.S, 1)
  await content.database.query(`insert into shop.labels (shipment, carrier, state) values ($1, 'econt', 'done')`, [
    parcel,
  ])
  await page.goto(`/admin/collections/orders/${order.id}`)
  const panel = page.getByRole('region', { name: t.progress })
  const title = panel.getByText(t.unpack.pieces.replace('{count}', '1'), { exact: true })
  await press(title)
  await press(panel.getByRole('button', { name: t.unpack.sure, exact: true }))
  await expect(page).toHaveURL(/refused=label/)
  await expect(panel.getByRole('alert').filter({ hasText: t.refusals.label })).toBeVisible()
  await panel.getByLabel(t.unpack.labelCancelled).check()
  await press(panel.getByRole('button', { name: t.unpack.sure, exact: true }))
  await expect(page).toHaveURL(/done=unpack/)
  await expect(panel.getByText(t.dispatchStates.open, { exact: true })).toBeVisible()
})

test('the rest of an order goes elsewhere, or is given up, and its customer reads what does not come', async ({
  adminPage: page,
}) => {
  const order = await paidOrder({ [goods.variants.S]: 2, [goods.other]: 1 })
  const parcel = await packed(page, order.id, goods.other, 1)
  await post(page, 'back', { order: order.id })
  await post(page, 'ship', { parcel })
  await post(page, 'delivered', { parcel })
  await page.goto(`/admin/collections/orders/${order.id}`)
  const panel = page.getByRole('region', { name: t.progress })
  await press(panel.getByText(t.begin['delivery-changed'], { exact: true }))
  await expect(panel.getByText(t.begin.restText)).toBeVisible()
  await panel.getByLabel(t.begin.street, { exact: true }).fill('ул. Осогово 14')
  await press(panel.getByRole('button', { name: t.begin['delivery-changed-sure'] }))
  await expect(page).toHaveURL(/done=delivery-changed/)
  await expect(panel.getByText('ул. Осогово 14')).toBeVisible()

  await press(panel.getByText(t.begin['not-sent'], { exact: true }))
  await expectNoSidewaysScroll(page)
  await expectNoViolations(page, [], '.orders-steps')
  const sure = panel.getByRole('button', { name: t.begin['not-sent-sure'], exact: true })
  await press(sure)
  await expect(page).toHaveURL(/refused=nothing/)
  await panel.getByLabel(t.begin.drop.replace('{count}', '2')).fill('2')
  await panel.getByLabel(t.begin.back.replace('{count}', '2')).fill('1')
  await press(sure)
  await expect(page).toHaveURL(/done=not-sent/)
  await expect(panel.getByText(t.dispatchStates.delivered, { exact: true })).toBeVisible()
  await expect(panel.getByRole('listitem').filter({ hasText: t.parcelStates['not-sent'] })).toContainText(
    t.panel.back.replace('{restocked}', '1').replace('{gone}', '1'),
  )

  await page.goto(`/shop-order-tracking?key=${order.key}`)
  await expect(page.getByText(bg.orderPage.notSent, { exact: true })).toBeVisible()
  await expect(page.getByText(/^2 × /).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test(
  'no editor without the right gives pieces up or takes a parcel apart',
  onlyFull(true),
  async ({ staffPage, adminPage: page }) => {
    const order = await paidOrder({ [goods.variants.S]: 2 })
    const parcel = await packed(page, order.id, goods.variants.S, 1)
    const line = await lineOf(order.id, goods.variants.S)
    const given = { order: order.id, [`drop:${line}`]: '1', [`open:${line}`]: '1', [`back:${line}`]: '1' }
    expect((await post(staffPage, 'unpack', { unpack: parcel })).status()).toBe(403)
    expect((await post(staffPage, 'not-sent', given)).status()).toBe(403)
  },
)
