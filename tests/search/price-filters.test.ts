import { beforeAll, expect, it } from 'vitest'
import type { SearchFilters } from '@/features/search/types'
import { freshCms } from '../setup/cms'
import { sampleShops } from './sample-shops'

const { payload: cms } = await freshCms()
const { searchBrochures } = await import('@/features/search/data')
const { searchOffers } = await import('@/features/search/offers/data')
const { searchPosts } = await import('@/features/search/posts/data')
const { filtersOf, parseSearch } = await import('@/features/search/params')

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
  expect(facets.brands).toEqual([{ value: 'лаваца', name: { text: 'Лаваца', lang: 'bg' }, count: 3 }])
  expect(offers.map(({ title, brand }) => [title, brand])).toEqual(Array(3).fill(['Кафе Лаваца Оро', 'Лаваца']))
  const { brand } = parseSearch({ brand: 'LAVAZZA' })
  const narrowed = await searchOffers({ query: 'кафе', locale: 'bg', filters: { brand: brand ?? '' } })
  expect(narrowed.total).toBe(3)
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
