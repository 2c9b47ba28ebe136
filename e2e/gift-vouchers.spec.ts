import bg from '../messages/bg.json' with { type: 'json' }
import en from '../messages/en.json' with { type: 'json' }
import { content as main } from './support/account'
import { expectNoViolations } from './support/axe'
import { expect, onlyFull, specContent, test } from './support/fixtures'
import { writeGoods, writeStock } from './support/goods'
import { mailTo } from './support/mails'
import { expectNoSidewaysScroll } from './support/reader'
import { runTaskNow } from './support/run-task-now'
import { addToCart, choosePayment, contact, fillIn, home, newPhone, onStep, ordersOf, press } from './support/shopping'

const content = specContent()
let slug = ''

test.beforeAll(async () => {
  const goods = await writeGoods(content)
  slug = goods.slug
  for (const variant of Object.values(goods.variants)) await writeStock(content, variant, 20)
})

const languages = [
  { prefix: '', words: bg },
  { prefix: '/en', words: en },
]
const filled = (text: string, values: Record<string, string>) =>
  Object.entries(values).reduce((sentence, [name, value]) => sentence.replace(`{${name}}`, value), text)

for (const language of languages) {
  const { prefix, words } = language
  const { checkout: t, vouchers: v, orderPage } = words
  const shopping = language

  test(
    `a gift is bought by card, mailed, checked, spent in two orders and gets its refund, at 360 px in ${prefix || '/bg'}`,
    onlyFull(prefix !== ''),
    async ({ browser, baseURL, adminPage }) => {
      test.setTimeout(240_000)
      const page = await newPhone(browser, baseURL)
      const visited: string[] = []
      page.on('request', (request) => visited.push(request.url()))
      const name = `${content.name}${prefix.slice(1)}`
      const [buyer, friend] = [`buyer-${name}@example.com`, `friend-${name}@example.com`]

      await page.goto(`${prefix}/our-gift-vouchers`)
      await expectNoSidewaysScroll(page)
      await expectNoViolations(page)
      await press(page, v.form.next)
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(5)
      await page.getByLabel(v.form.other, { exact: true }).check()
      await page.getByLabel(v.form.otherAmount, { exact: true }).fill('80,00')
      await page.getByLabel(v.designs.night, { exact: true }).check()
      const given = { recipient: 'Петя', sender: 'Иван', message: 'Честито!', email: friend, buyer: 'Иван Петров' }
      await fillIn(page, v.form, { ...given, buyerEmail: buyer })
      await press(page, v.form.next)
      await expect(page.getByText('Честито!')).toBeVisible()
      await expect(page.getByText(/80[.,]00/)).toHaveCount(2)
      await expectNoSidewaysScroll(page)
      await press(page, v.orderButton)
      await press(page, 'Pay')
      await expect(page.getByText(filled(orderPage.thanksPaid, { email: buyer }))).toBeVisible()
      await expect(main(page)).toContainText(friend)

      // Due today, but the worker's clock may not have reached nine, so the day is moved back.
      await content.database.query('update shop.gift_cards set send_on = send_on - 1 where email = $1', [friend])
      await content.database.query(runTaskNow('sendVouchers'))
      const code = (await mailTo(friend, /Иван/)).text.match(/(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}/)?.[0] ?? ''
      expect(code).not.toBe('')
      await mailTo(buyer, new RegExp(friend))

      const balance = async (): Promise<string> => {
        await page.goto(`${prefix}/our-gift-vouchers`)
        await page.getByLabel(v.code, { exact: true }).fill(code.toLowerCase().replaceAll('-', ' '))
        await press(page, v.balanceButton)
        return (await page.getByRole('status').filter({ hasText: /./ }).textContent()) ?? ''
      }
      expect(await balance()).toMatch(/80[.,]00/)

      const toPayment = async (size: string) => {
        await addToCart(page, slug, shopping, size)
        await page.getByRole('link', { name: words.cart.checkout, exact: true }).click()
        await fillIn(page, t.fields, { ...contact, email: friend })
        await press(page, t.toDelivery)
        await onStep(page, 'delivery')
        await fillIn(page, t.fields, home)
        await press(page, t.toPayment)
        await onStep(page, 'payment')
      }
      const enter = async (typed: string) => {
        await page.getByLabel(t.fields.voucher, { exact: true }).fill(typed)
        await press(page, t.toOrder)
      }

      await toPayment('S')
      await enter('ABCD-EFGH-JKMN-PQRS')
      await expect(page.getByText(words.form.problems['voucher-unknown'])).toBeVisible()
      await enter(code)
      await onStep(page, 'order')
      await expect(main(page)).toContainText(t.payments['gift-voucher'].name)
      await expectNoSidewaysScroll(page)
      await press(page, t.orderButton)
      await expect(page.getByText(filled(orderPage.thanks, { email: friend }))).toBeVisible()
      await expect(main(page)).toContainText(orderPage.paymentState.paid)
      const [first] = await ordersOf(content, friend)
      const leftCents = 8000 - (first?.total ?? 0)
      const amount = (cents: number) =>
        new RegExp(`${Math.floor(cents / 100)}[.,]${String(cents % 100).padStart(2, '0')}`)
      expect(await balance()).toMatch(amount(leftCents))

      await toPayment('S')
      await enter(code)
      await onStep(page, 'payment')
      await expect(page.getByLabel(t.payments['cash-on-delivery'].name)).toHaveCount(0)
      await expectNoViolations(page)
      await page.getByRole('button', { name: t.removeVoucher }).press('Enter')
      await expect(page.getByRole('status').filter({ hasText: t.voucherRemoved })).toBeFocused()
      await expect(page.getByLabel(t.payments['cash-on-delivery'].name)).toBeVisible()
      await enter(code)
      await expect(page.getByRole('button', { name: t.removeVoucher })).toBeVisible()
      await choosePayment(page, words, 'card')
      await press(page, t.orderButton)
      await press(page, 'Pay')
      await expect(page.getByText(filled(orderPage.thanksPaid, { email: friend }))).toBeVisible()
      const second = (await ordersOf(content, friend)).at(-1)
      expect(second?.status).toBe('placed')

      const cancelled = await adminPage.request.post('/api/cms/orders/work/cancel', {
        form: { key: crypto.randomUUID(), order: second?.id ?? '' },
        headers: { origin: baseURL ?? '' },
        maxRedirects: 0,
      })
      expect(cancelled.headers().location).toContain('count=1')
      expect(await balance()).toMatch(amount(leftCents))
      const { rows } = await content.database.query<{ method: string; cents: number }>(
        `select method, refunds.amount_cents as cents from shop.refunds join shop.payments on payments.id = refunds.payment
         where refunds.order_id = $1 order by method`,
        [second?.id],
      )
      expect(rows).toEqual([
        { method: 'card', cents: (second?.total ?? 0) - leftCents },
        { method: 'gift-voucher', cents: leftCents },
      ])

      await adminPage.goto('/admin/orders/vouchers')
      await adminPage.getByRole('searchbox').fill(friend)
      await adminPage.getByRole('searchbox').press('Enter')
      await adminPage.getByRole('rowheader').getByRole('link').click()
      await expect(adminPage.getByRole('row')).toHaveCount(5)
      await expectNoViolations(adminPage)

      // The code must appear in no address.
      expect(
        visited.filter((url) =>
          url
            .replaceAll(/[-+ ]|%20/g, '')
            .toUpperCase()
            .includes(code.replaceAll('-', '')),
        ),
      ).toEqual([])
      await page.context().close()
    },
  )
}

