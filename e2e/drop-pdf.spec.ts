import { randomBytes } from 'node:crypto'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import bg from '../messages/bg.json' with { type: 'json' }
import { drawPdf, simpleBrochure } from '../tests/editorial/brochure-import/make-pdf'
import { expectNoViolations } from './support/axe'
import { publish, saving } from './support/cms-form'
import { expect, specContent, test } from './support/fixtures'
import { payloadFrame } from './support/offer-editor'
import { stack } from './support/stack-ready'

const content = specContent()
const day = (text: string) => `${text.slice(8)}.${text.slice(5, 7)}.`

async function weeklyPdf(headline: string, shop: string, from: string, to: string): Promise<Buffer> {
  return drawPdf((pdf) => {
    pdf.addPage({ size: 'A4', margin: 40 }).fontSize(48).text(headline, 40, 60)
    pdf
      .fontSize(16)
      .text(shop, 40, 300)
      .text(`от ${day(from)} до ${day(to)}${to.slice(0, 4)}`, 40, 340)
    pdf.addPage({ size: 'A4', margin: 40 }).fontSize(16).text('Прясно мляко', 40, 80)
  })
}

test.describe('a PDF that is dropped on the dashboard', () => {
  test('opens as a brochure that is filled in, and is published with one press', async ({ staffPage: page }) => {
    test.setTimeout(240_000)
    const mark = randomBytes(3).toString('hex').replaceAll(/\d/g, 'x')
    const { id: retailer, slug: shop } = await content.retailer()
    const category = await content.category()
    await content.write('PATCH', `/retailers/${retailer}`, { categories: [category.id] })
    const today = sofiaDay()
    const headline = `Сладка седмица ${mark}`
    const pdf = await weeklyPdf(headline, `Магазин ${shop}`, today, addDays(today, 6))

    await page.goto('/admin/broshura-dashboard')
    const zone = page.getByRole('region', { name: 'Нова брошура от PDF файл' })
    const input = zone.locator('input[type=file]')
    await input.setInputFiles({ name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from('думи') })
    await expect(zone.getByText('Това не е PDF файл')).toBeVisible()
    await expectNoViolations(page, payloadFrame)

    const bytes = [...pdf]
    const dropped = await page.evaluateHandle((content) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(content)], 'weekly.pdf', { type: 'application/pdf' }))
      return transfer
    }, bytes)
    await page.dispatchEvent('main', 'drop', { dataTransfer: dropped })
    await page.waitForURL(/\/admin\/collections\/brochures\/[0-9a-f-]{36}\?/, { timeout: 90_000 })

    await expect(page.locator('#field-title')).toHaveValue(headline)
    await expect(page.locator('#field-slug')).toHaveValue(/^sladka-sedmitsa-/)
    await expect(page.getByText('Попълнени са:')).toBeVisible()
    await expect(page.getByText('Отпечатани са в PDF файла.')).toBeVisible()
    const ready = page.getByRole('region', { name: 'Готова ли е за публикуване?' })
    await expect(ready.getByText('2 страници')).toBeVisible({ timeout: 60_000 })
    await expect(ready.getByText('Всичко е на място. Можете да публикувате.')).toBeVisible()

    await saving(page, () => page.locator('#field-title').fill(`Щедра седмица ${mark}`))
    await expect(page.locator('#field-slug')).toHaveValue(/^shtedra-sedmitsa-/)
    await page.locator('#field-slug').fill(`svoy-adres-${mark}`)
    await saving(page, () => page.locator('#field-title').fill(headline))
    await expect(page.locator('#field-slug')).toHaveValue(`svoy-adres-${mark}`)

    await publish(page)
    for (const prefix of ['', '/de', '/en', '/ru']) {
      expect((await page.request.get(`${prefix}/broshura/svoy-adres-${mark}`)).status()).toBe(200)
    }
    await page.goto(`${new URL(page.url()).pathname}/versions`)
    await expect(page.getByRole('row', { name: /Публикувана · последна.*weekly.*2 страници/ })).toBeVisible()
    await expectNoViolations(page, payloadFrame)
  })

  test('has the days of its last page, and says so beside them until one is changed', async ({ staffPage: page }) => {
    test.setTimeout(180_000)
    const mark = randomBytes(3).toString('hex').replaceAll(/\d/g, 'x')
    const buffer = await drawPdf((pdf) => {
      pdf.addPage({ size: 'A4', margin: 40 }).fontSize(48).text(`Широка седмица ${mark}`, 40, 60)
      pdf.addPage({ size: 'A4', margin: 40 }).fontSize(16).text('Прясно мляко', 40, 80)
      pdf.addPage({ size: 'A4', margin: 40 }).fontSize(16).text('Офертите важат 14.12.–20.12.2026', 40, 700)
    })
    await page.goto('/admin/broshura-dashboard')
    const input = page.getByRole('region', { name: 'Нова брошура от PDF файл' }).locator('input[type=file]')
    await input.setInputFiles({ name: `${mark}.pdf`, mimeType: 'application/pdf', buffer })
    await page.waitForURL(/\/admin\/collections\/brochures\/[0-9a-f-]{36}\?/, { timeout: 90_000 })
    await expect(page.locator('#field-validFrom')).toHaveValue('2026-12-14', { timeout: 60_000 })
    await expect(page.locator('#field-validTo')).toHaveValue('2026-12-20')
    const source = page.getByText('Отпечатани са в PDF файла.')
    await expect(source).toBeVisible()
    await saving(page, () => page.locator('#field-validTo').fill('2026-12-21'))
    await expect(source).toHaveCount(0)
    await page.reload()
    await expect(page.locator('#field-validTo')).toHaveValue('2026-12-21')
    await expect(source).toHaveCount(0)
  })

  test('several at once become drafts, each once', async ({ staffPage: page }) => {
    test.setTimeout(180_000)
    await page.goto('/admin/broshura-dashboard')
    const zone = page.getByRole('region', { name: 'Нова брошура от PDF файл' })
    const mark = randomBytes(3).toString('hex')
    const files = await Promise.all(
      ['a', 'b'].map(async (name) => ({
        name: `${name}-${mark}.pdf`,
        mimeType: 'application/pdf',
        buffer: await simpleBrochure(1, `Брошура ${name} ${mark}`),
      })),
    )
    await zone.locator('input[type=file]').setInputFiles(files)
    await expect(zone.getByText('е готов за проверка.')).toHaveCount(2, { timeout: 90_000 })
    await expect(zone.getByRole('listitem')).toHaveCount(2)
    const [first, second] = await zone.getByRole('link', { name: 'Отвори' }).all()
    expect(await first?.getAttribute('href')).not.toBe(await second?.getAttribute('href'))

    const [again] = files
    if (!again) throw new Error('there is no file')
    await zone.locator('input[type=file]').setInputFiles({ ...again, name: `copy-${mark}.pdf` })
    await expect(zone.getByText('е същият PDF файл, от който вече има брошура.')).toBeVisible({ timeout: 30_000 })
    await expect(zone.getByRole('link', { name: 'Отвори я' })).toHaveAttribute('href', /\/brochures\/[0-9a-f-]{36}/)
    await zone.getByRole('button', { name: 'Въпреки това направи нова' }).click()
    await expect(zone.getByText('е готов за проверка.')).toHaveCount(3, { timeout: 90_000 })
  })
})

