import { sql } from '@payloadcms/db-postgres'
import { expect, it, vi } from 'vitest'
import { freshCms } from '../../setup/cms'
import { cover, draftFixtures } from './draft-fixtures'
import { drawPdf, simpleBrochure } from './make-pdf'

vi.setConfig({ testTimeout: 120_000 })

const { payload } = await freshCms()
const fixtures = await draftFixtures(payload)
const { post, rest, draftOf, allTexts, later } = fixtures

it('fills an empty draft from the first page of its PDF, in four languages', async () => {
  const id = await draftOf(await cover(['ПРАЗНИЧНА ТРАПЕЗА', 'Магазин', 'валидна от 20.11. до 26.11.2026']))
  expect((await post(`/brochures/${id}/draft`)).status).toBe(202)
  await fixtures.runImports()
  const filled = await (await post(`/brochures/${id}/draft`)).json()
  expect(filled).toEqual({
    fields: ['retailer', 'validFrom', 'validTo', 'slug', 'title', 'summary'],
    daysFrom: 'pdf',
  })
  expect(await allTexts(id)).toMatchObject({
    validFrom: '2026-11-20',
    validTo: '2026-11-26',
    slug: 'praznichna-trapeza',
    title: { bg: 'Празнична трапеза', de: 'Магазин: Angebote 20.–26. November' },
    summary: { ru: expect.stringContaining('с 20 ноября по 26 ноября 2026') },
    _status: 'draft',
  })
})

it('fills in the draft of an editor who has left, once its PDF is read, and nothing that somebody has begun', async () => {
  const left = await draftOf(await cover(['ЕСЕННА ТРАПЕЗА', 'Магазин', 'валидна от 20.11. до 26.11.2026']))
  const begun = await draftOf(await cover(['ЗИМНА ТРАПЕЗА', 'Магазин', 'валидна от 20.11. до 26.11.2026']))
  await payload.update({ collection: 'brochures', id: begun, locale: 'de', draft: true, data: { title: 'Von Hand' } })
  await later()
  expect(await allTexts(left)).toMatchObject({
    title: { bg: 'Есенна трапеза' },
    validTo: '2026-11-26',
    _status: 'draft',
  })
  expect((await allTexts(begun)).validTo).toBeFalsy()
})

it('is filled in by the last brochures of a retailer who is chosen by hand', async () => {
  const before = await fixtures.createBrochure(await fixtures.upload(await simpleBrochure(1, 'Отпреди')))
  await fixtures.runImports()
  await fixtures.publish(before)
  const { retailer, category } = await fixtures.latest(before)
  const id = await draftOf(await cover(['СЕДМИЦАТА НА РИБАТА', 'Скумрия']))
  await fixtures.runImports()
  expect((await (await post(`/brochures/${id}/draft`)).json()).fields).not.toContain('retailer')
  await payload.update({ collection: 'brochures', id, draft: true, data: { retailer } })
  await post(`/brochures/${id}/draft`)
  expect(await fixtures.latest(id)).toMatchObject({ retailer, category, validFrom: expect.any(String) })
})

it('is not made twice of one PDF, by whatever name, unless somebody wants that', async () => {
  const pdf = await cover(['ДВА ПЪТИ', 'Хляб'])
  const id = await draftOf(pdf)
  const other = await cover(['ДВА ПЪТЯ', 'Хляб'])
  await draftOf(other)
  const file = await fixtures.upload(pdf)
  const made = await post(`/brochure-files/${file}/brochure`)
  expect([made.status, await made.json()]).toEqual([200, { id, same: true }])
  const again = await post(`/brochure-files/${file}/brochure?again=true`)
  expect([again.status, (await again.json()).id === id]).toEqual([201, false])
})

it('is filled in after an import that ends at the same moment, and keeps its pages', async () => {
  const id = await draftOf(await cover(['КРАТКА БРОШУРА', 'Магазин']))
  await fixtures.runImports()
  const { activeImport } = await allTexts(id)
  const { drizzle } = payload.db
  await drizzle.execute(sql`update imports set status = 'running' where id = ${activeImport}`)
  await drizzle.execute(sql`update _brochures_v set version_active_import_id = null where parent_id = ${id}`)
  const { inTransactionOf, lockDocument, transactionOf } = await import('@/server/db/transaction')
  const filling = await inTransactionOf(payload, async (req) => {
    const database = await transactionOf(req)
    await lockDocument(database, id)
    const filled = post(`/brochures/${id}/draft`)
    const waiting = async () => {
      const { rows } = await drizzle.execute(sql`
        select from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`)
      return rows.length
    }
    await expect.poll(waiting).toBe(1)
    await database.execute(sql`update imports set status = 'done' where id = ${activeImport}`)
    await payload.update({ collection: 'brochures', id, data: { activeImport }, draft: true, req })
    return { filled }
  })
  expect((await (await filling.filled).json()).fields).toContain('title')
  expect((await allTexts(id)).activeImport).toBe(activeImport)
})

