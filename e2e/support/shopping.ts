import { type Browser, expect, type Page } from '@playwright/test'
import bg from '../../messages/bg.json' with { type: 'json' }
import de from '../../messages/de.json' with { type: 'json' }
import type { Content } from './content'
import { livingPage } from './living-page'

type Words = typeof bg
type Fields = Record<string, string>

export const shopLanguages = {
  bg: { prefix: '', words: bg },
  de: { prefix: '/de', words: de },
} satisfies Record<string, { prefix: string; words: Words }>
export type Shopping = (typeof shopLanguages)[keyof typeof shopLanguages]

const phone = { width: 360, height: 740 }
export const contact = { name: 'Мария Иванова', email: 'maria@example.com', phone: '+359 88 123 4567' }
export const home = { street: 'ул. Шипка 6', postcode: '1504', city: 'София' }

export async function newPhone(browser: Browser, baseURL: string | undefined, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled, viewport: phone, baseURL })
  const page = await context.newPage()
  return javaScriptEnabled ? livingPage(page) : page
}

export async function addToCart(page: Page, slug: string, { prefix, words }: Shopping, size = 'S'): Promise<void> {
  await page.goto(`${prefix}/p/${slug}`)
  await page.locator('label.variant-size').filter({ visible: true, hasText: size }).first().click()
  await page.locator('form#order').getByRole('button', { name: words.products.addToCart, exact: true }).first().click()
  await expect(page).toHaveURL(new RegExp(`^[^?]*${prefix}/shop-cart\\?note=added`))
}

export async function fillIn(page: Page, labels: Fields, values: Fields): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await page.getByLabel(labels[name] ?? name, { exact: true }).fill(value)
  }
}

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
export const onStep = (page: Page, name: string) => expect(page).toHaveURL(new RegExp(`/shop-checkout\\?step=${name}`))

type Payment = keyof Words['checkout']['payments']

export async function toOrderButton(page: Page, { words }: Shopping, email: string, payment: Payment): Promise<void> {
  const { checkout: t } = words
  await page.getByRole('link', { name: words.cart.checkout, exact: true }).click()
  await fillIn(page, t.fields, { ...contact, email })
  await press(page, t.toDelivery)
  await onStep(page, 'delivery')
  await fillIn(page, t.fields, home)
  await press(page, t.toPayment)
  await choosePayment(page, words, payment)
}

export async function choosePayment(page: Page, { checkout: t }: Words, payment: Payment): Promise<void> {
  await onStep(page, 'payment')
  await page.getByLabel(t.payments[payment].name).check()
  await press(page, t.toOrder)
  await onStep(page, 'order')
}

type Stored = { id: string; number: string; status: string; total: number }

export async function ordersOf({ database }: Content, email: string): Promise<Stored[]> {
  const { rows } = await database.query<Stored>(
    'select id, number, status, total_cents::integer as total from orders where lower(email) = lower($1) order by placed_at',
    [email],
  )
  return rows
}