test('the address follows the Bulgarian title in a German form too', async ({ staffPage: page }) => {
  const mark = randomBytes(4).toString('hex')
  const slug = `sedmichnik-${mark}-bg`
  const { id } = await content.brochure({ title: `Седмичник ${mark}`, slug, published: false })
  await page.goto(`/admin/collections/brochures/${id}?locale=de`)
  await page.locator('#field-title').fill('Monatsblatt')
  await page.locator('#field-title-bg').fill(`Месечник ${mark}`)
  await expect(page.locator('#field-slug')).toHaveValue(`mesechnik-${mark}`)
})

test('Tab reaches the title and the publish button within six stops', async ({ staffPage: page }) => {
  const { id } = await content.brochure({ published: false })
  await page.goto(`/admin/collections/brochures/${id}?locale=bg`)
  await expect(page.locator('#field-title')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Към заглавието' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#field-title')).toBeFocused()
  await page.reload()
  await expect(page.locator('#field-title')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('#action-save')).toBeFocused()
})

test('German names of filled fields keep their capitals', async ({ staffPage: page }) => {
  const { id } = await content.brochure({ published: false })
  const latest = { id: 'done', file: 'small', status: 'done', pagesDone: 1, pageCount: 1, error: null, warnings: [] }
  const state = { latest: { ...latest, cancelling: false }, pages: [] }
  await page.route(new RegExp(`/brochures/${id}/import\\?`), (route) => route.fulfill({ json: state }))
  for (const [language, words] of [
    ['de', 'Ausgefüllt: Titel und Gültig von.'],
    ['bg', 'Попълнени са: заглавие и валидна от.'],
  ] as const) {
    await page.context().addCookies([{ name: 'payload-lng', value: language, url: stack().url }])
    await page.goto(`/admin/collections/brochures/${id}?locale=bg&filled=title+validFrom`)
    await expect(page.getByText(words)).toBeVisible()
  }
})

test('an import that could not be stopped says so', async ({ staffPage: page }) => {
  const { id } = await content.brochure({ published: false })
  const running = { id: 'running', file: 'large', status: 'running', pagesDone: 1, pageCount: 120 }
  const latest = { ...running, error: null, warnings: [], cancelling: false }
  await page.route(new RegExp(`/brochures/${id}/import\\?`), (route) => route.fulfill({ json: { latest, pages: [] } }))
  await page.route(`**/api/cms/brochures/${id}/import/cancel`, (route) => route.fulfill({ status: 503 }))
  await page.goto(`/admin/collections/brochures/${id}?locale=bg`)
  const status = page.locator('.import-status')
  await status.getByRole('button', { name: bg.import.panel.cancel }).click()
  await expect(status.getByRole('alert')).toHaveText(bg.import.panel.saveFailed)
})
