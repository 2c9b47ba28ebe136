import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import type { ReductionAnswer, Verdict } from '@/domain/reduction'
import type { SearchFilters } from '@/features/search/types'
import { freshCms } from '../setup/cms'
import { chainSlug, fillPrices } from './price-data'

await freshCms()
const { db } = await import('@/server/cms')
const { searchProducts } = await import('@/features/search/products/data')
const { indexAllProducts } = await import('@/server/search-index/products')

const day = sofiaDay()

beforeAll(async () => {
  const towns = { Русе: 300 }
  await fillPrices(await db(), [
    { title: 'Кафе мляно 250 г', chain: 'Билла', day, low: 300, promo: 250, towns },
    { title: 'Кафе на зърна 500 г', chain: 'Билла', day, low: 300, promo: 20, towns },
    { title: 'Кафе на капсули', chain: 'Билла', day, low: 300, towns },
  ])
  const tea = { title: 'Чай лайка', day, towns }
  await fillPrices(await db(), [
    ...['А', 'Б', 'В', 'Г'].map((chain, index) => ({ ...tea, chain, low: 100 + index, towns: {} })),
    { ...tea, chain: 'Билла', low: 300, promo: 250 },
  ])
  const wafers = { title: 'Вафли с какао', day, low: 300, pack: { unit: 'kg', amount: 200 } } as const
  await fillPrices(await db(), [
    { ...wafers, chain: 'А', promo: 200, towns },
    { ...wafers, chain: 'Билла', promo: 250, towns },
    { ...wafers, chain: 'В', promo: 240, towns },
    { ...wafers, title: 'Вафли с лимон', chain: 'Билла', promo: 220, towns },
    { ...wafers, title: 'Вафли с ванилия', chain: 'Билла', low: 190, towns },
  ])
  const prior = { cents: 300, day: addDays(day, -1) }
  const real = { answer: 'real', startedOn: day, prior, percent: 16 } as const
  await judge('Чай лайка', 'Билла', real)
  await judge('Вафли с какао', 'А', { answer: 'not-real', startedOn: day, prior })
  await judge('Вафли с какао', 'Билла', real)
  await judge('Вафли с лимон', 'Билла', real)
  await (await db()).execute(sql`update prices.listings set hold = 'waiting' where name = 'Кафе на зърна 500 г'`)
  await indexAllProducts(await db())
})

async function judge(name: string, chain: string, verdict: Verdict) {
  await (await db()).execute(sql`
    insert into prices.reductions (listing_id, day, verdict)
    select id, ${day}::date, ${JSON.stringify(verdict)}::jsonb from prices.listings l
    where name = ${name} and company_id in (select id from prices.companies where number = ${chain})`)
}

it.each<[string, SearchFilters]>([
  ['anywhere', {}],
  ['at a chain', { retailer: chainSlug('Билла') }],
  ['in a town', { town: 'Русе' }],
])('a price that is held back is no reduction %s: as many are shown as are counted', async (_where, filters) => {
  const find = (reduction?: ReductionAnswer) =>
    searchProducts({ query: 'кафе', locale: 'bg', filters: { ...filters, reduction }, sort: 'price' })
  const { products, total } = await find('unknown')
  expect(products.map(({ title }) => title)).toEqual(['Кафе мляно 250 г'])
  expect(total).toBe(1)
  expect((await find()).facets.reductions).toEqual([{ value: 'unknown', name: null, count: 1 }])
  expect((await find('real')).total).toBe(0)
})

const tea = async (filters: SearchFilters) =>
  (await searchProducts({ query: 'чай', locale: 'bg', filters })).products.map(({ reports, lead }) => [
    reports.length,
    reports.find(({ key }) => key === lead)?.shop.name,
  ])

it('the price that is really reduced leads, however many chains ask less', async () => {
  expect(await tea({})).toEqual([[5, undefined]])
  expect(await tea({ reduction: 'real' })).toEqual([[5, 'Билла']])
})

it('a product is not shown in a town where what is known says another thing of it than in the country', async () => {
  expect(await tea({ town: 'Русе' })).toEqual([[1, undefined]])
  expect(await tea({ town: 'Русе', reduction: 'real' })).toEqual([])
})

const wafers = async (reduction?: ReductionAnswer, filters: SearchFilters = {}, sort: 'price' | 'kg' = 'price') => {
  const found = await searchProducts({ query: 'вафли', locale: 'bg', filters: { ...filters, reduction }, sort })
  const shown = found.products.map(({ title, reports, lead, isCheapest }) => {
    const { shop, price } = reports.find(({ key }) => key === lead) ?? reports[0]
    return [title, shop.name, price, ...(isCheapest ? ['cheapest'] : [])]
  })
  const counts = found.facets.reductions.map(({ value, count }) => [value, count])
  return { shown, total: found.total, counts: Object.fromEntries(counts) }
}

it('a product that chains reduce really, not really and nobody knows how is counted and found as each of them', async () => {
  expect((await wafers()).counts).toEqual({ real: 2, 'not-real': 1, unknown: 1 })
  expect(await wafers('not-real')).toEqual({
    shown: [['Вафли с какао', 'А', 200, 'cheapest']],
    total: 1,
    counts: { 'not-real': 1 },
  })
  expect(await wafers('unknown')).toMatchObject({ shown: [['Вафли с какао', 'В', 240, 'cheapest']], total: 1 })
})

it.each(['price', 'kg'] as const)(
  'really reduced products are ordered by the price of that reduction: %s',
  async (sort) => {
    const { shown, total } = await wafers('real', {}, sort)
    expect(shown).toEqual([
      ['Вафли с лимон', 'Билла', 220, 'cheapest'],
      ['Вафли с какао', 'Билла', 250],
    ])
    expect(total).toBe(2)
  },
)

it('limits of the price are of the reduction that is shown', async () => {
  expect((await wafers('real', { max: 230 })).shown).toEqual([['Вафли с лимон', 'Билла', 220, 'cheapest']])
  expect((await wafers('real', { min: 230 })).shown).toEqual([['Вафли с какао', 'Билла', 250, 'cheapest']])
})

it('at a chain only its own reductions count', async () => {
  const filters = { retailer: chainSlug('А') }
  expect((await wafers(undefined, filters)).counts).toEqual({ 'not-real': 1 })
  expect((await wafers('not-real', filters)).total).toBe(1)
  expect((await wafers('real', filters)).total).toBe(0)
})
