import type { Page } from '@playwright/test'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { saving } from './support/cms-form'
import { expect, onlyFull, specContent, test } from './support/fixtures'
import { livingPage } from './support/living-page'

const content = specContent()

test(
  'two people in one field: whose text stands goes on, the other sees it and decides',
  onlyFull(true),
  async ({ staffPage, adminPage }) => {
    const { id } = await content.brochure()
    const form = `/admin/collections/brochures/${id}?locale=bg`
    const title = (page: Page) => page.locator('#field-title')
    await staffPage.goto(form)
    await adminPage.goto(form)
    await expect(title(adminPage)).toHaveValue(/.+/)
    await saving(staffPage, () => title(staffPage).fill('Първото заглавие'))

    const refused = adminPage.waitForResponse(
      (answer) => answer.url().includes('autosave=true') && answer.status() === 409,
    )
    await title(adminPage).fill('Второто заглавие')
    await refused
    const notice = adminPage.getByRole('alert').filter({ hasText: 'Някой друг е променил' })
    await expect(notice).toContainText('„Първото заглавие“')

    await saving(staffPage, () => staffPage.locator('#field-summary').fill('Още от първия'))
    await saving(staffPage, () => title(staffPage).fill('Първото заглавие, поправено'))
    await expect(staffPage.getByRole('dialog')).toHaveCount(0)
    await expect(staffPage).toHaveURL(new RegExp(`/${id}`))

    await notice.getByRole('button', { name: 'Запази моите промени върху новото' }).click()
    await expect(notice).toContainText('„Първото заглавие, поправено“')
    await expect(title(adminPage)).toHaveValue('Второто заглавие')
    await notice.getByRole('button', { name: 'Запази моите промени върху новото' }).click()
    await expect(notice).toBeHidden()
    await expect(title(adminPage)).toHaveValue('Второто заглавие')
    await expect(adminPage.locator('#field-summary')).toHaveValue('Още от първия')

    await staffPage.locator('#field-summary').fill('Пак първият')
    const asked = staffPage.getByRole('alert').filter({ hasText: 'Някой друг е променил' })
    await asked.getByRole('button', { name: 'Зареди новото без моите промени' }).click()
    await expect(title(staffPage)).toHaveValue('Второто заглавие')
    await saving(staffPage, () => staffPage.locator('#field-summary').fill('Накрая'))
  },
)

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
  await second.locator('#field-title-de').fill('Aus dem zweiten Fenster')
  const notice = second.getByRole('alert').filter({ hasText: 'Някой друг е променил' })
  await expect(notice).toBeVisible()
  await refused
  await expect(second.locator('#field-summary')).toHaveValue('Написано във втория')
  await expect(title).toHaveValue(before)

  await notice.getByRole('button', { name: 'Запази моите промени върху новото' }).click()
  await expect(title).toHaveValue('Написано в първия прозорец')
  await expect(second.locator('#field-title-de')).toHaveValue('Aus dem zweiten Fenster')
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
