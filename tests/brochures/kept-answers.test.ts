import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { keptBrochureShape, keptSizeShape } from '@/features/brochures/viewer/kept/shapes'
import { contentFixtures } from '../content/content-fixtures'
import { atEnd } from '../setup/at-end'
import { freshCms } from '../setup/cms'

const { payload, dataDir } = await freshCms()
const fixtures = await contentFixtures(payload)
const whole = await import('@/app/api/kept/[id]/route')
const size = await import('@/app/api/kept/[id]/size/route')
let waitForInvalidations: () => Promise<void>

beforeAll(async () => {
  const listener = await import('@/server/cache/listener')
  waitForInvalidations = listener.waitForInvalidations
  atEnd(await listener.listenForInvalidations())
})

const ask = async ({ GET }: typeof whole, id: string, query = '') => {
  await waitForInvalidations()
  return GET(new Request(`https://shop.example/api/kept/x${query}`), { params: Promise.resolve({ id }) })
}
const brochureOf = async (id: string, query = '') => keptBrochureShape.parse(await (await ask(whole, id, query)).json())
const sizeOf = async (id: string) => keptSizeShape.parse(await (await ask(size, id)).json())

async function withWords(pages: number) {
  const id = await fixtures.createBrochure({ pages, title: 'Седмица' })
  const { rows } = await fixtures.run(sql`select hash from imports where brochure_id = ${id}`)
  const folder = join(dataDir, 'files', 'pages', String(rows[0]?.hash))
  await mkdir(folder, { recursive: true })
  const written = Array.from({ length: pages }, (_, index) => ({
    number: index + 1,
    words: [[`Мляко${index}`, 0.123456, 0.2, 0.3, 0.04]],
  }))
  await writeFile(join(folder, 'words.json'), JSON.stringify({ pages: written }))
  for (const { number } of written) await writeFile(join(folder, `${number}-1080.webp`), 'x'.repeat(1000))
  return id
}

it('has pages, offers and words in one language, and says beforehand what they take', async () => {
  const id = await withWords(2)
  await payload.create({
    collection: 'offers',
    data: { brochure: id, pageNumber: 2, title: 'Сирене', priceCents: 550 },
  })
  const brochure = await brochureOf(id, '?locale=de')
  expect(brochure.reading).toMatchObject({ locale: 'de', title: 'Седмица de' })
  expect(brochure.reading.pages.map(({ offers }) => offers.map(({ title }) => title))).toEqual([[], ['Сирене']])
  expect(brochure.words.map(({ boxes }) => boxes)).toEqual([[[0.1235, 0.2, 0.3, 0.04]], [[0.1235, 0.2, 0.3, 0.04]]])
  expect(Object.values(brochure.words[1]?.at ?? {})).toContainEqual([0])
  const text = await (await ask(whole, id)).text()
  expect((await sizeOf(id)).bytes).toBe(2 * 1000 + Buffer.byteLength(text))
})

it('says for which towns an edition is, which is part of its version', async () => {
  const id = await withWords(1)
  expect((await brochureOf(id)).edition).toBeUndefined()
  const before = await sizeOf(id)
  const retailer = await fixtures.createRetailer('kept-editions')
  await payload.create({ collection: 'stores', data: { retailer, name: 'Магазин', town: 'Варна', address: 'ул. 1' } })
  const data = { retailer, towns: ['Варна'], _status: 'published' as const }
  await payload.update({ collection: 'brochures', id, locale: 'bg', data })
  expect((await brochureOf(id, '?locale=de')).edition).toBe('Ausgabe für Varna')
  expect((await sizeOf(id)).version).not.toBe(before.version)
})

it('leaves out hidden pages, with their words', async () => {
  const id = await withWords(3)
  await fixtures.run(sql`update brochure_pages set hidden = true where brochure_id = ${id} and number = 2`)
  const { reading, words } = await brochureOf(id)
  expect(reading.pages.map(({ number }) => number)).toEqual([1, 3])
  expect(words.map(({ number }) => number)).toEqual([1, 3])
})

it('is another version when something of it changes, and the same when nothing does', async () => {
  const id = await withWords(1)
  const before = await sizeOf(id)
  expect(before.version).toBe((await brochureOf(id)).version)
  const data = { title: 'Нова седмица', _status: 'published' as const }
  await payload.update({ collection: 'brochures', id, locale: 'bg', data })
  const after = await sizeOf(id)
  expect(after.version).not.toBe(before.version)
  await payload.update({ collection: 'brochures', id, locale: 'bg', data })
  expect((await sizeOf(id)).version).toBe(after.version)
})

it('is not found unless it is published, has pages and ended at most a week ago', async () => {
  const id = await withWords(1)
  await fixtures.unpublish(id)
  const draft = await fixtures.createBrochure({ _status: 'draft' })
  const ended = await fixtures.createBrochure({ validFrom: '2026-01-01', validTo: addDays(sofiaDay(), -8) })
  const recent = await fixtures.createBrochure({ validFrom: '2026-01-01', validTo: addDays(sofiaDay(), -7) })
  const without = await fixtures.createBrochure({ pages: 0 })
  for (const missing of [id, draft, ended, without, randomUUID()]) {
    for (const route of [whole, size]) expect((await ask(route, missing)).status).toBe(404)
  }
  expect((await ask(whole, recent)).status).toBe(200)
  expect((await ask(whole, 'no-id')).status).toBe(400)
  expect((await ask(whole, recent, '?locale=fr')).status).toBe(400)
})
