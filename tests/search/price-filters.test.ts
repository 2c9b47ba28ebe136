import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, it } from 'vitest'
import { officialLatin } from '@/domain/official-latin'
import type { SearchFilters } from '@/features/search/types'
import type { Locale } from '@/i18n/routing'
import { freshCms } from '../setup/cms'
import { fillPrices } from './price-data'
import { sampleShops } from './sample-shops'

const { payload: cms } = await freshCms()
const { searchBrochures } = await import('@/features/search/data')
const { searchOffers } = await import('@/features/search/offers/data')
const { searchPosts } = await import('@/features/search/posts/data')
const { filtersOf, parseSearch } = await import('@/features/search/params')
const { searchProducts } = await import('@/features/search/products/data')
const { indexProducts } = await import('@/server/search-index/products')
const { db } = await import('@/server/cms')

type Sample = { brand?: string; oldPriceCents?: number; loyaltyOnly?: boolean }

async function offer(brochure: string, title: string, priceCents: number, data: Sample = {}) {
  await cms.create({
    collection: 'offers',
    data: { brochure: ids[`brochure ${brochure}`] ?? '', pageNumber: 1, title, priceCents, ...data },
  })
}

const ids = (await sampleShops(cms)).ids

beforeAll(async () => {
  await offer('current', 'Краве масло', 199, { brand: 'Верея', oldPriceCents: 299 })
  await offer('current', 'Масло за готвене', 299, { brand: 'ВЕРЕЯ' })
  await offer('toys', 'Масло с карта', 150, { brand: 'Саяна', loyaltyOnly: true })
  await offer('upcoming', 'Скъпо масло', 999)
  for (const brand of ['Lavazza', 'Лаваца', 'ЛАВАЦА']) await offer('current', `Кафе ${brand} Оро`, 499, { brand })
  await offer('current', 'Кафе Lavazza Оро', 499)
  for (const brand of ['Dilmah', 'Дилма', 'Дилма']) await offer('current', 'Чай цейлонски', 299, { brand })
})

const found = async (filters: SearchFilters) => {
  const [{ offers, total, facets }, { brochures }] = await Promise.all([
    searchOffers({ query: 'масло', locale: 'bg', filters }),
    searchBrochures({ query: 'масло', locale: 'bg', filters }),
  ])
  expect(total).toBe(offers.length)
  return {
    offers: offers.map(({ title }) => title).toSorted(),
    brochures: brochures.map(({ brochure }) => brochure.slug).toSorted(),
    within: brochures.flatMap((hit) => hit.offers.map(({ title }) => title)).toSorted(),
    facets,
  }
}

it.each<[string, SearchFilters, string[], string[]]>([
  ['nothing', {}, ['Краве масло', 'Масло за готвене', 'Масло с карта', 'Скъпо масло'], ['current', 'toys', 'upcoming']],
  ['a lowest price', { min: 299 }, ['Масло за готвене', 'Скъпо масло'], ['current', 'upcoming']],
  ['a price range', { min: 150, max: 199 }, ['Краве масло', 'Масло с карта'], ['current', 'toys']],
  ['a brand, however it is written', { brand: 'верея' }, ['Краве масло', 'Масло за готвене'], ['current']],
  ['what is called reduced in no known group', { reduction: 'unjudged' }, ['Краве масло'], ['current']],
  ['what is really reduced', { reduction: 'real' }, [], []],
  ['no card', { withoutCard: true }, ['Краве масло', 'Масло за готвене', 'Скъпо масло'], ['current', 'upcoming']],
  ['several', { brand: 'верея', max: 250, reduction: 'unjudged' }, ['Краве масло'], ['current']],
  ['a brand that there is not', { brand: 'няма' }, [], []],
])('narrowed to %s, finds these offers and the brochures with them', async (_name, filters, offers, brochures) => {
  const narrowed = await found(filters)
  expect(narrowed).toMatchObject({ offers, brochures, within: offers })
})

