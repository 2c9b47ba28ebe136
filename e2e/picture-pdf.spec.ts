import { randomBytes } from 'node:crypto'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { picturePdf } from '../tests/editorial/brochure-import/picture-pdf'
import { expect, specContent, test } from './support/fixtures'
import { read, reader } from './support/reader'

const content = specContent()
/** Sent by the CMS's own pages: without this header a cookie does not count. */
const headers = { 'Sec-Fetch-Site': 'same-origin' }

test('a PDF that is only a picture becomes a brochure whose words are found and marked', async ({
  staffPage: page,
}) => {
  test.setTimeout(240_000)
  const slug = `snimana-${randomBytes(4).toString('hex')}`
  const { id } = await content.brochure({
    title: `Снимана седмица ${slug}`,
    slug,
    validFrom: sofiaDay(),
    validTo: addDays(sofiaDay(), 6),
    published: false,
  })
  const file = { name: `${slug}.pdf`, mimeType: 'application/pdf', buffer: await picturePdf() }
  const uploaded = await (await page.request.post('/api/cms/brochure-files', { headers, multipart: { file } })).json()
  await content.write('PATCH', `/brochures/${id}?locale=bg&draft=true&depth=0`, { file: uploaded.doc.id })

  await page.goto(`/admin/collections/brochures/${id}?locale=bg`)
  const panel = page.locator('.import-panel')
  await expect(panel.getByText('Думите на страница 1 са разпознати от картинката')).toBeVisible({ timeout: 90_000 })
  await expect(panel.getByText('Разпознат текст', { exact: true })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Разпознай текста на страница 1 от картинката' })).toBeVisible()
  await content.publish(id)

  await read(page, `/broshura/${slug}`)
  await page.keyboard.press('/')
  await reader(page).getByRole('searchbox').fill('мляко')
  await expect(page.locator('[data-hit="current"]')).toBeInViewport()
})
