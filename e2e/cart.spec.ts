import bg from '../messages/bg.json' with { type: 'json' }
import { content as main, signInAs } from './support/account'
import { newCustomer } from './support/customers'
import { expect, specContent, test } from './support/fixtures'
import { writeGoods } from './support/goods'
import { mailTo } from './support/mails'
import { addToCart, newPhone, ordersOf, press, shopLanguages, toOrderButton } from './support/shopping'

const content = specContent()
const shopping = shopLanguages.bg
let goods: Awaited<ReturnType<typeof writeGoods>>

test.beforeAll(async () => {
  goods = await writeGoods(content)
})

const priceText = (text: string, prices: Record<'old' | 'new', string>) =>
  new RegExp(
    text
      .replace('{old}', prices.old)
      .replace('{new}', prices.new)
      .replace(/[()?.]/g, '.')
      .replaceAll(' ', '\\s'),
  )

test('signing in on two devices loses no line and doubles none', async ({ browser, baseURL }) => {
  const customer = await newCustomer('two-devices')
  const [one, other] = [await newPhone(browser, baseURL), await newPhone(browser, baseURL)]
  await addToCart(one, goods.slug, shopping)
  await addToCart(one, goods.slug, shopping)
  await addToCart(other, goods.slug, shopping)
  await addToCart(other, goods.slug, shopping, 'L')
  for (const page of [one, other]) await signInAs(page, customer)
  for (const page of [one, other, one]) await page.goto('/shop-cart')
  for (const page of [one, other]) {
    await page.reload()
    await expect(page.getByTestId('cart-count')).toHaveText('3')
    await expect(main(page).locator('input[name=quantity]:not([type=hidden])')).toHaveCount(2)
    const quantities = main(page).locator('input[name=quantity]:not([type=hidden])')
    expect(
      (await quantities.evaluateAll((fields) => fields.map((field) => field.getAttribute('value')))).toSorted(),
    ).toEqual(['1', '2'])
    await page.context().close()
  }
})

test('a raised price is shown old and new before the button; a lost answer and a double click make one order', async ({
  browser,
  baseURL,
}) => {
  const page = await newPhone(browser, baseURL)
  const email = `raised-${content.name}@example.com`
  const own = await writeGoods(content, '-raised')
  const { cart, checkout: t } = shopping.words
  await addToCart(page, own.slug, shopping)
  await toOrderButton(page, shopping, email, 'cash-on-delivery')
  await content.write('PATCH', `/products/${own.id}?locale=bg&depth=0`, { priceCents: 5990 })
  await press(page, t.orderButton)
  await expect(page.getByText(t.problems.price)).toBeVisible()
  await expect(main(page)).toContainText(priceText(cart.priceUp, { old: '49,90 €', new: '59,90 €' }))
  expect(await ordersOf(content, email)).toEqual([])

  await page.route('**/shop-checkout*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await press(page, t.orderButton)
  await expect(page.getByText(t.orderFailed)).toBeVisible()
  expect(await ordersOf(content, email)).toHaveLength(1)
  await page.unroute('**/shop-checkout*')
  await page.getByRole('button', { name: t.orderButton }).dblclick()
  await expect(page).toHaveURL(/\/shop-order-tracking\?key=/)
  await page.goBack()
  await expect(main(page)).toContainText(cart.emptyTitle)
  await expect(main(page).getByRole('region', { name: cart.newGoods }).getByRole('listitem').first()).toBeVisible()
  const [order, ...more] = await ordersOf(content, email)
  expect(more).toEqual([])
  expect(order?.total).toBeGreaterThanOrEqual(5990)

  await page.goto('/shop-order-tracking')
  const { orderPage } = shopping.words
  await page.getByLabel(orderPage.number).fill(` ${order?.number.toLowerCase()} `)
  await page.getByLabel(orderPage.email).fill(email.toUpperCase())
  await press(page, orderPage.submit)
  await expect(page.getByText(orderPage.sent)).toBeVisible()
  const mail = await mailTo(email, new RegExp(bg.orderMails.link.subject.replace('{number}', order?.number ?? '')))
  await page.goto(/https?:\/\/\S*shop-order-tracking\?key=\S+/.exec(mail.text)?.[0] ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(order?.number ?? '-')
  await page.getByRole('button', { name: orderPage.cancel, exact: true }).press('Enter')
  await expect(main(page).getByRole('status').filter({ hasText: orderPage.cancelled })).toBeFocused()
  await page.context().close()
})

test('a press in the cart says how many there are, and keeps the keyboard, also where its line is gone', async ({
  browser,
  baseURL,
}) => {
  const page = await newPhone(browser, baseURL)
  const { cart: t } = shopping.words
  for (const size of ['S', 'L']) await addToCart(page, goods.slug, shopping, size)
  const button = (size: string, label: string) =>
    main(page)
      .getByRole('listitem')
      .filter({ hasText: `размер ${size}` })
      .getByRole('button', { name: label.replace('{title}', `Goods ${content.name} bg`) })
  const said = main(page).getByRole('status').first()
  for (const [label, count] of [
    [t.more, 3],
    [t.more, 4],
    [t.less, 3],
    [t.less, 2],
  ] as const) {
    await button('S', label).press('Enter')
    await expect(said).toContainText(`${count} броя`)
    await expect(button('S', label)).toBeFocused()
  }
  const field = main(page)
    .getByRole('listitem')
    .filter({ hasText: 'размер S' })
    .getByRole('textbox', { name: t.quantity.replace('{title}', `Goods ${content.name} bg`) })
  await field.fill('3')
  await field.press('Enter')
  await expect(said).toContainText('4 броя')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('3')
  await button('S', t.removeNamed).press('Enter')
  await expect(said).toContainText(t.notes.removed)
  await expect(said).toBeFocused()
  await button('L', t.laterNamed).press('Enter')
  await expect(said).toContainText(t.notes.saved)
  await expect(said).toBeFocused()
  await page.context().close()
})
