import { expectNoViolations } from './support/axe'
import { expect, onlyFull, specContent, test } from './support/fixtures'
import { writeGoods } from './support/goods'
import { expectNoSidewaysScroll } from './support/reader'
import { addToCart, contact, fillIn, home, newPhone, onStep, press, shopLanguages } from './support/shopping'

const content = specContent()
let slug = ''

test.beforeAll(async () => {
  slug = (await writeGoods(content)).slug
})

for (const [language, javaScriptEnabled] of [
  ['bg', false],
  ['bg', true],
  ['de', true],
] as const) {
  test(
    `a guest orders with cash on delivery on a phone, in ${language} ${javaScriptEnabled ? 'with' : 'without'} scripts`,
    onlyFull(language === 'bg' && javaScriptEnabled),
    async ({ browser, baseURL }) => {
      const page = await newPhone(browser, baseURL, javaScriptEnabled)
      const shopping = shopLanguages[language]
      const { prefix, words } = shopping
      const { checkout: t, form } = words
      const look = async () => {
        await expectNoSidewaysScroll(page)
        // Scrolled to the top, where the sticky sum covers no field.
        if (javaScriptEnabled) await page.evaluate(() => window.scrollTo(0, 0))
        if (javaScriptEnabled) await expectNoViolations(page)
      }
      await addToCart(page, slug, shopping)
      await look()
      await expect(page.locator('#content')).toContainText(words.cart.delivery)
      await page.getByRole('link', { name: words.cart.checkout, exact: true }).click()

      await fillIn(page, t.fields, { ...contact, email: 'maria@' })
      await press(page, t.toDelivery)
      await expect(page.getByText(form.problems.email)).toBeVisible()
      await expect(page.getByLabel(t.fields.name, { exact: true })).toHaveValue(contact.name)
      await look()
      await fillIn(page, t.fields, { email: contact.email })
      await press(page, t.toDelivery)

      await onStep(page, 'delivery')
      await look()
      await fillIn(page, t.fields, { ...home, postcode: '1' })
      await press(page, t.toPayment)
      await expect(page.getByText(form.problems.postcode)).toBeVisible()
      await expect(page.getByLabel(t.fields.street, { exact: true })).toHaveValue(home.street)
      await fillIn(page, t.fields, { postcode: home.postcode })
      await press(page, t.toPayment)

      await onStep(page, 'payment')
      await look()
      await page.getByLabel(t.payments['cash-on-delivery'].name).check()
      await press(page, t.toOrder)

      await onStep(page, 'order')
      await look()
      await page.goBack()
      await onStep(page, 'payment')
      await page.goForward()
      await press(page, t.orderButton)
      await expect(page).toHaveURL(new RegExp(`${prefix}/shop-order-tracking\\?key=`))
      await expect(page.getByText(words.orderPage.thanks.replace('{email}', contact.email))).toBeVisible()
      await look()
      await page.goto(`${prefix}/shop-cart`)
      await expect(page.getByText(words.cart.emptyTitle)).toBeVisible()
      const toShop = page.getByRole('link', { name: words.cart.toShop, exact: true }).first()
      expect((await page.request.get((await toShop.getAttribute('href')) ?? '')).status()).toBe(200)
      await page.context().close()
    },
  )
}

test('a visitor without a cart causes no request for it, and one with a cart sees its count and opens it', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/cart') && asked.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(asked).toEqual([])
  await addToCart(page, slug, shopLanguages.bg)
  await page.goto('/shop-standard')
  await expect(page.getByTestId('cart-count')).toHaveText('1')
  await page.getByRole('link', { name: `${shopLanguages.bg.words.cart.title}: 1` }).click()
  const drawer = page.getByRole('dialog', { name: shopLanguages.bg.words.cart.title })
  await expect(drawer.getByRole('listitem')).toHaveCount(1)
  await expectNoViolations(page)
  const { cart } = shopLanguages.bg.words
  await drawer.getByRole('button', { name: cart.close }).click()
  const entry = page.getByRole('link', { name: `${cart.title}: 1` })
  await expect(entry).toBeFocused()
  await entry.click()
  await drawer.getByRole('link', { name: cart.toCart }).click()
  await expect(page).toHaveURL('/shop-cart')
  await expect(drawer).toBeHidden()
})
