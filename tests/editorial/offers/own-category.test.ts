import type { CsvAnswer } from '@collections/csv-import'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { blankOffer } from '@/features/editorial/offers/editing/blank-offer'
import type { PlannedOffers } from '@/features/editorial/offers/editing/csv/plan'
import type { OfferFields } from '@/features/editorial/offers/editing/types'
import { type EditorFixtures, startEditor } from './editor-fixtures'

vi.setConfig({ testTimeout: 120_000 })

let payload: Payload
let fixtures: EditorFixtures
let drugstore: string
let toys: string

beforeAll(async () => {
  ;({ payload, fixtures } = await startEditor())
  const category = async (slug: string, name: string) =>
    (await payload.create({ collection: 'categories', data: { slug, name, icon: 'box', order: 2 }, locale: 'bg' })).id
  drugstore = await category('drugstore', 'Дрогерия')
  toys = await category('toys', 'Играчки')
})
afterAll(() => payload.destroy())

const titles = ['Шампоан', 'Кукла', 'Хляб']
const named = (title: string): OfferFields => ({ ...blankOffer, title, priceCents: 250 })

async function publishedBrochure(): Promise<string> {
  const id = await fixtures.importPdf('tiles.pdf')
  await fixtures.publish(id)
  await fixtures.change(id, { create: titles.map(named) })
  return id
}

async function bulk(brochure: string, which: string[], fields: Partial<OfferFields>): Promise<Response> {
  const { offers } = await fixtures.editorState(brochure)
  const chosen = offers.filter(({ title }) => which.includes(title))
  return fixtures.change(brochure, { update: chosen.map(({ id, updatedAt }) => ({ id, updatedAt, fields })) })
}

