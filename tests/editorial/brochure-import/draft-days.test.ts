import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { expect, it, vi } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { freshCms } from '../../setup/cms'
import { cover, draftFixtures, pages } from './draft-fixtures'

vi.setConfig({ testTimeout: 120_000 })

const { payload } = await freshCms()
const fixtures = await draftFixtures(payload)
const { editorId, post, rest, draftOf, allTexts, createLast, later } = fixtures

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
  const { fillLeftDraft } = await import('@/features/editorial/brochure-draft/fill-draft')
  await fillLeftDraft(await createLocalReq({}, payload), { brochure: id, user: editorId })
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
  const alone = await draftOf(await pages(['Магазин', '14.12. – 20.12.2026'], ['Край на брошурата']))
  const [year, month, day] = sofiaDay().split('-')
  const unreadable = await draftOf(await cover(['Магазин', 'Сол и хляб', `Дати: ${day}.${month}.${year} след обяд`]))
  await fixtures.runImports()
  expect(await (await post(`/brochures/${alone}/draft`)).json()).toMatchObject({ daysFrom: 'pdf' })
  expect(await allTexts(alone)).toMatchObject({ validFrom: '2026-12-14', validTo: '2026-12-20' })
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
        bg: expect.stringMatching(/от 14 март.* до 20 март 2027/),
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
