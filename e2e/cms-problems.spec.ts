import type { Locator } from '@playwright/test'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import bg from '../messages/bg.json' with { type: 'json' }
import { expect, onlyFull, specContent, test } from './support/fixtures'
import { stack } from './support/stack-ready'
import { startInstance } from './support/web-instance'

const content = specContent()

const problemAt = (input: Locator) => input.locator('xpath=ancestor::div[contains(@class, "field-type")][1]')

test('an address that is taken is named beside its field, and what was typed stays', async ({ staffPage: page }) => {
  const [taken, mine] = [await content.brochure(), await content.brochure()]
  await page.goto(`/admin/collections/brochures/${mine.id}?locale=bg`)
  const slug = page.locator('#field-slug')
  // The form sends typed text to the server after 250 ms; a person clicks after that.
  const asked = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'POST' && answer.url().includes(`/admin/collections/brochures/${mine.id}`),
  )
  await slug.fill(taken.slug)
  await page.locator('#field-title').fill('Ново заглавие')
  await asked
  await page.locator('#action-save').click()
  await expect(problemAt(slug)).toContainText('Този адрес вече се използва. Изберете друг.')
  await expect(slug).toHaveValue(taken.slug)
  await expect(page.locator('#field-title')).toHaveValue('Ново заглавие')
})

test('the last visible page of what is published is not hidden, and the form says why', async ({ staffPage: page }) => {
  const { id, slug } = await content.brochure()
  await page.goto(`/admin/collections/brochures/${id}?locale=bg`)
  const pages = page.getByRole('region', { name: 'Страници' })
  await pages.getByRole('button', { name: 'Скрий страница 1' }).click()
  await expect(pages.getByText(bg.cms.problems.lastVisiblePage)).toBeVisible()
  await expect(pages.getByRole('button', { name: 'Скрий страница 1' })).toBeVisible()
  expect((await fetch(`${stack().url}/broshura/${slug}`)).status).toBe(200)
})

test('days in the wrong order are named beside the last', async ({ staffPage: page }) => {
  const { id } = await content.brochure()
  await page.goto(`/admin/collections/brochures/${id}?locale=bg`)
  const last = page.locator('#field-validTo')
  const early = addDays(sofiaDay(), -30)
  const refused = page.waitForResponse((answer) => answer.url().includes('autosave=true') && answer.status() === 400)
  await last.fill(early)
  await expect(problemAt(last)).toContainText('Последният ден е преди първия.')
  await refused
  await page.locator('#action-save').click()
  await expect(problemAt(last)).toContainText('Последният ден е преди първия.')
  const checked = page.waitForResponse((answer) => answer.request().headers()['next-action'] !== undefined)
  await page.locator('#field-title').fill('Друго заглавие')
  await checked
  await expect(problemAt(last)).toContainText('Последният ден е преди първия.')
  await expect(last).toHaveValue(early)
})

test('the settings of the shop say which chosen way of payment buyers are not offered', async ({ adminPage: page }) => {
  await page.goto('/admin/globals/shop-settings?locale=bg')
  const notice = page.getByText(bg.admin.paymentWays['bank-transfer'])
  const iban = page.locator('#field-iban')
  await iban.fill('')
  await expect(notice).toBeVisible()
  await iban.fill('BG80BNBG96611020345678')
  await expect(notice).toHaveCount(0)
})

test(
  'a server whose first visitor asked for a page names the field too',
  onlyFull(true),
  async ({ staffPage: page }) => {
    const { id } = await content.brochure()
    const instance = await startInstance()
    try {
      expect((await fetch(`${instance.url}/search?q=x`)).status).toBe(200)
      const cookies = await page.context().cookies(stack().url)
      const answer = await fetch(`${instance.url}/api/cms/brochures/${id}?locale=bg`, {
        method: 'PATCH',
        headers: {
          'content-type': 'application/json',
          cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
          origin: stack().url,
        },
        body: JSON.stringify({ validTo: addDays(sofiaDay(), -30) }),
      })
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({ errors: [{ data: { errors: [{ path: 'validTo' }] } }] })
    } finally {
      await instance.stop()
    }
  },
)
