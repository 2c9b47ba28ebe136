import { readFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import { csv } from '../tests/price-data/import/fixtures'
import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'

const line = (place: string, price: string) => `"${place}","Магазин 1","Мляко 1л","7","6","${price}",""`
const day = {
  'Първа верига (Първа ООД)_900000001.csv': csv(
    ...[line('68134', '1,99'), line('99999', '1,99'), line('68134', 'няма')],
    ...['702', '10135', '56784', '63427'].map((place) => line(place, '1,99')),
  ),
  'Втора верига_900000002.csv': csv(line('702', '2,09')),
  'Сбъркано име.csv': 'x',
}

test('an admin checks a day of prices, sees what was found and fetches the rejected rows', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/collections/price-imports/create')
  const entries = Object.entries(day).map(([name, text]) => [name, strToU8(text)])
  const buffer = Buffer.from(zipSync(Object.fromEntries(entries)))
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: '2024-02-03.zip', mimeType: 'application/zip', buffer })
  // A dry run, so that the demonstration's prices remain.
  await page.getByLabel('Само проверка').check()
  await page.locator('#action-save').click()

  const panel = page.getByRole('region', { name: 'Импорт', exact: true })
  await expect(panel.getByText('Цените от 3 февруари 2024 г. са проверени. Нищо не е променено.')).toBeVisible({
    timeout: 30_000,
  })
  await expect(panel.getByText('Името „Сбъркано име.csv“ не е на файл на верига; не е импортиран.')).toBeVisible()
  const row = panel.getByRole('row').filter({ hasText: 'Първа верига' })
  await expect(row).toContainText('непознато населено място: 1')
  await expect(row.getByRole('cell').first()).toHaveText('7')
  await expectNoViolations(page, [
    '.app-header',
    '.nav',
    '.template-default__nav-toggler-wrapper',
    '.doc-header',
    '.doc-controls',
    '.file-field',
  ])

  const download = page.waitForEvent('download')
  await panel.getByRole('link', { name: 'Изтегли отхвърлените редове (CSV)' }).click()
  const rows = readFileSync(await (await download).path(), 'utf8').split('\r\n')
  expect(rows).toHaveLength(4)
  expect(rows[1]).toContain('_900000001.csv;3;settlement;')
  expect(rows[2]).toContain('_900000001.csv;4;price;')
})

test('a day that looks wrong waits, and an editor finds it on the dashboard and rejects it', async ({
  adminPage,
  staffPage,
}) => {
  await adminPage.goto('/admin/collections/price-imports/create')
  const buffer = Buffer.from(zipSync({ 'Втора верига_900000002.csv': strToU8(csv(line('702', '2,09'))) }))
  await adminPage
    .locator('input[type="file"]')
    .setInputFiles({ name: '2026-05-20.zip', mimeType: 'application/zip', buffer })
  await adminPage.locator('#action-save').click()
  await expect(adminPage.getByText('Липсват повече от една трета от редовете.')).toBeVisible({ timeout: 30_000 })

  await staffPage.goto('/admin')
  await staffPage.getByRole('link', { name: 'Цените за 20 май чакат решение' }).click()
  const panel = staffPage.getByRole('region', { name: 'Импорт', exact: true })
  const reject = panel.getByRole('button', { name: 'Отхвърли деня' })
  await staffPage.route('**/price-imports/*/reject', (route) => route.abort(), { times: 1 })
  await reject.click()
  await expect(panel.getByRole('alert')).toHaveText('Действието не беше изпълнено. Опитайте отново.')
  await reject.click()
  await expect(panel.getByText('Цените от 20 май 2026 г. са отхвърлени. Нищо не е променено.')).toBeVisible()
  await expect(panel.getByRole('alert')).toHaveCount(0)
  await expect(panel.getByRole('button')).toHaveCount(0)
})

test('an admin finds an import that failed in the list, opens it and deletes it', async ({ adminPage: page }) => {
  await page.goto('/admin/collections/price-imports/create')
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: '2024-02-04.zip', mimeType: 'application/zip', buffer: Buffer.from(zipSync({})) })
  await page.locator('#action-save').click()
  await expect(page.getByText('Във файла няма данни на нито една верига.')).toBeVisible({ timeout: 30_000 })
  await page.goto('/admin/collections/price-imports')
  const row = page.getByRole('row').filter({ hasText: '04.02.24' })
  await row.getByRole('link', { name: '04.02.24' }).click()
  await page.locator('.doc-controls__popup button').first().click()
  await page.locator('#action-delete').click()
  await page.locator('#confirm-action').click()
  await page.waitForURL(({ pathname }) => pathname.endsWith('/price-imports'))
  await expect(row).toHaveCount(0)
})

test('an editor sees price imports and cannot begin one', async ({ staffPage: page }) => {
  await page.goto('/admin/collections/price-imports')
  await expect(page.getByRole('link', { name: /^Създай/ })).toHaveCount(0)
  // Fetched by the page: without its headers the session would not count.
  const status = await page.evaluate(async () => (await fetch('/api/cms/price-imports')).status)
  expect(status).toBe(200)
})
