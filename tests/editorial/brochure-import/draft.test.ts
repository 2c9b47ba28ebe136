import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, handleEndpoints } from 'payload'
import { beforeAll, expect, it, vi } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { freshCms } from '../../setup/cms'
import { brochureFixtures } from './brochures'
import { drawPdf, simpleBrochure } from './make-pdf'

vi.setConfig({ testTimeout: 120_000 })

const email = 'editor@broshura.example'
const password = 'a long enough password'
let editor: Headers

const { payload } = await freshCms()
const fixtures = await brochureFixtures(payload)

beforeAll(async () => {
  await payload.create({ collection: 'users', data: { name: 'Редактор', email, password, role: 'editor' } })
  const { token } = await payload.login({ collection: 'users', data: { email, password } })
  editor = new Headers({ Authorization: `JWT ${token}`, 'Content-Type': 'application/json' })
})

const post = (path: string, body?: object, headers = editor) => rest('POST', path, body, headers)

async function rest(method: string, path: string, body?: object, headers = editor) {
  const { default: config } = await import('@payload-config')
  const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }
  return handleEndpoints({ config, request: new Request(`http://localhost:3000/api/cms${path}`, init) })
}

async function draftOf(pdf: Buffer, name?: string): Promise<string> {
  const file = await fixtures.upload(pdf, name)
  const made = await post(`/brochure-files/${file}/brochure`)
  expect(made.status).toBe(201)
  const { id } = await made.json()
  expect(await (await post(`/brochure-files/${file}/brochure`)).json()).toEqual({ id })
  return id
}

const pages = (...printed: string[][]) =>
  drawPdf((pdf) => {
    for (const [headline = '', ...lines] of printed) {
      pdf.addPage({ size: 'A4', margin: 40 })
      pdf.fontSize(44).text(headline, 40, 60)
      for (const [index, line] of lines.entries()) pdf.fontSize(14).text(line, 40, 200 + index * 40)
    }
  })
const cover = (lines: string[]) => pages(lines)

const allTexts = (id: string) => payload.findByID({ collection: 'brochures', id, draft: true, locale: 'all', depth: 0 })

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

async function createLast(days: { validFrom: string; validTo: string }) {
  const id = await fixtures.createBrochure(await fixtures.upload(await simpleBrochure(1)))
  await fixtures.runImports()
  await payload.update({ collection: 'brochures', id, data: days, draft: true, locale: 'bg' })
  await fixtures.publish(id)
}

/** The state after the first page of a brochure and before its others, which no test can catch otherwise. */
const readCover = (id: string, printed: string) =>
  payload.db.drizzle.execute(sql`
    update imports set status = 'running', cover = ${JSON.stringify({ text: printed, headlines: [] })}::jsonb
    where brochure_id = ${id}`)

it('waits for the last page where the first one prints no days, also after the editor has left', async () => {
  const today = sofiaDay()
  await createLast({ validFrom: addDays(today, -6), validTo: today })
  const printed = ['Магазин', 'Мляко и мед']
  const id = await draftOf(await pages(printed, ['Край', 'Офертите важат 14.12.–20.12.2026']))
  const right = {
    validFrom: '2026-12-14',
    validTo: '2026-12-20',
    summary: { bg: expect.stringContaining('14 декември') },
  }
  await readCover(id, printed.join('\n'))
  expect((await post(`/brochures/${id}/draft`)).status).toBe(202)
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: email } }, depth: 0 })
  const { fillLeftDraft } = await import('@/features/editorial/brochure-draft/fill-draft')
  await fillLeftDraft(await createLocalReq({}, payload), { brochure: id, user: docs[0]?.id ?? '' })
  expect(await allTexts(id)).toMatchObject({ retailer: null, validFrom: null, validTo: null, title: {}, summary: {} })
  await payload.db.drizzle.execute(sql`update imports set status = 'queued' where brochure_id = ${id}`)
  await later()
  expect(await allTexts(id)).toMatchObject(right)
})

it('does not wait where the first page prints them', async () => {
  const id = await draftOf(await cover(['Магазин']))
  await readCover(id, 'Магазин\nот 14.12. до 20.12.2026')
  expect(await (await post(`/brochures/${id}/draft`)).json()).toMatchObject({ daysFrom: 'pdf' })
  expect(await allTexts(id)).toMatchObject({ validFrom: '2026-12-14', validTo: '2026-12-20' })
})

async function later() {
  await payload.db.drizzle.execute(sql`
    update graphile_worker._private_jobs set run_at = now() where key like 'fillDroppedDraft %'`)
  await fixtures.runImports()
}

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

