import type { Page } from '@playwright/test'
import bg from '../messages/bg.json' with { type: 'json' }
import de from '../messages/de.json' with { type: 'json' }
import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { expectNoSidewaysScroll } from './support/reader'

type Words = typeof bg

const phone = { width: 360, height: 740 }
const contact = { name: 'Мария Иванова', email: 'maria@example.com', phone: '+359 88 123 4567' }

/** Puts the first size that is there of the first product into the cart. */
async function addSomething(page: Page, prefix: string, { products }: Words): Promise<void> {
  await page.goto(`${prefix}/shop-standard`)
  const href = await page.locator(`a[href^="${prefix}/p/"]`).first().getAttribute('href')
  await page.goto(href ?? '')
  await page.locator('.variant-size:not(.variant-gone)').filter({ visible: true }).first().click()
  await page.getByRole('button', { name: products.addToCart, exact: true }).first().click()
  await expect(page).toHaveURL(new RegExp(`^[^?]*${prefix}/shop-cart\\?note=added`))
}

async function fillIn(page: Page, labels: Record<string, string>, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await page.getByLabel(labels[name] ?? name, { exact: true }).fill(value)
  }
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const step = (page: Page, name: string) => expect(page).toHaveURL(new RegExp(`/shop-checkout\\?step=${name}`))

for (const [prefix, words, javaScriptEnabled] of [
  ['', bg, false],
  ['/de', de, true],
] as const) {
  test(`a guest orders with cash on delivery on a phone, in ${prefix || '/bg'} ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, viewport: phone, baseURL })
    const page = await context.newPage()
    const { checkout: t, form } = words
    const look = async () => {
      await expectNoSidewaysScroll(page)
      // From the top, where the sum that stays in sight lies over no field.
      if (javaScriptEnabled) await page.evaluate(() => window.scrollTo(0, 0))
      if (javaScriptEnabled) await expectNoViolations(page)
    }
    await addSomething(page, prefix, words)
    await look()
    // Cost and day are there before any address is asked.
    await expect(page.locator('#content')).toContainText(words.cart.delivery)
    await page.getByRole('link', { name: words.cart.checkout, exact: true }).click()

    await fillIn(page, t.fields, { ...contact, email: 'maria@' })
    await press(page, t.toDelivery)
    await expect(page.getByText(form.problems.email)).toBeVisible()
    await expect(page.getByLabel(t.fields.name, { exact: true })).toHaveValue(contact.name)
    await look()
    await fillIn(page, t.fields, { email: contact.email })
    await press(page, t.toDelivery)

    await step(page, 'delivery')
    await look()
    await fillIn(page, t.fields, { street: 'ул. Шипка 6', postcode: '1', city: 'София' })
    await press(page, t.toPayment)
    await expect(page.getByText(form.problems.postcode)).toBeVisible()
    await expect(page.getByLabel(t.fields.street, { exact: true })).toHaveValue('ул. Шипка 6')
    await fillIn(page, t.fields, { postcode: '1504' })
    await press(page, t.toPayment)

    await step(page, 'payment')
    await look()
    await page.getByLabel(t.payments['cash-on-delivery'].name).check()
    await press(page, t.toOrder)

    await step(page, 'order')
    await look()
    await page.goBack()
    await step(page, 'payment')
    await page.goForward()
    await press(page, t.orderButton)
    await expect(page).toHaveURL(new RegExp(`${prefix}/shop-order-tracking\\?key=`))
    await page.goto(`${prefix}/shop-cart`)
    await expect(page.getByText(words.cart.emptyTitle)).toBeVisible()
    await context.close()
  })
}

test('a visitor without a cart causes no request for it, and one with a cart sees its count and opens it', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/cart') && asked.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(asked).toEqual([])
  await addSomething(page, '', bg)
  await page.goto('/shop-standard')
  await expect(page.getByTestId('cart-count')).toHaveText('1')
  await page.getByRole('link', { name: `${bg.cart.title}: 1` }).click()
  const drawer = page.getByRole('dialog', { name: bg.cart.title })
  await expect(drawer.getByRole('listitem')).toHaveCount(1)
  await expectNoViolations(page)
  await drawer.getByRole('button', { name: bg.cart.close }).click()
  const entry = page.getByRole('link', { name: `${bg.cart.title}: 1` })
  await expect(entry).toBeFocused()
  await entry.click()
  await drawer.getByRole('link', { name: bg.cart.toCart }).click()
  await expect(page).toHaveURL('/shop-cart')
  await expect(drawer).toBeHidden()
})
