import bg from '../messages/bg.json' with { type: 'json' }
import { saving } from './support/cms-form'
import { expect, specContent, test } from './support/fixtures'
import { expectNoSidewaysScroll } from './support/reader'

const content = specContent()

test('the texts of a block are read and written in the other languages, in one form', async ({ staffPage: page }) => {
  const { rows } = await content.database.query("select id from pages where slug = 'about-me'")
  await page.goto(`/admin/collections/pages/${rows[0]?.id}?locale=bg`)
  await page.getByRole('button', { name: 'Покажи всички' }).first().click()
  const beside = page.locator('.text-beside').first()
  const summary = beside.locator('summary')
  await expect(summary).not.toContainText('няма превод')
  await summary.click()
  const german = beside.locator('input[lang=de]')
  await expect(german).toHaveValue(/.+/)
  const [own, below] = [await beside.locator('input').first().boundingBox(), await summary.boundingBox()]
  expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)

  const text = `Die Redakteurin ${content.name}`.slice(0, 60)
  await saving(page, () => german.fill(text))
  await page.reload()
  await page.getByRole('button', { name: 'Покажи всички' }).first().click()
  await summary.click()
  await expect(german).toHaveValue(text)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
})

test('texts that could not be read are not called missing, nor typed over', async ({ staffPage: page }) => {
  const { rows } = await content.database.query("select id from pages where slug = 'about-me'")
  await page.route(/\/api\/cms\/pages\/[^/]+\?locale=all/, (route) => route.fulfill({ status: 503 }))
  await page.goto(`/admin/collections/pages/${rows[0]?.id}?locale=bg`)
  await page.getByRole('button', { name: 'Покажи всички' }).first().click()
  const beside = page.locator('.text-beside').first()
  const summary = beside.locator('summary')
  await summary.click()
  await expect(beside).toContainText(bg.cms.textsBeside.unread)
  await expect(summary).not.toContainText(bg.cms.textsBeside.missing)
  await expect(beside.locator('input[lang=de]')).toHaveCount(0)
})