it('takes days, title and category from the last brochures where the PDF says none, and keeps what was written', async () => {
  const today = sofiaDay()
  const days = { validFrom: addDays(today, -6), validTo: today }
  await createLast(days)
  await createLast(days)
  const id = await draftOf(await cover(['Магазин', 'Мляко', 'Сирене']))
  await payload.update({ collection: 'brochures', id, locale: 'de', draft: true, data: { title: 'Von Hand' } })
  await fixtures.runImports()
  expect(await (await post(`/brochures/${id}/draft`)).json()).toMatchObject({ daysFrom: 'last-brochure' })
  const texts = await allTexts(id)
  expect(texts).toMatchObject({
    validFrom: addDays(today, 1),
    validTo: addDays(today, 7),
    category: expect.any(String),
  })
  expect(texts.title).toMatchObject({ bg: 'Title', de: 'Von Hand', en: 'Title' })
})

it('takes the days that are printed, and none of the last brochure where they cannot be read', async () => {
  const slashes = await draftOf(await cover(['Магазин', 'Хляб и сол', 'Офертите важат 17/11 – 23/11/2026']))
  const [year, month, day] = sofiaDay().split('-')
  const unreadable = await draftOf(await cover(['Магазин', 'Сол и хляб', `Дати: ${day}.${month}.${year} след обяд`]))
  await fixtures.runImports()
  expect(await (await post(`/brochures/${slashes}/draft`)).json()).toMatchObject({ daysFrom: 'pdf' })
  expect(await allTexts(slashes)).toMatchObject({ validFrom: '2026-11-17', validTo: '2026-11-23' })
  expect(await (await post(`/brochures/${unreadable}/draft`)).json()).toMatchObject({
    fields: expect.not.arrayContaining(['validFrom', 'validTo']),
    daysFrom: 'unread',
  })
  expect(await allTexts(unreadable)).toMatchObject({ validTo: null, daysFrom: 'unread' })
})

it('says where its days come from, until somebody changes or publishes them', async () => {
  const today = sofiaDay()
  await createLast({ validFrom: addDays(today, -6), validTo: today })
  const drop = async (lines: string[], name?: string) => draftOf(await cover(['Магазин', ...lines]), name)
  const follows = await drop(['Цвекло и репички'])
  const named = await drop(['Репички и цвекло'], 'magazin_14_12_2026-20_12_2026.pdf')
  await later()
  const source = async (id: string) => (await allTexts(id)).daysFrom
  expect([await source(follows), await source(named)]).toEqual(['last-brochure', 'file-name'])
  const save = (id: string, data: object) => rest('PATCH', `/brochures/${id}?draft=true&autosave=true&locale=bg`, data)
  await save(follows, { title: 'Друго', daysFrom: 'pdf' })
  expect(await source(follows)).toBe('last-brochure')
  await save(follows, { validTo: addDays(today, 9) })
  expect(await source(follows)).toBeNull()
  await fixtures.publish(named)
  expect(await source(named)).toBeNull()
})

it('names the days that an editor has typed, and proposes none that contradict them', async () => {
  const today = sofiaDay()
  await createLast({ validFrom: addDays(today, -6), validTo: today })
  const undated = await draftOf(await cover(['Магазин', 'Круши и ябълки']))
  const begun = await draftOf(await cover(['Магазин', 'Ябълки и круши']))
  const [year, month, day] = today.split('-')
  const unreadable = await draftOf(await cover(['Магазин', 'Дюли', `Дати: ${day}.${month}.${year} след обяд`]))
  await fixtures.runImports()
  await post(`/brochures/${unreadable}/draft`)
  const type = (id: string, data: object) => payload.update({ collection: 'brochures', id, draft: true, data })
  const fill = async (id: string) => (await post(`/brochures/${id}/draft`)).json()
  const typed = { validFrom: '2027-03-14', validTo: '2027-03-20' }
  for (const id of [undated, unreadable]) {
    await type(id, typed)
    expect(await fill(id)).toEqual({ fields: expect.arrayContaining(['summary']), daysFrom: null })
    expect(await allTexts(id)).toMatchObject({
      ...typed,
      summary: {
        bg: expect.stringContaining('от 14 март 2027 г. до 20 март 2027'),
        de: expect.stringContaining('14. März'),
      },
    })
  }
  await type(begun, { validFrom: addDays(today, 8) })
  expect(await fill(begun)).toEqual({ fields: expect.not.arrayContaining(['validTo']), daysFrom: null })
  expect(await allTexts(begun)).toMatchObject({ validTo: null, retailer: expect.any(String) })
})

it('completes one typed day from the PDF, where that is in order', async () => {
  const ids = await Promise.all(
    ['Зеле', 'Моркови'].map(async (word) => draftOf(await cover(['Магазин', word, 'от 20.11. до 26.11.2026']))),
  )
  await fixtures.runImports()
  const typed = ['2026-11-21', '2026-11-30']
  for (const [at, id] of ids.entries()) {
    await payload.update({ collection: 'brochures', id, draft: true, data: { validFrom: typed[at] ?? '' } })
    await post(`/brochures/${id}/draft`)
  }
  const retailer = expect.any(String)
  expect(await Promise.all(ids.map(allTexts))).toMatchObject([
    { retailer, validTo: '2026-11-26' },
    { retailer, validTo: null },
  ])
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
