import type { Page } from '@playwright/test'
import { Content } from './support/content'
import { expect, test } from './support/fixtures'
import { workerPatienceMs } from './support/mails'
import { visit } from './support/visit'

let content: Content
let shelf: { retailer: string; category: string }

test.beforeAll(async () => {
  content = await Content.start()
  shelf = { retailer: (await content.retailer()).id, category: (await content.category()).id }
})
test.afterAll(() => content.end())

const draft = () => content.brochure({ ...shelf, published: false })
const emptyGerman = (id: string) =>
  content.write('PATCH', `/brochures/${id}?locale=de&draft=true&depth=0`, { summary: '' })

async function openDrawer(page: Page, id: string) {
  await page.goto(`/admin/collections/brochures/${id}?locale=bg`)
  await page.locator('.form-submit .popup-button').click()
  await page.locator('#schedule-publish').click()
  return page.locator('.schedule-publish')
}

/** Picks a day of the next month and saves. */
async function schedule(page: Page, id: string) {
  const drawer = await openDrawer(page, id)
  await drawer.getByText('Публикувай', { exact: true }).click()
  await drawer.locator('.react-datepicker__input-container input').click()
  await page.locator('.react-datepicker__navigation--next').click()
  await page.locator('.react-datepicker__day--015:not(.react-datepicker__day--outside-month)').click()
  // The calendar stays open until something else is clicked.
  await drawer.getByRole('heading', { level: 2 }).click()
  await drawer.locator('#scheduled-publish-save').click()
  return drawer
}

/** Its hour has come; the worker does the rest. */
const bringForward = (id: string) =>
  content.database.query(
    `update payload_jobs set wait_until = now() - interval '1 minute' where input->'doc'->>'value' = $1`,
    [id],
  )

test('a scheduled brochure is public when its hour comes', async ({ staffPage: page }) => {
  const { id, slug } = await draft()
  const drawer = await schedule(page, id)
  await expect(page.getByText('Успешно насрочено.')).toBeVisible()
  await expect(drawer.getByRole('row').filter({ hasText: 'Публикувай' })).toHaveCount(1)
  expect((await visit(`/broshura/${slug}`)).status).toBe(404)
  await bringForward(id)
  await expect.poll(async () => (await visit(`/de/broshura/${slug}`)).status, { timeout: workerPatienceMs }).toBe(200)
})

test('what could not be published now is refused with its reason', async ({ staffPage: page }) => {
  const { id } = await draft()
  await emptyGerman(id)
  await schedule(page, id)
  await expect(page.getByText(/затова не е насрочена\. Кратко описание: .* Липсва на: немски\./)).toBeVisible()
  const { rows } = await content.database.query(`select from payload_jobs where input->'doc'->>'value' = $1`, [id])
  expect(rows).toHaveLength(0)
})

test('what fails at its hour stands on the dashboard with its reason', async ({ staffPage: page }) => {
  const { id, slug } = await draft()
  await schedule(page, id)
  await expect(page.getByText('Успешно насрочено.')).toBeVisible()
  await emptyGerman(id)
  await bringForward(id)
  const failed = async () => {
    const { rows } = await content.database.query(
      `select from payload_jobs where has_error and input->'doc'->>'value' = $1`,
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
  const drawer = await schedule(page, id)
  const row = drawer.getByRole('row').filter({ hasText: 'Публикувай' })
  await row.getByRole('button').click()
  await expect(drawer.getByText('Няма предстоящи събития.')).toBeVisible()
})

for (const [language, words] of [
  ['bg', ['Тип', 'Публикувай', 'Време', 'Часова зона', 'Запази', 'Предстоящи събития']],
  ['de', ['Typ', 'Veröffentlichen', 'Zeit', 'Zeitzone', 'Speichern', 'Bevorstehende Ereignisse']],
  ['en', ['Type', 'Publish', 'Unpublish', 'Time', 'Timezone', 'Save', 'Upcoming Events']],
  ['ru', ['Тип', 'Публиковать', 'Время', 'Часовой пояс', 'Сохранить', 'Предстоящие события']],
] as const) {
  test(`the drawer speaks ${language} and leaves no language out of a publication`, async ({ staffPage: page }) => {
    const { id } = await draft()
    await page.goto(`/${language}/admin`)
    const drawer = await openDrawer(page, id)
    for (const word of words) await expect(drawer).toContainText(word)
    await expect(drawer.locator('.react-select:visible')).toHaveCount(1)
    if (language !== 'en') await expect(drawer.getByText(/^(Publish|Unpublish|Type|Time|Save)\*?$/)).toHaveCount(0)
  })
}
