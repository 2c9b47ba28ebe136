import type { Locator } from '@playwright/test'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { Content } from './support/content'
import { expect, test } from './support/fixtures'

let content: Content
let shelf: { retailer: string; category: string }

test.beforeAll(async () => {
  content = await Content.start()
  shelf = { retailer: (await content.retailer()).id, category: (await content.category()).id }
})
test.afterAll(() => content.end())

/** What stands beside a field. */
const problemAt = (input: Locator) => input.locator('xpath=ancestor::div[contains(@class, "field-type")][1]')

test('an address that is taken is named beside its field, and what was typed stays', async ({ staffPage: page }) => {
  const [taken, mine] = [await content.brochure(shelf), await content.brochure(shelf)]
  await page.goto(`/admin/collections/brochures/${mine.id}?locale=bg`)
  const slug = page.locator('#field-slug')
  await slug.fill(taken.slug)
  await page.locator('#field-title').fill('Ново заглавие')
  await page.locator('#action-save').click()
  await expect(problemAt(slug)).toContainText('Този адрес вече се използва. Изберете друг.')
  await expect(slug).toHaveValue(taken.slug)
  await expect(page.locator('#field-title')).toHaveValue('Ново заглавие')
})

test('days in the wrong order are named beside the last', async ({ staffPage: page }) => {
  const { id } = await content.brochure(shelf)
  await page.goto(`/admin/collections/brochures/${id}?locale=bg`)
  const last = page.locator('#field-validTo')
  const early = addDays(sofiaDay(), -30)
  await last.fill(early)
  await page.locator('#action-save').click()
  await expect(problemAt(last)).toContainText('Последният ден е преди първия.')
  await expect(last).toHaveValue(early)
})
