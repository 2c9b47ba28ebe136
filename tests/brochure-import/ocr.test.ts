import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { freshCms } from '../setup/cms'
import { brochureFixtures } from './brochures'
import { picturePdf } from './picture-pdf'

const { payload } = await freshCms()
const fixtures = await brochureFixtures(payload)
const { searchInPages } = await import('@/features/search/search-in-brochure')

it('a page that is a picture becomes words that are marked, found where they stand, and never sure as offers', async () => {
  const pdf = await picturePdf(1, 'Тази страница има свой истински текст')
  expect(pdf.length).toBeLessThan(60_000)
  const id = await fixtures.createBrochure(await fixtures.upload(pdf))
  await fixtures.runImports()

  const [done] = await fixtures.importsOf(id)
  expect(done).toMatchObject({ status: 'done', pageCount: 2, warnings: [{ code: 'ocr', pages: [1] }] })
  const [picture, text] = await fixtures.pagesOf(done?.id ?? '')
  expect([picture?.ocr, text?.ocr]).toEqual([true, false])
  expect(picture?.text).toContain('Прясно мляко')
  expect(text?.text?.replace(/\s+/g, ' ')).toBe('Тази страница има свой истински текст')

  const { pages } = await searchInPages(done?.hash ?? '', 'мляко', 'bg')
  expect(pages).toHaveLength(1)
  const [box] = pages[0]?.boxes ?? []
  expect(box?.x).toBeCloseTo(0.27, 1)
  expect(box?.y).toBeCloseTo(0.15, 1)
  expect((await searchInPages(done?.hash ?? '', 'седмица', 'bg')).pages).toHaveLength(1)

  const { rows } = await payload.db.drizzle.execute(sql`select title, price_cents, uncertain from proposals.offers`)
  expect(rows).toEqual([expect.objectContaining({ price_cents: 189, uncertain: true })])
})