it('counts brands and reductions of what it finds', async () => {
  const { facets } = await found({ max: 500 })
  expect(facets.brands.map(({ value, count }) => [value, count])).toEqual([
    ['верея', 2],
    ['саяна', 1],
  ])
  expect(facets.reductions).toEqual([{ value: 'unjudged', name: null, count: 1 }])
  expect(facets.retailers.map(({ value, count }) => [value, count])).toEqual([
    ['zora', 2],
    ['veselka', 1],
  ])
})

it('finds no posts by what only things with a price have', async () => {
  const posts = await searchPosts({ query: 'масло', locale: 'bg', filters: { withoutCard: true } })
  expect(posts.total).toBe(0)
})

it('knows a brand by one name, however brochures and addresses spell it', async () => {
  const { offers, facets } = await searchOffers({ query: 'кафе', locale: 'bg', filters: {} })
  expect(facets.brands).toEqual([{ value: 'лаваца', name: { text: 'Лаваца', lang: 'bg' }, count: 4 }])
  expect(offers.map(({ title, brand }) => [title, brand])).toEqual(Array(4).fill(['Кафе Лаваца Оро', 'Лаваца']))
  const { brand } = parseSearch({ brand: 'LAVAZZA' })
  const narrowed = await searchOffers({ query: 'кафе', locale: 'bg', filters: { brand: brand ?? '' } })
  expect(narrowed.total).toBe(4)
})

it('knows a brand that is in no list by its sound, and shows its most frequent spelling in the visitor’s letters', async () => {
  const tea = async (locale: Locale, brand?: string) => {
    const filters = filtersOf(parseSearch(brand ? { brand } : {}))
    const { total, facets } = await searchOffers({ query: 'чай', locale, filters })
    return { total, brands: facets.brands.map(({ name, count }) => [name?.text, count]) }
  }
  expect(await tea('bg')).toEqual({ total: 3, brands: [['Дилма', 3]] })
  expect(await tea('de', 'dilmah')).toEqual({ total: 3, brands: [['Dilma', 3]] })
})

it('has one brand of offers and of products, as an editor writes it and as a shop does', async () => {
  await fillPrices(await db(), [{ title: 'Кафе на зърна 1 кг', chain: 'Билла', day: '2026-05-13', low: 1999 }])
  const database = await db()
  const { rows } = await database.execute(sql`
    update prices.products set brand = 'Lavazza' where title = 'Кафе на зърна 1 кг' returning id`)
  await indexProducts(database, [Number(rows[0]?.id)])
  const { facets } = await searchProducts({ query: 'кафе', locale: 'de' })
  expect(facets.brands).toEqual([{ value: 'лаваца', name: { text: 'Lavazza', lang: 'de' }, count: 1 }])
  const narrowed = filtersOf(parseSearch({ brand: 'Lavazza' }))
  expect((await searchProducts({ query: 'кафе', locale: 'de', filters: narrowed })).total).toBe(1)
})

it('is shown with towns in the visitor’s letters', async () => {
  const store = { retailer: ids.zora ?? '', town: 'Велико Търново', name: 'Магазин', address: 'ул. Главна 1' }
  await cms.create({ collection: 'stores', data: store })
  const towns = async (locale: Locale) =>
    (await searchOffers({ query: 'масло', locale, filters: {} })).facets.towns.map(({ value, name }) => [
      value,
      name?.text,
    ])
  const [german, bulgarian] = [await towns('de'), await towns('bg')]
  expect(german).toContainEqual(['Велико Търново', 'Veliko Tarnovo'])
  expect(german).toEqual(bulgarian.map(([value]) => [value, officialLatin(value ?? '')]))
})

it.each([
  ['maslo do 4 lv', ['Краве масло', 'Масло с карта']],
  ['масло над 1 300 лв', []],
  ['масло 3-4 лв', ['Краве масло']],
  ['масло под 1 лв/кг', ['Краве масло', 'Масло за готвене', 'Масло с карта', 'Скъпо масло']],
])('reads the price in “%s”', async (q, titles) => {
  const params = parseSearch({ q })
  const { offers } = await searchOffers({ query: params.q, locale: 'bg', filters: filtersOf(params) })
  expect(offers.map(({ title }) => title).toSorted()).toEqual(titles)
})
