import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { contentFixtures } from '../../content/content-fixtures'
import { freshCms } from '../../setup/cms'

const { payload } = await freshCms()
const { matchListings } = await import('@/features/price-data/matching/match-listings')
const { createCompany, importListings, listing, run } = await import('./matching-fixtures')

const fixtures = await contentFixtures(payload)
const food = await fixtures.createCategory('supermarket')
const brochure = await fixtures.createBrochure({ category: food })

beforeAll(async () => {
  const company = await createCompany('Едно')
  await importListings(company, 12, { a1: 'МАСЛО КРАВЕ ВЕРЕЯ 250ГР', a2: 'МАСЛО ВЕРЕЯ 125ГР' })
  await importListings(company, 96, { m1: 'АНАЛГИН ТАБЛ. 500МГ Х 20' })
  await matchListings()
})

type Offered = {
  title: string
  brand?: string
  packSize?: string
  priceCents?: number
  oldPriceCents?: number
  brochure?: string
}

const offer = async (data: Offered) =>
  (await payload.create({ collection: 'offers', data: { brochure, pageNumber: 1, priceCents: 199, ...data } })).id

async function matchOf(id: string) {
  const [found] = await run(
    sql`select group_number, product_id, reason from prices.offer_matches where offer_id = ${id}`,
  )
  return found
}

