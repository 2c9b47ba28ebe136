import { randomBytes } from 'node:crypto'
import bg from '../messages/bg.json' with { type: 'json' }
import de from '../messages/de.json' with { type: 'json' }
import { accountLanguages, content as main, signedInCustomer } from './support/account'
import { expectNoViolations } from './support/axe'
import { Content } from './support/content'
import { editorPage } from './support/editor-page'
import { expect, onlyFull, test } from './support/fixtures'
import { type Goods, writeGoods, writeStock } from './support/goods'
import { mailTo } from './support/mails'
import { placeOrders } from './support/orders'
import { expectNoSidewaysScroll } from './support/reader'
import { stack } from './support/stack-ready'

const phone = { width: 360, height: 740 }

let content: Content
let goods: Goods

test.beforeAll(async () => {
  content = await Content.start()
  goods = await writeGoods(content)
  for (const variant of Object.values(goods.variants)) await writeStock(content, variant, 50)
})
test.afterAll(() => content.end())

async function deliveredOrder(pieces: number) {
  const [order] = await placeOrders([
    { paymentMethod: 'bank-transfer', paid: true, delivered: true, pieces: { [goods.variants.S]: pieces } },
  ])
  if (!order) throw new Error('there is no order')
  return order
}

for (const [prefix, words] of [
  ['', bg],
  ['/de', de],
] as const) {
  test(
    `withdraws without JavaScript at 360 px from every footer, in ${prefix || '/bg'}`,
    onlyFull(prefix !== ''),
    async ({ browser }) => {
      const context = await browser.newContext({ baseURL: stack().url, viewport: phone, javaScriptEnabled: false })
      const page = await context.newPage()
      const t = words.afterSales
      await page.goto(`${prefix}/`)
      await page.getByRole('contentinfo').getByRole('link', { name: words.layout.withdraw }).click()
      await page.getByRole('button', { name: t.next }).click()
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(3)
      const email = `guest-${randomBytes(4).toString('hex')}@broshura.example`
      await page.getByLabel(t.fields.name).fill('Мария Иванова')
      await page.getByLabel(t.fields.number).fill('L-000000-AAAAAA')
      await page.getByLabel(t.fields.email).fill(email)
      await page.getByLabel(t.part).check()
      await page.getByLabel(t.goodsWords).fill('Две ризи')
      await page.getByRole('button', { name: t.next }).click()
      await expect(page.getByText('Две ризи')).toBeVisible()
      await page.getByRole('button', { name: t.change }).click()
      await expect(page.getByLabel(t.fields.email)).toHaveValue(email)
      await page.getByRole('button', { name: t.next }).click()
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: t.confirm }).click()
      await expect(page.getByRole('main').getByRole('status')).toContainText(email)
      // No order was found, so none of the stranger's text is mailed to the typed address.
      const { text } = await mailTo(email)
      expect(text).toContain('L-000000-AAAAAA')
      expect(text).not.toContain('Две ризи')
      await context.close()
    },
  )
}

test('a guest withdraws two of three pieces by the link of a mail, and staff check them in', async ({
  page,
  browser,
}) => {
  const order = await deliveredOrder(3)
  await page.setViewportSize(phone)
  await page.goto(`/shop-withdrawal?key=${order.key}`)
  const t = bg.afterSales
  await page.getByLabel(t.part).check()
  await page.getByRole('spinbutton').fill('2')
  await expectNoViolations(page)
  await page.getByRole('button', { name: t.next }).click()
  await expectNoViolations(page)
  await page.getByRole('button', { name: t.confirm }).click()
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()

  const work = await editorPage(browser, true)
  await work.goto('/admin/orders/returns')
  const box = work.getByRole('group').filter({ hasText: order.number })
  await expectNoViolations(work)
  // Refused for its sum: the rest of the typed input stays, and the field shows the reason.
  const refund = box.getByRole('textbox', { name: bg.admin.orders.refundNow })
  const proposed = await refund.inputValue()
  await refund.fill('999')
  await box.getByRole('combobox').selectOption('worn')
  await box.getByRole('button', { name: bg.admin.orders.checkIn }).click()
  await expect(work).toHaveURL(/refused=refund-more/)
  await expect(refund).toHaveValue('999')
  await expect(refund).toBeFocused()
  await expect(box.getByRole('combobox')).toHaveValue('worn')
  await expect(box.getByText(bg.admin.orders.refusals['refund-more'])).toBeVisible()
  await refund.fill(proposed)
  await box.getByRole('button', { name: bg.admin.orders.checkIn }).click()
  await expect(work.getByText(bg.admin.orders.done['return-checked'])).toBeVisible()
  const { rows } = await content.database.query(
    'select returned, (select sum(amount_cents) from shop.refunds r where r.order_id = l.order_id) as cents from shop.order_lines l where order_id = $1',
    [order.id],
  )
  expect(rows).toMatchObject([{ returned: 2 }])
  expect(Number(rows[0]?.cents)).toBeGreaterThan(0)
  await work.context().close()
})

for (const { prefix, words } of accountLanguages) {
  test(
    `a customer announces a return of a delivered order, in ${prefix || '/bg'}`,
    onlyFull(true),
    async ({ page }) => {
      const customer = await signedInCustomer(page, 'returning')
      const order = await deliveredOrder(2)
      await content.database.query(
        'update orders set customer_id = (select id from customers where email = $1) where id = $2',
        [customer.email, order.id],
      )
      await page.setViewportSize(phone)
      await page.goto(`${prefix}/account-return-request`)
      await main(page).getByRole('link', { name: order.number }).click()
      await page.getByRole('spinbutton').fill('1')
      await expectNoViolations(page)
      await page.getByRole('button', { name: words.afterSales.send.submit }).click()
      await expect(page.getByRole('heading', { name: words.afterSales.slip.title })).toBeVisible()
      await expectNoSidewaysScroll(page)
      await expectNoViolations(page)
    },
  )
}
