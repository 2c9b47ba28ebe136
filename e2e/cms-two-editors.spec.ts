import { addDays, sofiaDay } from '@/domain/calendar-day'
import { saving } from './support/cms-form'
import { expect, specContent, test } from './support/fixtures'
import { livingPage } from './support/living-page'

const content = specContent()

// Payload's own lock would come between two people while both are typing; a second window of one person has none.
test('what two windows write in one brochure is kept, field by field', async ({ staffPage: first }) => {
  const { id } = await content.brochure()
  const form = `/admin/collections/brochures/${id}?locale=bg`
  const second = livingPage(await first.context().newPage())
  await first.goto(form)
  await second.goto(form)
  const title = second.locator('#field-title')
  await expect(title).toHaveValue(/.+/)
  const before = await title.inputValue()
  await saving(first, () => first.locator('#field-title').fill('Написано в първия прозорец'))

  const refused = second.waitForResponse((answer) => answer.url().includes('autosave=true') && answer.status() === 409)
  await second.locator('#field-summary').fill('Написано във втория')
  const notice = second.getByRole('alert').filter({ hasText: 'Някой друг е променил' })
  await expect(notice).toBeVisible()
  await refused
  await expect(second.locator('#field-summary')).toHaveValue('Написано във втория')
  await expect(title).toHaveValue(before)

  await notice.getByRole('button', { name: 'Запази моите промени върху новото' }).click()
  await expect(title).toHaveValue('Написано в първия прозорец')
  await expect(second.locator('#field-summary')).toHaveValue('Написано във втория')
  await expect(notice).toBeHidden()
  await saving(second, () => title.fill('Пак от втория'))
  await expect(notice).toBeHidden()
})

test('a click that cannot be saved says why it is held, and goes on the second time', async ({ staffPage: page }) => {
  const { id } = await content.brochure()
  await page.goto(`/admin/collections/brochures/${id}?locale=bg`)
  const last = page.locator('#field-validTo')
  await expect(last).toHaveValue(/.+/)
  await last.fill(addDays(sofiaDay(), -30))
  const offers = page.getByRole('link', { name: 'Оферти' }).last()
  await offers.click()
  await expect(page.getByText('Щракнете отново, за да продължите')).toBeVisible()
  expect(page.url()).not.toContain('/offers')
  await offers.click()
  await page.waitForURL(({ pathname }) => pathname.endsWith(`${id}/offers`))
})
