import { expect, type Page } from '@playwright/test'
import bg from '../messages/bg.json' with { type: 'json' }
import { expectNoViolations } from './support/axe'
import { editorPage } from './support/editor-page'
import { onlyFull, specContent, test } from './support/fixtures'
import { type Goods, writeGoods, writeStock } from './support/goods'
import { livingPage } from './support/living-page'
import { placeOrders } from './support/orders'
import { expectNoSidewaysScroll } from './support/reader'
import { stack } from './support/stack-ready'

const t = bg.admin.orders
const content = specContent()
let goods: Goods

test.beforeAll(async () => {
  goods = await writeGoods(content)
  for (const variant of [...Object.values(goods.variants), goods.other]) await writeStock(content, variant, 200)
  await content.write('PATCH', `/variants/${goods.variants.S}?depth=0`, { ean: ean(1) })
  await content.write('PATCH', `/variants/${goods.other}?depth=0`, { ean: ean(2) })
})

const start = String(Date.now()).slice(-10)
function ean(count: number): string {
  const digits = `2${start}${count}`
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

const own: string[] = []

/** Staff work on the oldest first: each call's orders come before those that an earlier test or attempt has left. */
async function paidOrders(count: number, pieces: Record<string, number>) {
  const placedAt = new Date(Date.parse('2020-01-01T10:00:00Z') - Date.now() / 1000).toISOString()
  const orders = await placeOrders(
    Array.from({ length: count }, () => ({ paymentMethod: 'bank-transfer' as const, paid: true, pieces, placedAt })),
  )
  own.push(...orders.map(({ id }) => id))
  return orders
}

// Parcels that a failed test has left would be sent with those of its next attempt.
test.afterEach(async () => {
  const orders = own.splice(0)
  await content.database.query('delete from shop.packing where order_id = any($1::uuid[])', [orders])
  await content.database.query(
    `update shop.shipments set state = 'shipped', shipped_at = now()
     where state = 'packed' and order_id = any($1::uuid[])`,
    [orders],
  )
})

async function parcelsOf(orders: { id: string }[]) {
  const { rows } = await content.database.query(
    'select order_id as order, state, packed_by as packer from shop.shipments where order_id = any($1::uuid[])',
    [orders.map(({ id }) => id)],
  )
  return rows
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('twenty paid orders are sent in three presses', onlyFull(true), async ({ adminPage: page }) => {
  const orders = await paidOrders(20, { [goods.variants.S]: 1, [goods.other]: 2 })
  let presses = 0
  const press = async (name: string) => {
    presses += 1
    await button(page, name).click()
  }
  await page.goto('/admin/orders')
  await press(t.steps.claim)
  await expect(page).toHaveURL(/\/admin\/orders\/packing\?done=claim&count=20/)
  await expectNoViolations(page)
  await press(t.packAll)
  await expect(page).toHaveURL(/\/admin\/orders\/parcels\?done=pack&count=20/)
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.message())
    return dialog.accept()
  })
  await press(t.handOver)
  await expect(page).toHaveURL(/\/admin\/orders\/parcels\?done=ship&count=20/)
  expect(questions).toEqual([t.handOverQuestion.replace('{count}', '20').replace('{minutes}', '10')])
  expect(presses).toBe(3)
  const parcels = await parcelsOf(orders)
  expect(parcels.map(({ state }) => state)).toEqual(Array.from({ length: 20 }, () => 'shipped'))
  expect(new Set(parcels.map(({ order }) => order)).size).toBe(20)
})

