import bg from '../messages/bg.json' with { type: 'json' }
import { expect, specContent, test } from './support/fixtures'
import { type Goods, writeGoods, writeStock } from './support/goods'
import { placeOrders } from './support/orders'
import { expectNoSidewaysScroll } from './support/reader'

/* Alone: other tests hand over and end all parcels that there are. */

const t = bg.admin.orders
const content = specContent()
let goods: Goods

test.beforeAll(async () => {
  goods = await writeGoods(content)
  await writeStock(content, goods.variants.S, 20)
})

test('parcels that were handed over by mistake are taken back on a phone', async ({ adminPage: page }) => {
  const [order] = await placeOrders([{ paymentMethod: 'bank-transfer', paid: true, pieces: { [goods.variants.S]: 1 } }])
  if (!order) throw new Error('nothing was ordered')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/orders')
  // Of many orders only as many as a person carries are ticked, and the box of all is neither on nor off.
  await page.getByLabel(t.chooseAll).check()
  await page.getByLabel(t.chooseAll).uncheck()
  await page.getByLabel(t.choose.replace('{number}', order.number)).check()
  await page.getByRole('button', { name: t.steps.claim, exact: true }).click()
  await expect(page).toHaveURL(/done=claim/)
  await page.goto('/admin/orders/packing')
  await page.getByRole('button', { name: t.packAll, exact: true }).click()
  await expect(page).toHaveURL(/done=pack/)
  await page.goto('/admin/orders/parcels')
  page.on('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: t.handOver, exact: true }).click()
  await expect(page).toHaveURL(/done=ship/)
  await expect(page.getByRole('region', { name: /предаден/ }).getByText(order.number)).toBeVisible()
  await expectNoSidewaysScroll(page)
  const own = page.getByLabel(t.handedOver.choose.replace('{number}', order.number))
  await expect(own).not.toBeChecked()
  await own.check()
  await page.getByRole('button', { name: t.handedOver.undo, exact: true }).click()
  await expect(page).toHaveURL(/done=/)
  await expect(page.getByLabel(t.chooseParcel.replace('{number}', order.number))).toBeChecked()
})
