import { expect, type Page } from '@playwright/test'
import bg from '../messages/bg.json' with { type: 'json' }
import { editorPage } from './support/editor-page'
import { onlyFull, specContent, test } from './support/fixtures'
import { type Goods, writeGoods, writeStock } from './support/goods'
import { placeOrders } from './support/orders'
import { expectNoSidewaysScroll } from './support/reader'
import { stack } from './support/stack-ready'

const t = bg.admin.orders
const content = specContent()
let goods: Goods

test.beforeAll(async () => {
  goods = await writeGoods(content)
  await writeStock(content, goods.variants.S, 100)
})

const ordered = (count: number) =>
  placeOrders(
    Array.from({ length: count }, () => ({
      paymentMethod: 'bank-transfer' as const,
      paid: true,
      pieces: { [goods.variants.S]: 2 },
      placedAt: '2020-02-01T10:00:00Z',
    })),
  )

const post = (page: Page, what: string, form: Record<string, string>) =>
  page.request.post(`${stack().url}/api/cms/orders/work/${what}`, {
    form: { key: crypto.randomUUID(), ...form },
    headers: { Origin: stack().url },
    maxRedirects: 0,
  })

test('an order is found by the name and the telephone of its customer, on the desk and in the list', async ({
  adminPage: page,
}) => {
  const [order] = await ordered(1)
  if (!order) throw new Error('nothing was ordered')
  const tail = String(Date.now()).slice(-7)
  await content.database.query(
    `update orders set shipping_address_name = $1, shipping_address_phone = $2 where id = $3`,
    [`Щилияна Жекова-${tail}`, `+359 87 ${tail}`, order.id],
  )
  for (const sought of [`щилияна ЖЕКОВА-${tail}`, `087 ${tail.slice(0, 3)}-${tail.slice(3)}`]) {
    await page.goto('/admin/orders')
    await page.getByLabel(t.find.label).fill(sought)
    await page.getByLabel(t.find.label).press('Enter')
    const found = page.getByRole('table', { name: t.find.found })
    await expect(found.getByRole('link', { name: order.number, exact: true })).toBeVisible()
    await expect(found.getByRole('row')).toHaveCount(2)
    await page.goto(`/admin/collections/orders?${new URLSearchParams({ search: sought })}`)
    await expect(page.getByRole('link', { name: order.number, exact: true })).toBeVisible()
  }
})

test(
  'what a colleague has claimed is shown with their name and taken over with a reason; a refusal names its row',
  onlyFull(true),
  async ({ browser }) => {
    const [one, two] = await ordered(2)
    if (!one || !two) throw new Error('nothing was ordered')
    const [ana, boris] = [await editorPage(browser, true), await editorPage(browser, true)]
    await post(ana, 'claim', { order: one.id })
    await boris.goto('/admin/orders?list=taken')
    const row = boris.getByRole('listitem').filter({ hasText: one.number })
    await expect(row.getByText(t.packedBy.split('{')[0]?.trim() ?? '')).toBeVisible()
    const cancelled = await post(boris, 'cancel', { order: one.id })
    await boris.goto(cancelled.headers().location ?? '')
    await expect(
      boris.getByRole('alert').getByText(t.notDone.replace('{count}', '1').replace('{of}', '1')),
    ).toBeVisible()
    await expect(boris.getByRole('alert').getByRole('listitem')).toHaveText(`${one.number}: ${t.refusals.packed}`)
    await boris.goto('/admin/orders?list=taken')
    await boris.getByLabel(t.choose.replace('{number}', one.number)).check()
    await boris.getByLabel(t.why).fill('смяната ѝ приключи')
    await boris.getByRole('button', { name: t.steps['take-over'] }).click()
    await expect(boris).toHaveURL(/done=take-over&count=1/)
    // Only an admin may release claimed work without doing it.
    const ended = await post(ana, 'claim-ended', { order: one.id, why: 'без причина' })
    expect(ended.headers().location).toContain('refused=rights')
    await boris.goto('/admin/orders?list=mine')
    await expect(boris.getByRole('link', { name: one.number, exact: true })).toBeVisible()
    await Promise.all([ana, boris].map((page) => page.context().close()))
  },
)

test('a refund, a return and another address are begun on the page of the order, once however often they are sent', async ({
  adminPage: page,
}) => {
  const [order] = await ordered(1)
  if (!order) throw new Error('nothing was ordered')
  await page.goto(`/admin/collections/orders/${order.id}`)
  const panel = page.getByRole('region', { name: t.progress })
  await expect(panel.getByText(t.payment['bank-transfer'])).toBeVisible()
  await panel.getByText(t.begin['delivery-changed'], { exact: true }).click()
  await panel.getByLabel(t.begin.street, { exact: true }).fill('ул. Осогово 12')
  await panel.getByLabel(t.begin.phone, { exact: true }).fill('0888 12 34 56')
  await panel.getByRole('button', { name: t.begin['delivery-changed-sure'] }).click()
  await expect(page).toHaveURL(/done=delivery-changed/)
  await expect(panel.getByText('ул. Осогово 12')).toBeVisible()
  await panel.getByText(t.begin['refund-begun'], { exact: true }).click()
  await panel.getByLabel(t.refundNow).first().fill('1,50')
  await panel.getByLabel(t.why).first().fill('липсващо копче')
  // Chromium submits a form twice when its button is double-clicked.
  await panel.getByRole('button', { name: t.begin['refund-begun-sure'] }).dblclick()
  await expect(page).toHaveURL(/done=refund-begun/)
  const { rows } = await content.database.query('select amount_cents from shop.refunds where order_id = $1', [order.id])
  expect(rows).toEqual([{ amount_cents: 150 }])
  await page.setViewportSize({ width: 768, height: 1000 })
  await expectNoSidewaysScroll(page)
})

test('stock is found, filtered and corrected once, and no editor without the right does it', async ({
  adminPage: page,
  staffPage,
}) => {
  const variant = goods.variants.S
  const { rows } = await content.database.query(
    `select v.sku, s.on_hand from variants v join shop.variant_stock s on s.variant = v.id where v.id = $1`,
    [variant],
  )
  const { sku, on_hand: seen } = rows[0] ?? {}
  await page.goto(`/admin/orders/stock?${new URLSearchParams({ q: String(sku) })}`)
  const row = page.getByRole('listitem').filter({ hasText: String(sku) })
  await row.getByText(t.stock.correct, { exact: true }).click()
  const counted = row.getByLabel(t.stock.counted)
  await counted.fill(String(Number(await counted.inputValue()) + 3))
  await row.getByLabel(t.why).fill('намерени в склада')
  await row.getByRole('button', { name: t.stock.save }).dblclick()
  await expect(page).toHaveURL(/done=stock-corrected/)
  const after = await content.database.query('select on_hand from shop.variant_stock where variant = $1', [variant])
  expect(after.rows[0]?.on_hand).toBe(Number(seen) + 3)
  const form = { variant, seen: '1', counted: '9', reason: 'count', note: 'без право' }
  expect((await post(staffPage, 'stock-corrected', form)).status()).toBe(403)
  await staffPage.goto('/admin/orders/stock')
  await expect(staffPage).toHaveURL(/\/admin$/)
})