it('fills in nothing from a PDF without text, and answers nobody but staff', async () => {
  const id = await draftOf(await drawPdf((pdf) => pdf.addPage({ size: 'A4' }).rect(40, 40, 200, 200).fill('#c8102e')))
  await fixtures.runImports()
  expect(await (await post(`/brochures/${id}/draft`)).json()).toEqual({ fields: [], daysFrom: null })
  const broken = await draftOf(Buffer.from('%PDF-1.5\nnothing that can be read'))
  await fixtures.runImports()
  expect((await post(`/brochures/${broken}/draft`)).status).toBe(409)
  for (const path of ['draft', 'offers/read']) {
    expect((await post(`/brochures/${id}/${path}`, {}, new Headers())).status).toBe(403)
  }
  expect((await post('/brochure-files/01a1f84f-e7b6-753e-a60a-81dd8e5b95ae/brochure')).status).toBe(404)
})

it('gives an address that follows the Bulgarian title, until somebody edits it', async () => {
  const [id, other] = [await draftOf(await cover(['Магазин'])), await draftOf(await cover(['Друга']))]
  const type = async (brochure: string, data: object, locale = 'bg') => {
    const answer = await rest('PATCH', `/brochures/${brochure}?draft=true&autosave=true&locale=${locale}`, data)
    return (await answer.json()).doc.slug
  }
  const bulgarian = (was: string, now: string) => ({ otherLanguages: { title: { bg: { was, now } } } })
  expect(await type(id, { title: 'Щастливи дни, 20–26 ноември' })).toBe('shtastlivi-dni-20-26-noemvri')
  expect(await type(other, { title: 'Щастливи дни, 20–26 ноември' })).toBe('shtastlivi-dni-20-26-noemvri-2')
  expect(await type(other, bulgarian('Щастливи дни, 20–26 ноември', 'Щастливи дни'), 'de')).toBe('shtastlivi-dni')
  expect(await type(other, { title: '!!!' })).toBe('shtastlivi-dni')

  expect(await type(id, { title: 'Друго', slug: 'svoy-adres' })).toBe('svoy-adres')
  expect(await type(id, { title: 'Трето' })).toBe('svoy-adres')
})

it('reads what is printed within a drawn box', async () => {
  const pdf = await drawPdf((page) => {
    page.addPage({ size: 'A4', margin: 40 })
    page.fontSize(18).text('Прясно мляко 1 л', 60, 100).fontSize(30).text('1,29 €', 60, 130)
    page.fontSize(18).text('Кафе на зърна', 60, 500).fontSize(30).text('5,49 €', 60, 530)
  })
  const id = await draftOf(pdf)
  await fixtures.runImports()
  const read = async (y: number) => {
    const box = { x: 0.05, y, width: 0.6, height: 0.12 }
    return (await (await post(`/brochures/${id}/offers/read`, { pageNumber: 1, box })).json()).offer
  }
  expect(await read(0.1)).toMatchObject({ title: expect.stringContaining('Прясно мляко'), priceCents: 129 })
  expect(await read(0.57)).toMatchObject({ title: 'Кафе на зърна', priceCents: 549 })
  expect(await read(0.8)).toBeNull()
})

it('the history says who wrote a version, with which PDF and how many pages', async () => {
  const { readHistory } = await import('@/admin/history/history-view')
  const id = await draftOf(await simpleBrochure(2))
  await fixtures.runImports()
  await post(`/brochures/${id}/draft`)
  const [newest, ...older] = await readHistory(id)
  expect(newest).toMatchObject({ latest: true, status: 'draft', pages: 2, other: false, filename: expect.any(String) })
  expect([newest, ...older].map((version) => version?.who)).toEqual(expect.arrayContaining(['Редактор', null]))
  await payload.update({
    collection: 'brochures',
    id,
    data: { file: await fixtures.upload(await simpleBrochure(1, 'Друга')) },
    draft: true,
  })
  const versions = await readHistory(id)
  expect(versions[0]).toMatchObject({ other: false, pages: null })
  expect(versions.at(-1)).toMatchObject({ other: true, pages: 2 })
})
