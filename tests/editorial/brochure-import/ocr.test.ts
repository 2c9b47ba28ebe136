import { sql } from '@payloadcms/db-postgres'
import { handleEndpoints } from 'payload'
import { expect, it } from 'vitest'
import { freshCms } from '../../setup/cms'
import { brochureFixtures } from './brochures'
import { simpleBrochure } from './make-pdf'
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

it('an editor has a page with text read from its picture too, which a later attempt keeps', async () => {
  const id = await fixtures.createBrochure(await fixtures.upload(await simpleBrochure(2, 'Със свой текст')))
  await fixtures.runImports()
  expect((await fixtures.importsOf(id))[0]?.warnings).toEqual([])

  const account = { email: 'editor@broshura.example', password: 'a long enough password' }
  await payload.create({ collection: 'users', data: { name: 'Редактор', ...account, role: 'editor' } })
  const { token } = await payload.login({ collection: 'users', data: account })
  const editor = { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' }
  const ask = async (path: string, body?: object) => {
    const { default: config } = await import('@payload-config')
    const address = `http://localhost:3000/api/cms/brochures/${id}/import${path}`
    const request = { method: 'POST', headers: editor, ...(body ? { body: JSON.stringify(body) } : {}) }
    return (await handleEndpoints({ config, request: new Request(address, request) })).status
  }
  expect(await ask('/read-page', { page: 'last' })).toBe(400)
  expect(await ask('/read-page', { page: 2 })).toBe(202)
  await fixtures.runImports()
  const [read] = await fixtures.importsOf(id)
  expect(read).toMatchObject({ status: 'done', ocrPages: [2], warnings: [{ code: 'ocr', pages: [2] }] })
  expect((await fixtures.latest(id)).activeImport).toBe(read?.id)
  expect((await fixtures.pagesOf(read?.id ?? '')).map(({ ocr }) => ocr)).toEqual([false, true])

  expect(await ask('/retry')).toBe(202)
  expect((await fixtures.importsOf(id))[0]?.ocrPages).toEqual([2])
})