async function searched(brochure: string): Promise<unknown[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select c.slug from offers o join search.offers s on s.id = o.id join search.offer_kinds k on k.id = s.kind_id
    join categories c on c.id = k.category_id
    where o.brochure_id = ${brochure} order by array_position(${sql.param(titles)}::text[], o.title::text)`)
  return rows.map(({ slug }) => slug)
}

const ofBrochure = async (brochure: string) => {
  const { offers } = await fixtures.editorState(brochure)
  return titles.map((title) => offers.find((offer) => offer.title === title)?.category)
}

it('ticked offers get a category of their own, search finds them there, and they are put back', async () => {
  const id = await publishedBrochure()
  expect(await ofBrochure(id)).toEqual([null, null, null])
  expect(await searched(id)).toEqual(['supermarket', 'supermarket', 'supermarket'])

  expect((await bulk(id, ['Шампоан', 'Кукла'], { category: drugstore })).status).toBe(200)
  expect(await ofBrochure(id)).toEqual([drugstore, drugstore, null])
  expect(await searched(id)).toEqual(['drugstore', 'drugstore', 'supermarket'])

  expect((await bulk(id, ['Кукла', 'Хляб'], { brand: 'Друга' })).status).toBe(200)
  expect(await ofBrochure(id)).toEqual([drugstore, drugstore, null])
  expect((await bulk(id, ['Кукла'], { category: null })).status).toBe(200)
  expect(await searched(id)).toEqual(['drugstore', 'supermarket', 'supermarket'])
})

it('an own category stays when the brochure changes its own, also by way of a draft; the others follow', async () => {
  const id = await publishedBrochure()
  await bulk(id, ['Кукла'], { category: toys })
  await payload.update({ collection: 'brochures', id, locale: 'bg', data: { category: drugstore }, draft: true })
  expect(await searched(id)).toEqual(['supermarket', 'toys', 'supermarket'])
  await payload.update({ collection: 'brochures', id, locale: 'bg', data: { _status: 'published' } })
  expect(await ofBrochure(id)).toEqual([null, toys, null])
  expect(await searched(id)).toEqual(['drugstore', 'toys', 'drugstore'])

  const doll = (await fixtures.editorState(id)).offers.find(({ title }) => title === 'Кукла')
  await payload.update({ collection: 'offers', id: doll?.id ?? '', data: { brand: 'Лили' } })
  expect(await ofBrochure(id)).toEqual([null, toys, null])
})

it('the offers of brochures that are changed together follow each its own', async () => {
  const [one, other] = [await publishedBrochure(), await publishedBrochure()]
  await payload.update({ collection: 'brochures', id: other, locale: 'bg', data: { category: toys } })
  await bulk(one, ['Кукла'], { category: toys })
  const where = { id: { in: [one, other] } }
  await payload.update({ collection: 'brochures', where, locale: 'bg', data: { category: drugstore } })
  expect(await searched(one)).toEqual(['drugstore', 'toys', 'drugstore'])
  expect(await searched(other)).toEqual(['drugstore', 'drugstore', 'drugstore'])
})

it('what a pharmacy offers gets no badge in another category, nor another offer among medicines', async () => {
  const pharmacy = await payload.create({
    collection: 'categories',
    data: { slug: 'pharmacy', name: 'Аптека', icon: 'pill', order: 3 },
    locale: 'bg',
  })
  const ranked = async (id: string) => {
    const { rows } = await payload.db.drizzle.execute(sql`
      select o.title from offers o join search.offers s on s.id = o.id join search.offer_kinds k on k.id = s.kind_id
      where o.brochure_id = ${id} and k.ranked order by array_position(${sql.param(titles)}::text[], o.title::text)`)
    return rows.map(({ title }) => title)
  }
  const id = await publishedBrochure()
  await bulk(id, ['Шампоан'], { category: pharmacy.id })
  expect(await ranked(id)).toEqual(['Кукла', 'Хляб'])
  await payload.update({ collection: 'brochures', id, locale: 'bg', data: { category: pharmacy.id } })
  await bulk(id, ['Хляб'], { category: toys })
  expect(await ranked(id)).toEqual([])
})

it('comes with a table and goes into one, under its name; one that is none is told by its line and nothing is done', async () => {
  const id = await publishedBrochure()
  const table = (name: string) => `Seite;Titel;Preis;Kategorie\r\n1;Пъзел;7,90;${name}\r\n`
  const wrong: CsvAnswer<PlannedOffers> = await (await fixtures.table(id, table('Играчкии'))).json()
  expect(wrong.plan.errors).toEqual([{ line: 2, column: 'category', problem: 'category', value: 'Играчкии' }])
  expect((await fixtures.table(id, table('Играчкии'), `?apply=${wrong.plan.token}`)).status).toBe(409)

  const { plan }: CsvAnswer<PlannedOffers> = await (await fixtures.table(id, table('играчки'))).json()
  expect((await fixtures.table(id, table('играчки'), `?apply=${plan.token}`)).status).toBe(200)
  const { offers } = await fixtures.editorState(id)
  expect(offers.find(({ title }) => title === 'Пъзел')?.category).toBe(toys)
  const exported = await (await fixtures.ask(`/${id}/offers.csv`)).text()
  expect(exported).toMatch(/Пъзел;[^\r]*;Играчки;/)
  const again: CsvAnswer<PlannedOffers> = await (await fixtures.table(id, exported, '?remove=1')).json()
  expect(again.plan).toMatchObject({ create: [], change: [], remove: [], errors: [], same: 4 })
})

it('a category that is none is refused, and so is whoever is no staff', async () => {
  const id = await publishedBrochure()
  expect((await bulk(id, titles, { category: id })).status).toBe(400)
  const [first] = (await fixtures.editorState(id)).offers
  const update = [{ id: first?.id, updatedAt: first?.updatedAt, fields: { category: toys } }]
  const body = JSON.stringify({ update })
  const nobody = { Authorization: '' }
  expect((await fixtures.ask(`/${id}/offers`, { method: 'POST', body, headers: nobody })).status).toBe(403)
  expect(await ofBrochure(id)).toEqual([null, null, null])
})