describe('an offer of a brochure', () => {
  it('is known by its group and its product, anew at each change', async () => {
    const id = await offer({ title: 'Краве масло', brand: 'Верея', packSize: '250 г' })
    const product = (await listing('a1')).product_id
    expect(await matchOf(id)).toEqual({ group_number: 12, product_id: product, reason: 'brand size words' })
    await payload.update({ collection: 'offers', id, data: { packSize: '125 г' } })
    expect(await matchOf(id)).toMatchObject({ product_id: (await listing('a2')).product_id })
    await payload.update({ collection: 'offers', id, data: { title: 'Маслина' } })
    expect(await matchOf(id)).toMatchObject({ group_number: 62, product_id: null })
    await payload.update({ collection: 'offers', id, data: { title: 'Нощна лампа', brand: null, packSize: null } })
    expect(await matchOf(id)).toBeUndefined()
  })

  it('belongs to a group only where no product is alike enough', async () => {
    const id = await offer({ title: 'Краве масло', brand: 'Президент', packSize: '250 г' })
    expect(await matchOf(id)).toEqual({ group_number: 12, product_id: null, reason: null })
  })

  it('has its brand in one spelling on the page of its product and of its group', async () => {
    const { readGroupOffers, readProductOffers } = await import('@/features/price-data/offer-query')
    const { sofiaDay } = await import('@/domain/calendar-day')
    for (const brand of ['ВЕРЕЯ', null]) {
      await offer({ title: 'Краве масло ВЕРЕЯ', ...(brand && { brand }), packSize: '250 г' })
    }
    await run(sql`update offers set published = true, current_from = ${sofiaDay()}, current_to = ${sofiaDay()}`)
    await run(sql`update retailers set _status = 'published'`)
    const everything = { chain: null, town: null, size: null }
    const product = (await listing('a1')).product_id ?? 0
    for (const offers of [await readGroupOffers(12, everything), await readProductOffers(product, everything)]) {
      const named = offers.flatMap(({ title, brand }) => (/верея/i.test(title) ? [`${title} | ${brand}`] : []))
      expect(new Set(named)).toEqual(new Set(['Краве масло Верея | Верея']))
    }
  })

  it('of a shop that sells no groceries is none of their products, but still a medicine by its name', async () => {
    const fashion = await fixtures.createBrochure({ category: await fixtures.createCategory('fashion') })
    const of = (title: string) => offer({ title, brochure: fashion })
    expect(await matchOf(await of('Краве масло Верея 250 г'))).toBeUndefined()
    for (const title of ['Аналгин 500 мг', 'Аналгин табл. 500 мг х 20']) {
      expect(await matchOf(await of(title))).toMatchObject({ group_number: 96 })
    }
  })

  it('is matched anew when its brochure moves to another category', async () => {
    const moved = await fixtures.createBrochure({ category: food })
    const id = await offer({ title: 'Краве масло Верея 250 г', brochure: moved })
    expect(await matchOf(id)).toMatchObject({ group_number: 12 })
    const move = (category: string) => payload.update({ collection: 'brochures', id: moved, data: { category } })
    await move(await fixtures.createCategory('furniture'))
    expect(await matchOf(id)).toBeUndefined()
    await move(food)
    expect(await matchOf(id)).toMatchObject({ group_number: 12 })
  })

  it('is matched anew only once a draft of its brochure with another category is published', async () => {
    const moved = await fixtures.createBrochure({ category: food })
    const id = await offer({ title: 'Краве масло Верея 250 г', brochure: moved })
    await run(sql`update prices.offer_matches set reason = 'seen' where offer_id = ${id}`)
    const furniture = await fixtures.createCategory('furniture-2')
    const save = (data: object, draft: boolean) => payload.update({ collection: 'brochures', id: moved, data, draft })
    await save({ category: furniture, _status: 'draft' }, true)
    await save({ title: 'Друго заглавие', _status: 'draft' }, true)
    expect(await matchOf(id)).toMatchObject({ group_number: 12, reason: 'seen' })
    await save({ category: food, _status: 'draft' }, true)
    await save({ _status: 'published' }, false)
    expect(await matchOf(id)).toMatchObject({ group_number: 12, reason: 'seen' })
    await save({ category: furniture, _status: 'published' }, false)
    expect(await matchOf(id)).toBeUndefined()
  })

  it('of a medicine is known as one by its name', async () => {
    const id = await offer({ title: 'Аналгин 500 мг', packSize: '20 бр.' })
    expect(await matchOf(id)).toMatchObject({ group_number: 96 })
  })

  it('is matched together with others by as many statements as alone', async () => {
    const { matchOffers } = await import('@/features/price-data/matching/match-offers')
    const statementsFor = async (ids: string[]) => {
      let count = 0
      const { drizzle } = payload.db
      const execute: typeof drizzle.execute = (query) => {
        count++
        return drizzle.execute(query)
      }
      await matchOffers({ execute }, ids)
      return count
    }
    const ids = []
    for (const name of ['Аналгин', 'Ибупрофен', 'Парацетамол', 'Лампион']) ids.push(await offer({ title: name }))
    expect(await statementsFor(ids)).toBe(await statementsFor(ids.slice(0, 1)))
  })

  it('is compared with all names of a product, whichever became its title', async () => {
    const company = await createCompany('Три')
    const other = await createCompany('Четири')
    const code = '3800123456787'
    await importListings(company, 81, { [code]: 'ПАСТА ЗА ЗЪБИ АКВАФРЕШ СИНЯ 125 МЛ' })
    await importListings(other, 81, { [code]: 'ПЗ AQUAFRESH FRESH & MINTY 125 ML' })
    await matchListings()
    const product = (await run(sql`select product_id from prices.listings where code = ${code}`)).map(
      (row) => row.product_id,
    )
    expect(new Set(product).size).toBe(1)
    for (const title of ['Паста за зъби Aquafresh Fresh & Minty', 'Паста за зъби Аквафреш синя']) {
      const id = await offer({ title, packSize: '125 мл' })
      expect(await matchOf(id)).toMatchObject({ product_id: product[0] })
    }
  })

  it('is compared by a size with a half too, which is stored nowhere', async () => {
    const company = await createCompany('Пет')
    await importListings(company, 12, { half: 'МАСЛО КРАВЕ САЯНА 12,5ГР' })
    await matchListings([company])
    const { product_id: product, pack_amount: stored } = await listing('half')
    expect(stored).toBeNull()
    const id = await offer({ title: 'Краве масло', brand: 'Саяна', packSize: '12,5 г' })
    expect(await matchOf(id)).toMatchObject({ product_id: product })
    const other = await offer({ title: 'Краве масло', brand: 'Саяна', packSize: '125 г' })
    expect(await matchOf(other)).toMatchObject({ product_id: null })
  })

  it('is compared by its usual price with that of the chains', async () => {
    await run(sql`insert into prices.places (id, code, name) values (0, 'BG', 'България') on conflict do nothing`)
    await run(sql`
      insert into prices.latest (listing_id, place_id, day, low, median, high, stores)
      select id, 0, '2026-05-13', 400, 400, 400, 1 from prices.listings where code = 'a1'`)
    const title = 'Масло Верея 82 %'
    const matched = async (prices: { priceCents: number; oldPriceCents?: number }) =>
      (await matchOf(await offer({ title, packSize: '250 г', ...prices })))?.product_id ?? null
    const product = (await listing('a1')).product_id
    expect(await matched({ priceCents: 400 })).toBe(product)
    expect(await matched({ priceCents: 1200 })).toBeNull()
    expect(await matched({ priceCents: 150, oldPriceCents: 410 })).toBe(product)
  })

  it('finds a product that comes later, and loses its match with itself', async () => {
    const id = await offer({ title: 'Захар Клио', packSize: '1 кг' })
    const company = await createCompany('Две')
    await importListings(company, 38, { s1: 'ЗАХАР КЛИО 1КГ' })
    await matchListings([company])
    expect(await matchOf(id)).toMatchObject({ product_id: (await listing('s1')).product_id })
    await payload.delete({ collection: 'offers', id })
    expect(await matchOf(id)).toBeUndefined()
  })
})