test('two people on two pages never pack the same order', async ({ browser }) => {
  const orders = await paidOrders(20, { [goods.variants.S]: 1 })
  const pages = await Promise.all([editorPage(browser, true), editorPage(browser, true)])
  await Promise.all(pages.map((page) => page.goto('/admin/orders')))
  for (const page of pages)
    for (const { number } of orders) await expect(page.getByRole('link', { name: number, exact: true })).toBeVisible()
  await Promise.all(
    pages.map(async (page) => {
      await button(page, t.steps.claim).click()
      await expect(page).toHaveURL(/\/admin\/orders(\/packing)?\?done=claim/)
      await page.goto('/admin/orders/packing')
    }),
  )
  const owned = await Promise.all(
    pages.map(async (page) => {
      const shown = await page.locator('.orders-parcel legend').allTextContents()
      return orders.filter(({ number }) => shown.some((text) => text.startsWith(number)))
    }),
  )
  expect(
    owned
      .flat()
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(orders.map(({ id }) => id).toSorted())
  await Promise.all(
    pages.map(async (page) => {
      if ((await button(page, t.packAll).count()) === 0) return
      await button(page, t.packAll).click()
      await expect(page).toHaveURL(/done=pack/)
    }),
  )
  const parcels = await parcelsOf(orders)
  expect(parcels).toHaveLength(20)
  expect(new Set(parcels.map(({ order }) => order)).size).toBe(20)
  await Promise.all(pages.map((page) => page.context().close()))
})

test('a scanner packs a part of an order, sends it with its number, and takes it in when it was refused', async ({
  browser,
}) => {
  const [order] = await paidOrders(1, { [goods.variants.S]: 2, [goods.other]: 1 })
  if (!order) throw new Error('nothing was ordered')
  const page = await editorPage(browser, true)
  // When other tests have packed parcels too, the dialog asks about all ticked ones.
  const questions: string[] = []
  page.on('dialog', (dialog) => {
    questions.push(dialog.message())
    return dialog.accept()
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/orders')
  // Only the script ticks all or none, and other tests have orders too.
  await expect(page.getByText(t.chosen.replace('{chosen}', '0').replace('{all}', '0'))).toHaveCount(0)
  await page.getByLabel(t.chooseAll).check()
  await page.getByLabel(t.chooseAll).uncheck()
  await page.getByLabel(t.choose.replace('{number}', order.number)).check()
  await expectNoSidewaysScroll(page)
  await button(page, t.steps.claim).click()
  await expect(page).toHaveURL(/done=claim&count=1/)
  await expectNoSidewaysScroll(page)
  const unscripted = await browser.newContext({
    storageState: await page.context().storageState(),
    javaScriptEnabled: false,
  })
  const early = await unscripted.newPage()
  await early.goto(page.url())
  await early.getByLabel(t.scan).fill(ean(1))
  await early.getByLabel(t.scan).press('Enter')
  await expect(early.locator('.orders-parcel output')).toHaveText('3 / 3')
  expect((await parcelsOf([order])).length).toBe(0)
  await unscripted.close()

  await livingPage(page).reload()
  const scanner = page.getByLabel(t.scan)
  const count = page.locator('.orders-parcel output')
  await expect(count).toHaveText('3 / 3')
  const scan = async (code: string) => {
    await scanner.fill(code)
    await scanner.press('Enter')
  }
  await scan(ean(1))
  await expect(count).toHaveText('1 / 3')
  await scan(ean(1))
  await expect(count).toHaveText('2 / 3')
  await scan(ean(1))
  await expect(count).toHaveText('2 / 3')
  await scan('4006381333931')
  await expect(page.getByRole('status').filter({ hasText: '4006381333931' })).toBeVisible()
  await button(page, t.packAll).click()
  await expect(page).toHaveURL(/\/admin\/orders\/packing\?done=pack&count=1/)
  await expect(count).toHaveText('1 / 1')

  await page.goto('/admin/orders/parcels')
  await expectNoSidewaysScroll(page)
  const row = page.getByRole('listitem').filter({ hasText: order.number })
  await row.getByLabel(t.tracking).fill('1051234567890')
  await row.getByLabel(t.tracking).press('Enter')
  // The number comes from a scanner, so its Enter must not submit the form.
  await expect(page).toHaveURL(/\/admin\/orders\/parcels$/)
  await button(page, t.handOver).click()
  await expect(page).toHaveURL(/done=ship/)
  await expect(row.getByRole('link', { name: '1051234567890' })).toBeVisible()
  await row.getByLabel(t.chooseParcel.replace('{number}', order.number)).check()
  await button(page, t.refused).click()
  await expect(page).toHaveURL(/done=refused/)
  expect(questions).toContain(t.refusedQuestion.replace('{count}', '1'))

  const parcel = page.getByRole('group', { name: order.number })
  await parcel.getByRole('spinbutton').first().fill('1')
  // As tall as the page: the sticky bar at the lower edge covers half of a checkbox behind it.
  await page.setViewportSize({ width: 360, height: 3000 })
  await expectNoViolations(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
  await parcel.getByRole('button', { name: t.checkIn }).click()
  await expect(page.getByRole('status').filter({ hasText: t.done['check-in'] })).toBeVisible()
  const { rows } = await content.database.query(
    `select reason, quantity from shop.stock_moves where order_id = $1 and reason <> 'sale' order by id`,
    [order.id],
  )
  expect(rows).toEqual([
    { reason: 'return', quantity: 2 },
    { reason: 'damage', quantity: -1 },
  ])
  await page.goto(`/admin/collections/orders/${order.id}`)
  await page.getByRole('button', { name: t.panel.refundedButton }).click()
  await expect(page).toHaveURL(/done=refunded/)
  const { rows: refunds } = await content.database.query('select state from shop.refunds where order_id = $1', [
    order.id,
  ])
  expect(refunds).toEqual([{ state: 'done' }])
  await page.context().close()
})

test('a transfer is noted in parts on the page of the order', async ({ adminPage: page }) => {
  const [order] = await placeOrders([{ paymentMethod: 'bank-transfer', pieces: { [goods.variants.S]: 1 } }])
  if (!order) throw new Error('nothing was ordered')
  await page.goto(`/admin/collections/orders/${order.id}`)
  const panel = page.getByRole('region', { name: t.progress })
  await panel.getByLabel(t.amount).fill('10,00')
  await panel.getByRole('button', { name: t.panel.receivedButton }).click()
  await expect(panel.getByText(t.paymentStates['part-paid'])).toBeVisible()
  await panel.getByRole('button', { name: t.panel.receivedButton }).click()
  await expect(panel.getByText(t.paymentStates.paid, { exact: true })).toBeVisible()
  await panel.getByText(t.panel.cancel).click()
  await panel.getByRole('button', { name: t.panel.cancelSure }).click()
  await expect(page).toHaveURL(/done=cancel&count=1/)
})

test('an editor without the right sees no order and is refused by the server', async ({ browser }) => {
  const [order] = await paidOrders(1, { [goods.other]: 1 })
  if (!order) throw new Error('nothing was ordered')
  const page = await editorPage(browser, false)
  for (const path of ['/admin/orders', '/admin/orders/packing', '/admin/orders/parcels']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/admin\/?$/)
  }
  await expect(page.locator('a[href="/admin/orders"]')).toHaveCount(0)
  const { request } = page.context()
  const url = `${stack().url}/api/cms/orders`
  const headers = { Origin: stack().url }
  for (const step of [
    'claim',
    'back',
    'pack',
    'ship',
    'delivered',
    'refused',
    'refused-undone',
    'tracking-changed',
    'lost',
    'check-in',
    'received',
    'cancel',
    'refunded',
    'labels.pdf',
  ])
    expect((await request.post(`${url}/work/${step}`, { headers, form: { order: order.id } })).status()).toBe(403)
  for (const file of [
    'orders.csv?month=2026-11',
    'documents.csv?month=2026-11',
    'audit.xml?month=2026-11',
    `labels.pdf?parcel=${order.id}`,
  ])
    expect((await request.get(`${url}/work/${file}`, { headers })).status()).toBe(403)
  expect((await request.get(`${url}/${order.id}`, { headers })).ok()).toBe(false)
  const { rows } = await content.database.query('select from shop.packing where order_id = $1', [order.id])
  expect(rows).toEqual([])
  await page.context().close()
})

test('the three views are free of barriers in Bulgarian', onlyFull(true), async ({ adminPage: page }) => {
  await placeOrders([{ paymentMethod: 'bank-transfer', pieces: { [goods.variants.S]: 1 }, note: 'Без звънене' }])
  await paidOrders(2, { [goods.variants.S]: 1 })
  for (const list of ['pack', 'late', 'mine', 'ship', 'sent', 'refused', 'payment', 'refund']) {
    await page.goto(`/admin/orders?list=${list}`)
    await expect(page.getByRole('heading', { level: 1, name: t.pages.orders })).toBeVisible()
    await expectNoViolations(page)
  }
  for (const path of ['packing', 'parcels']) {
    await page.goto(`/admin/orders/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoViolations(page)
  }
})
