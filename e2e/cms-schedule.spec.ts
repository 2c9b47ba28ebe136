import type { Page } from '@playwright/test'
import bg from '../messages/bg.json' with { type: 'json' }
import { expect, onlyFull, specContent, test } from './support/fixtures'
import { workerPatienceMs } from './support/mails'
import { runTaskNow } from './support/run-task-now'
import { visit } from './support/visit'

const content = specContent()

const draft = () => content.brochure({ published: false })
const later = '15.11.2099 20:15'
const emptyGerman = (id: string) =>
  content.write('PATCH', `/brochures/${id}?locale=de&draft=true&depth=0`, { summary: '' })

async function openForm(page: Page, id: string) {
  await page.goto(`/admin/collections/brochures/${id}?locale=bg`)
  return page.locator('.schedule')
}

async function schedule(page: Page, id: string, at = later) {
  const panel = await openForm(page, id)
  await panel.getByLabel('Ден и час').fill(at)
  await panel.locator('.schedule-choices').getByRole('button', { name: 'Насрочи' }).click()
  return panel
}

async function bringForward(id: string) {
  await content.database.query(
    `update editorial.schedules set due_at = now() - interval '1 minute' where document_id = $1`,
    [id],
  )
  await content.database.query(runTaskNow('runDueSchedules'))
}

test('a scheduled brochure is public when its hour comes', async ({ staffPage: page }) => {
  test.setTimeout(120_000)
  const { id, slug } = await draft()
  const panel = await openForm(page, id)
  await expect(panel.getByRole('radio', { name: 'Публикувай' })).toBeChecked()
  await panel.getByLabel('Ден и час').fill(later)
  await panel.locator('.schedule-choices').getByRole('button', { name: 'Насрочи' }).click()
  await expect(panel.getByText(`Ще се публикува на ${later}`)).toBeVisible()
  expect((await visit(`/broshura/${slug}`)).status).toBe(404)
  await bringForward(id)
  await expect.poll(async () => (await visit(`/de/broshura/${slug}`)).status, { timeout: workerPatienceMs }).toBe(200)
})

test('an hour that has passed is refused, and what was typed stays', async ({ staffPage: page }) => {
  const { id, slug } = await content.brochure()
  const panel = await schedule(page, id, '22.11.2020 20:15')
  await expect(panel.getByText('Този час вече е минал.')).toBeVisible()
  await expect(panel.getByLabel('Ден и час')).toHaveValue('22.11.2020 20:15')
  expect((await visit(`/broshura/${slug}`)).status).toBe(200)
})

test('scheduling a document that could not be published now is refused with the reason', async ({
  staffPage: page,
}) => {
  const { id } = await draft()
  await emptyGerman(id)
  await schedule(page, id)
  await expect(page.getByText(/затова не е насрочено\. Кратко описание: .* Липсва на: немски\./)).toBeVisible()
  const { rows } = await content.database.query(`select from editorial.schedules where document_id = $1`, [id])
  expect(rows).toHaveLength(0)
})

test('what a colleague has written since the form was opened is not scheduled', async ({ staffPage: page }) => {
  const { id } = await draft()
  const panel = await openForm(page, id)
  await panel.getByLabel('Ден и час').fill(later)
  await content.write('PATCH', `/brochures/${id}?locale=ru&draft=true&depth=0`, { title: 'Недописанно' })
  await panel.locator('.schedule-choices').getByRole('button', { name: 'Насрочи' }).click()
  await expect(panel.getByText('затова насрочването не е записано')).toBeVisible()
  const { rows } = await content.database.query(`select from editorial.schedules where document_id = $1`, [id])
  expect(rows).toHaveLength(0)
})

test('a scheduled publication that fails is on the dashboard with the reason', async ({ staffPage: page }) => {
  test.setTimeout(120_000)
  const { id, slug } = await draft()
  const panel = await schedule(page, id)
  await expect(panel.getByText(`Ще се публикува на ${later}`)).toBeVisible()
  await emptyGerman(id)
  await page.reload()
  await expect(panel.getByText('няма да може да се публикува в насрочения час')).toBeVisible()
  await bringForward(id)
  const failed = async () => {
    const { rows } = await content.database.query(
      `select from editorial.schedules where failed_at is not null and document_id = $1`,
      [id],
    )
    return rows.length
  }
  await expect.poll(failed, { timeout: workerPatienceMs }).toBe(1)
  await page.goto(`/admin/broshura-dashboard?state=scheduleFailed&search=${slug}`)
  const card = page.locator('.dashboard-card')
  await expect(card).toHaveCount(1)
  await expect(card).toContainText('както беше насрочено. Липсва заглавие или кратко описание на: немски.')
  expect((await visit(`/broshura/${slug}`)).status).toBe(404)
})

test('an editor cancels what was scheduled', async ({ staffPage: page }) => {
  const { id } = await draft()
  const panel = await schedule(page, id)
  await panel.getByRole('button', { name: 'Отмени' }).click()
  await expect(panel.getByText('Ще се публикува')).toHaveCount(0)
  const { rows } = await content.database.query(`select from editorial.schedules where document_id = $1`, [id])
  expect(rows).toHaveLength(0)
})

test('a schedule that could not be read does not look like none', async ({ staffPage: page }) => {
  const { id } = await draft()
  const address = `**/api/cms/brochures/${id}/schedule`
  await page.route(address, (route) => route.fulfill({ status: 503 }))
  const panel = await openForm(page, id)
  await expect(panel).toContainText(bg.schedule.unread)
  await expect(panel.getByLabel('Ден и час')).toHaveCount(0)
  await page.unroute(address)
  await page.reload()
  await expect(panel.getByLabel('Ден и час')).toBeVisible()
  await expect(panel).not.toContainText(bg.schedule.unread)
})

for (const [language, words] of [
  ['bg', ['Насрочване', 'Публикувай', 'Скрий', 'Ден и час', 'По часовника в София.']],
  ['de', ['Zeitplan', 'Veröffentlichen', 'Verbergen', 'Tag und Uhrzeit', 'Zeit in Sofia.']],
  ['en', ['Schedule', 'Publish', 'Hide', 'Day and time', 'Sofia time.']],
  ['ru', ['Планирование', 'Опубликовать', 'Скрыть', 'День и время', 'По софийскому времени.']],
] as const) {
  test(`the schedule speaks ${language}`, onlyFull(language !== 'ru'), async ({ staffPage: page }) => {
    const { id } = await draft()
    await page.goto(`/${language}/admin`)
    const panel = await openForm(page, id)
    for (const word of words) await expect(panel).toContainText(word)
  })
}
