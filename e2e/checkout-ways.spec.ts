import type { Page } from '@playwright/test'
import { shippingMethods } from '../seed/content/shop-settings'
import { signedInCustomer } from './support/account'
import { expect, onlyFull, specContent, test } from './support/fixtures'
import { writeGoods, writeStock } from './support/goods'
import { expectNoSidewaysScroll } from './support/reader'
import {
  addToCart,
  choosePayment,
  contact,
  fillIn,
  home,
  newPhone,
  onStep,
  press,
  shopLanguages,
} from './support/shopping'

const content = specContent()
const { bg } = shopLanguages
const { checkout: t, cart, orderPage } = bg.words
let slug = ''

test.beforeAll(async () => {
  const goods = await writeGoods(content)
  slug = goods.slug
  await writeStock(content, goods.variants.S, 100)
})

type Kind = (typeof shippingMethods)[number]['kind']
type Payment = 'cash-on-delivery' | 'bank-transfer' | 'card'
const nameOf = (kind: Kind) => shippingMethods.find((method) => method.kind === kind)?.name.bg ?? ''

async function chooseWay(page: Page, kind: Kind): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${nameOf(kind)}`) }).check()
  if (kind === 'address') {
    await fillIn(page, t.fields, home)
  } else {
    await press(page, t.toPayment)
    const town = page.getByLabel(t.fields.town, { exact: true })
    await expect(town).toBeVisible()
    // Questions that could not be answered before are not marked as missing.
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
    await town.fill('plovdiv')
    await press(page, t.find)
    await page.getByRole('radio', { name: /^2\. .*Пловдив/ }).check()
  }
  await expectNoSidewaysScroll(page)
  await press(page, t.toPayment)
}

const orders = [
  ...['address', 'office', 'locker'].flatMap((kind) => [
    [kind, 'cash-on-delivery'],
    [kind, 'bank-transfer'],
    [kind, 'card'],
  ]),
] as [Kind, Payment][]
const possible = orders.filter(([kind, payment]) => kind !== 'locker' || payment !== 'cash-on-delivery')

const isInNormalRun = (kind: Kind, payment: Payment, who: string, scripts: boolean) =>
  who === 'guest' &&
  (scripts ? kind === 'office' && payment === 'cash-on-delivery' : kind === 'locker' && payment === 'bank-transfer')

for (const who of ['guest', 'customer'])
  for (const scripts of [true, false])
    for (const [kind, payment] of possible)
      test(
        `a ${who} orders by ${kind} and pays by ${payment} at 360 px, ${scripts ? 'with' : 'without'} scripts`,
        onlyFull(!isInNormalRun(kind, payment, who, scripts)),
        async ({ browser, baseURL }) => {
          const page = await newPhone(browser, baseURL, scripts)
          const customer = who === 'customer' ? await signedInCustomer(page, `${kind}${payment}${scripts}`) : null
          const email = customer?.email ?? `${kind}-${payment}-${scripts}-${content.name}@example.com`
          await addToCart(page, slug, bg)
          await page.getByRole('link', { name: cart.checkout, exact: true }).click()
          await fillIn(page, t.fields, { ...contact, email })
          await press(page, t.toDelivery)
          await onStep(page, 'delivery')
          await chooseWay(page, kind)
          await choosePayment(page, bg.words, payment)
          await press(page, t.orderButton)
          if (payment === 'card') await press(page, 'Pay')
          await expect(page).toHaveURL(/\/shop-order-tracking\?key=/)
          const { rows } = await content.database.query(
            'select pickup_point as point, payment_method as payment, shipping_address_city as city from orders where email = $1',
            [email],
          )
          const point = kind === 'address' ? null : expect.stringContaining('Пловдив')
          expect(rows).toEqual([{ point, payment, city: kind === 'address' ? home.city : 'Пловдив' }])
          if (payment === 'cash-on-delivery')
            await expect(page.getByText(orderPage.thanks.replace('{email}', email))).toBeVisible()
          await page.context().close()
        },
      )
