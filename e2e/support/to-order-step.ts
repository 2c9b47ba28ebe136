import type { Page } from '@playwright/test'
import type bg from '../../messages/bg.json'
import { expect } from './fixtures'

const entered = {
  contact: { name: 'Мария Иванова', email: 'maria@example.com', phone: '+359 88 123 4567' },
  delivery: { street: 'ул. Шипка 6', postcode: '1504', city: 'София' },
}

export async function toOrderStep(page: Page, prefix: string, product: string, words: typeof bg): Promise<void> {
  const { checkout: t, products } = words
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const fill = async (fields: Record<string, string>) => {
    for (const [name, value] of Object.entries(fields)) {
      await page.getByLabel(new Map(Object.entries(t.fields)).get(name) ?? name, { exact: true }).fill(value)
    }
  }
  await page.goto(`${prefix}${product}`)
  await page.locator('form#order').getByRole('button', { name: products.addToCart, exact: true }).first().click()
  await page.waitForURL(/shop-cart\?note=added/)
  await page.goto(`${prefix}/shop-checkout`)
  await fill(entered.contact)
  await press(t.toDelivery)
  await expect(page).toHaveURL(/step=delivery/)
  await fill(entered.delivery)
  await press(t.toPayment)
  await expect(page).toHaveURL(/step=payment/)
  await page.getByLabel(t.payments['cash-on-delivery'].name).check()
  await press(t.toOrder)
  await expect(page).toHaveURL(/step=order/)
}
