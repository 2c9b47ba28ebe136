import { beforeAll, describe, expect, it } from 'vitest'
import type { SearchFilters } from '@/features/search/types'
import { freshCms } from '../setup/cms'
import { listedAsCounted } from './listed-as-counted'
import { sampleShops } from './sample-shops'

const { payload: cms } = await freshCms()
const { searchBrochures } = await import('@/features/search/data')
const { searchOffers } = await import('@/features/search/offers/data')
const { parseSearch } = await import('@/features/search/params')
const { facetsOf, findAll } = await import('@/features/search/search-all')
const { rebuildSearchIndex } = await import('@/server/search-index/rebuild')

const { ids, publish } = await sampleShops(cms)

const ofBrochure = (slug: string) => ids[`brochure ${slug}`] ?? ''

async function edition(slug: string, towns: string[]): Promise<void> {
  const [of, days] = [
    { retailer: 'zora', category: 'supermarket' },
    { from: -1, to: 3 },
  ]
  const id = await publish({ slug, title: 'Плодове и зеленчуци', ...of, ...days })
  await cms.update({ collection: 'brochures', id, data: { towns, _status: 'published' } })
}

async function offer(brochure: string, title: string, priceCents: number): Promise<void> {
  await cms.create({
    collection: 'offers',
    data: { brochure: ofBrochure(brochure), pageNumber: 1, title, priceCents, brand: 'Верея' },
  })
}

/** More than a page of equal offers for the whole country, so that none is first by chance. */
const national = 14

beforeAll(async () => {
  for (const [retailer, town] of [
    ['zora', 'Варна'],
    ['zora', 'Варна'],
    ['zora', 'Пловдив'],
    ['veselka', 'Пловдив'],
    ['veselka', 'Бургас'],
  ] as const) {
    const data = { retailer: ids[retailer] ?? '', town, name: 'Магазин', address: 'ул. Главна 1' }
    await cms.create({ collection: 'stores', data })
  }
  await edition('for-plovdiv', ['Пловдив'])
  await edition('for-varna', ['варна', 'Бургас'])
  for (let made = 0; made < national; made++) await offer('current', 'Краве масло', 199)
  for (const slug of ['for-plovdiv', 'for-varna', 'toys']) await offer(slug, 'Краве масло', 199)
  await offer('for-varna', 'Краве масло скъпо', 999)
})

const offersIn = async (town: string, sort: 'relevance' | 'price' = 'relevance') => {
  const { offers } = await searchOffers({ query: 'масло', locale: 'bg', filters: { town }, sort, limit: 40 })
  return offers.map(({ brochure }) => brochure)
}
const brochuresIn = async (town?: string) =>
  (await searchBrochures({ query: 'плодове', locale: 'bg', filters: { town } })).brochures.map(
    ({ brochure }) => brochure.slug,
  )

describe('with a town, the search', () => {
  it('finds offers of the editions that name it, and else those of shops with a store there', async () => {
    const found = async (town: string) => [...new Set(await offersIn(town))].toSorted()
    expect(await found('Варна')).toEqual(['current', 'for-varna'])
    expect(await found('Пловдив')).toEqual(['current', 'for-plovdiv', 'toys'])
    expect(await found('Бургас')).toEqual(['for-varna', 'toys'])
    expect(await found('Русе')).toEqual([])
  })

  it('finds brochures by the same rule', async () => {
    expect((await brochuresIn('Варна')).toSorted()).toEqual(['current', 'for-varna', 'upcoming'])
    expect((await brochuresIn('Пловдив')).toSorted()).toEqual(['current', 'for-plovdiv', 'toys', 'upcoming'])
    expect((await brochuresIn('Бургас')).toSorted()).toEqual(['for-varna', 'toys'])
    expect((await brochuresIn()).toSorted()).toEqual(['current', 'for-plovdiv', 'for-varna', 'toys', 'upcoming'])
  })

  it('puts what is for the town before what equals it', async () => {
    expect((await offersIn('Варна'))[0]).toBe('for-varna')
    expect((await offersIn('Варна', 'price'))[0]).toBe('for-varna')
    expect((await brochuresIn('Варна'))[0]).toBe('for-varna')
    expect((await brochuresIn('Пловдив'))[0]).toBe('for-plovdiv')
  })

  it('puts no dearer offer of the town before a cheaper one', async () => {
    expect((await offersIn('Варна', 'price')).at(-1)).toBe('for-varna')
  })
})

const contexts: SearchFilters[] = [
  {},
  { town: 'Варна' },
  { town: 'Бургас' },
  { town: 'Пловдив', category: 'supermarket' },
  { retailer: 'zora' },
  { state: 'current', max: 500 },
]
const named = contexts.map((context) => [JSON.stringify(context), context] as const)

const compareOffers = listedAsCounted(
  (options) => searchOffers({ query: 'масло', locale: 'bg', ...options }),
  ({ offers }) => offers,
)
it.each(named)('a count beside a filter is that of the offers which it lists: %s', (_name, context) =>
  compareOffers(context),
)

const compareBrochures = listedAsCounted(
  ({ filters, cursor, limit }) => searchBrochures({ query: 'плодове', locale: 'bg', filters, cursor, limit }),
  ({ brochures }) => brochures,
)
it.each(named.filter(([, { max }]) => max === undefined))(
  'a count beside a filter is that of the brochures which it lists: %s',
  (_name, context) => compareBrochures(context),
)

it('the count beside a town is that of all kinds together', async () => {
  const find = async (town?: string) => {
    const params = parseSearch({ q: 'верея масло', ...(town && { town }) })
    const found = await findAll('bg', params)
    if (!found) throw new Error('the search failed')
    const total = found.offers.total + found.products.total + found.brochures.total
    return { total, towns: facetsOf(found, params).towns }
  }
  const { towns } = await find()
  expect(towns.map(({ value }) => value).toSorted()).toEqual(['Бургас', 'Варна', 'Пловдив'])
  for (const { value, count } of towns) expect((await find(value)).total).toBe(count)
})

it('an edition that becomes one for the whole country is found wherever its shop is, and after a rebuild too', async () => {
  const id = ofBrochure('for-plovdiv')
  const become = (towns: string[]) => cms.update({ collection: 'brochures', id, data: { towns, _status: 'published' } })
  await become([])
  expect(await offersIn('Варна')).toContain('for-plovdiv')
  await become(['Пловдив'])
  expect(await offersIn('Варна')).not.toContain('for-plovdiv')
  await rebuildSearchIndex()
  expect(await offersIn('Варна')).not.toContain('for-plovdiv')
})