test('a voucher is bought by transfer and printed without JavaScript', async ({ browser, baseURL, adminPage }) => {
  const page = await newPhone(browser, baseURL, false)
  const v = bg.vouchers
  const buyer = `print-${content.name}@example.com`
  await page.goto('/our-gift-vouchers')
  await fillIn(page, v.form, { recipient: 'Мама', sender: 'Деца', buyer: 'Иван Петров', buyerEmail: buyer })
  await page.getByRole('radio', { name: v.form.print }).check()
  await page.getByLabel(bg.checkout.payments['bank-transfer'].name).check()
  await press(page, v.form.next)
  await press(page, v.form.change)
  await expect(page.getByLabel(v.form.recipient, { exact: true })).toHaveValue('Мама')
  await press(page, v.form.next)
  await press(page, v.orderButton)
  await expect(main(page)).toContainText(v.standing.ordered)
  await expect(page.getByRole('button', { name: v.print })).toHaveCount(0)
  const [order] = await ordersOf(content, buyer)
  await adminPage.request.post('/api/cms/orders/work/received', {
    form: { key: crypto.randomUUID(), order: order?.id ?? '', [`amount:${order?.id}`]: `${(order?.total ?? 0) / 100}` },
    headers: { origin: baseURL ?? '' },
    maxRedirects: 0,
  })
  await page.reload()
  const key = new URL(page.url()).searchParams.get('key') ?? ''
  await expect(page.getByRole('button', { name: v.print })).toBeVisible()
  const print = (headers: Record<string, string>) =>
    page.request.post('/api/shop/vouchers/print', { form: { key }, headers })
  expect((await print({ origin: 'https://elsewhere.example' })).status()).toBe(403)
  for (let times = 0; times < 5; times++) {
    const pdf = await print({ origin: baseURL ?? '' })
    expect(pdf.headers()['content-type']).toBe('application/pdf')
  }
  expect((await print({ origin: baseURL ?? '' })).status()).toBe(404)
  await page.context().close()
})
