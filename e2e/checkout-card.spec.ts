import { content as main, signedInCustomer } from './support/account'
import { expect, onlyFull, specContent, test } from './support/fixtures'
import { writeGoods } from './support/goods'
import { mailTo } from './support/mails'
import { runTaskNow } from './support/run-task-now'
import {
  addToCart,
  choosePayment,
  contact,
  fillIn,
  home,
  newPhone,
  onStep,
  ordersOf,
  press,
  shopLanguages,
  toOrderButton,
} from './support/shopping'

const content = specContent()
const { bg, de } = shopLanguages
let slug = ''

test.beforeAll(async () => {
  slug = (await writeGoods(content)).slug
})

const atProvider = { pay: 'Pay', decline: 'Decline', later: 'Pay later', back: 'Back to the shop' }

test('a customer keeps the address, is declined, pays, and buys the same again', async ({ browser, baseURL }) => {
  const page = await newPhone(browser, baseURL)
  const { email } = await signedInCustomer(page, 'card')
  const { cart, checkout: t, orderPage, account, documents } = bg.words
  await addToCart(page, slug, bg)
  await page.getByRole('link', { name: cart.checkout, exact: true }).click()
  await expect(page.getByLabel(t.fields.email, { exact: true })).toHaveValue(email)
  await fillIn(page, t.fields, { name: contact.name, phone: contact.phone })
  await press(page, t.toDelivery)
  await onStep(page, 'delivery')
  await fillIn(page, t.fields, home)
  await page.getByLabel(t.fields.keep).check()
  await press(page, t.toPayment)
  await choosePayment(page, bg.words, 'card')
  await press(page, t.orderButton)

  await press(page, atProvider.decline)
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('link', { name: atProvider.back }).click()
  await expect(page.getByText(orderPage.notPaid)).toBeVisible()
  await page.getByRole('link', { name: orderPage.pay }).click()
  await press(page, atProvider.pay)
  await expect(page.getByText(orderPage.thanksPaid.replace('{email}', email))).toBeVisible()
  await expect(page.getByRole('link', { name: orderPage.pay })).toHaveCount(0)
  const [order] = await ordersOf(content, email)
  await mailTo(email, new RegExp(`${order?.number} е платена`))

  await page.goto('/account-orders')
  await main(page)
    .getByRole('link', { name: account.order.number.replace('{number}', order?.number ?? '') })
    .click()
  await expect(main(page)).toContainText(orderPage.paymentState.paid)
  await expect(main(page)).toContainText(orderPage.dispatchState.open)
  await expect(main(page).getByRole('heading', { name: documents.heading })).toBeVisible()
  const document = main(page).locator('a[href^="/api/shop/documents/"]')
  await expect(async () => {
    await page.reload()
    await expect(document).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 40_000 })
  const pdf = await page.request.get((await document.getAttribute('href')) ?? '')
  expect(pdf.headers()['content-type']).toBe('application/pdf')
  await press(page, cart.buyAgain)
  await expect(main(page).getByRole('listitem')).toHaveCount(1)
  await page.goto('/shop-checkout')
  await expect(page.getByRole('radio', { name: new RegExp(home.street) })).toBeChecked()
  await page.context().close()
})

test('a guest pays later: the order says so, takes no second payment, and is paid when the money arrives', async ({
  browser,
  baseURL,
}) => {
  const page = await newPhone(browser, baseURL)
  const email = `later-${content.name}@example.com`
  const { checkout: t, orderPage } = de.words
  await addToCart(page, slug, de)
  await toOrderButton(page, de, email, 'card')
  await press(page, t.orderButton)
  await page.waitForURL(/\/pay\//)
  const provider = page.url()
  await press(page, atProvider.later)
  await expect(page).toHaveURL(/\/de\/shop-order-tracking\?key=/)
  await expect(page.getByText(orderPage.processing)).toBeVisible()
  await expect(page.getByRole('link', { name: orderPage.pay })).toHaveCount(0)
  await page.request.post(provider, { form: { answer: 'arrive' }, maxRedirects: 0 })
  await mailTo(email, /Zahlung für Bestellung/)
  await page.reload()
  await expect(main(page)).toContainText(orderPage.paymentState.paid)
  await page.context().close()
})

test('what sells out while someone pays is said at once, and the money goes back by itself', async ({
  browser,
  baseURL,
}) => {
  const page = await newPhone(browser, baseURL)
  const email = `gone-${content.name}@example.com`
  const { checkout: t, orderPage } = bg.words
  await addToCart(page, slug, bg, 'L')
  await toOrderButton(page, bg, email, 'card')
  await press(page, t.orderButton)
  await page.waitForURL(/\/pay\//)
  // The reservation has expired and another customer has bought the pieces before the provider knew.
  const [order] = await ordersOf(content, email)
  await content.database.query('delete from shop.reservations where order_id = $1', [order?.id])
  await content.database.query(
    `update shop.variant_stock set reserved = 0, on_hand = 0 where variant in (
       select variant from shop.order_lines where order_id = $1)`,
    [order?.id],
  )
  await press(page, atProvider.pay)
  await expect(page.getByText(orderPage.soldOut)).toBeVisible()
  await expect(main(page)).toContainText(orderPage.dispatchState.cancelled)
  await mailTo(email, new RegExp(`плащането за поръчка ${order?.number}`, 'i'))
  await content.database.query(runTaskNow('sendRefunds'))
  await mailTo(email, /върнахме|върнати/i)
  await page.reload()
  await expect(main(page)).toContainText(orderPage.paymentState.refunded)
  expect(await ordersOf(content, email)).toMatchObject([{ status: 'cancelled' }])
  await page.context().close()
})

test(
  'a transfer that comes late is awaited, noted by staff and told to the customer',
  onlyFull(true),
  async ({ browser, baseURL, adminPage }) => {
    const page = await newPhone(browser, baseURL)
    const email = `transfer-${content.name}@example.com`
    const { checkout: t, orderPage } = bg.words
    await addToCart(page, slug, bg)
    await toOrderButton(page, bg, email, 'bank-transfer')
    await press(page, t.orderButton)
    await expect(page.getByText(orderPage.thanksTransfer.replace('{email}', email))).toBeVisible()
    const [order] = await ordersOf(content, email)
    await expect(main(page)).toContainText(order?.number ?? '-')
    await expect(page.getByRole('img', { name: orderPage.transfer.qr })).toBeVisible()
    await content.database.query(
      "update shop.payments set created_at = now() - interval '4 days' where order_id = $1",
      [order?.id],
    )
    await content.database.query(runTaskNow('remindOfTransfers'))
    await mailTo(email, /чака|напомн/i)
    const noted = await adminPage.request.post('/api/cms/orders/work/received', {
      form: {
        key: crypto.randomUUID(),
        order: order?.id ?? '',
        [`amount:${order?.id}`]: `${(order?.total ?? 0) / 100}`,
      },
      headers: { origin: baseURL ?? '' },
      maxRedirects: 0,
    })
    expect(noted.headers().location).toContain('count=1')
    await mailTo(email, new RegExp(`${order?.number} е платена`))
    await page.reload()
    await expect(main(page)).toContainText(orderPage.paymentState.paid)
    await page.context().close()
  },
)
