import { sql } from '@payloadcms/db-postgres'
import type { Where } from 'payload'
import { expect, it } from 'vitest'
import { blankOffer } from '@/features/editorial/offers/editing/blank-offer'
import { startEditor } from '../offers/editor-fixtures'
import { untilWaiting } from '../setup/until-waiting'
import { simpleBrochure } from './make-pdf'
import { picturePdf } from './picture-pdf'

const { payload, fixtures } = await startEditor()
const { searchInPages } = await import('@/features/search/search-in-brochure')

const post = async (id: string, path: string, body?: object) =>
  (await fixtures.ask(`/${id}/import${path}`, { method: 'POST', body: JSON.stringify(body ?? {}) })).status

async function publishedTitles(brochure: string): Promise<string[]> {
  const where: Where = { and: [{ brochure: { equals: brochure } }, { published: { equals: true } }] }
  const { docs } = await payload.find({ collection: 'offers', where, sort: 'title', depth: 0 })
  return docs.map(({ title }) => title)
}

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

  expect(await post(id, '/read-page', { page: 'last' })).toBe(400)
  expect(await post(id, '/read-page', { page: 2 })).toBe(202)
  await fixtures.runImports()
  const [read] = await fixtures.importsOf(id)
  expect(read).toMatchObject({ status: 'done', ocrPages: [2], warnings: [{ code: 'ocr', pages: [2] }] })
  expect((await fixtures.latest(id)).activeImport).toBe(read?.id)
  expect((await fixtures.pagesOf(read?.id ?? '')).map(({ ocr }) => ocr)).toEqual([false, true])

  expect(await post(id, '/retry')).toBe(202)
  expect((await fixtures.importsOf(id))[0]?.ocrPages).toEqual([2])
})

it('a page that is read from its picture takes no offer off the site, and brings none back that was removed', async () => {
  const id = await fixtures.createBrochure(await fixtures.upload(await simpleBrochure(2, 'Остава')))
  await fixtures.runImports()
  const drawn = (title: string) => ({ ...blankOffer, title, priceCents: 250 })
  await fixtures.change(id, { create: [drawn('Махната'), drawn('Рисувана')] })
  await fixtures.publish(id)
  expect(await publishedTitles(id)).toEqual(['Махната', 'Рисувана'])

  await post(id, '/read-page', { page: 2 })
  await fixtures.runImports()
  expect((await fixtures.importsOf(id))[0]).toMatchObject({ status: 'done', ocrPages: [2] })
  expect(await publishedTitles(id)).toEqual(['Махната', 'Рисувана'])

  const { offers } = await fixtures.editorState(id)
  await fixtures.change(id, { remove: offers.filter(({ title }) => title === 'Махната') })
  await post(id, '/read-page', { page: 1 })
  await fixtures.runImports()
  expect((await fixtures.importsOf(id))[0]).toMatchObject({ status: 'done', ocrPages: [1, 2] })
  expect(await publishedTitles(id)).toEqual(['Рисувана'])
})

it('a page that is to be read while another one is asked for is read together with it', async () => {
  const file = await fixtures.upload(await simpleBrochure(2, 'Двама'))
  const id = await fixtures.createBrochure(file)
  const { inTransactionOf, lockDocument, transactionOf } = await import('@/server/db/transaction')
  const { enqueueImport } = await import('@collections/brochures/hooks/enqueue-import')
  const { asked } = await inTransactionOf(payload, async (req) => {
    await lockDocument(await transactionOf(req), id)
    const asked = post(id, '/read-page', { page: 1 })
    await untilWaiting(payload, asked)
    await enqueueImport(req, id, file, [2])
    return { asked }
  })
  expect(await asked).toBe(202)
  expect((await fixtures.importsOf(id))[0]?.ocrPages).toEqual([1, 2])
})
