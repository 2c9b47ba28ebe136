import { beforeAll, expect, it } from 'vitest'
import { sofiaDay } from '@/domain/calendar-day'
import type { OfferSort } from '@/features/search/offers/types'
import { freshCms } from '../setup/cms'
import { chainSlug, fillPrices, type SampleListing } from './price-data'
import { sampleShops } from './sample-shops'

const { payload: cms } = await freshCms()
const { db } = await import('@/server/cms')
const { searchOffers } = await import('@/features/search/offers/data')
const { searchProducts } = await import('@/features/search/products/data')
const { indexAllProducts } = await import('@/server/search-index/products')

const day = sofiaDay()
/** From the lowest unit price: half a cent and less apart, in cents a kilo (39,8; 40; 40,4) and a piece (0,39; 0,4; 0,7). */
const salts = [
  ['Сол морска 500 г', 'kg', 199, 5000],
  ['Сол каменна 1 кг', 'kg', 40, 1000],
  ['Сол йодирана 250 г', 'kg', 101, 2500],
] as const
const napkins = [
  ['Салфетки бели', 'piece', 39, 100],
  ['Салфетки сини', 'piece', 40, 100],
  ['Салфетки червени', 'piece', 70, 100],
] as const
const things = [...salts, ...napkins]

beforeAll(async () => {
  const listings = things.map(([title, unit, low, amount]): SampleListing => {
    return { title, chain: 'Билла', day, low, pack: { unit, amount }, towns: { Русе: low } }
  })
  await fillPrices(await db(), listings.toReversed())
  await indexAllProducts(await db())
  const { ids } = await sampleShops(cms)
  for (const [title, unit, priceCents, amount] of things.toReversed()) {
    const packSize = unit === 'kg' ? `${amount} г` : `${amount} бр`
    const data = { brochure: ids['brochure current'] ?? '', pageNumber: 1, title, packSize, priceCents }
    await cms.create({ collection: 'offers', data })
  }
})

it.each<[string, OfferSort, readonly (readonly [string, ...unknown[]])[]]>([
  ['сол', 'kg', salts],
  ['салфетки', 'piece', napkins],
])('%s: less than a cent apart, the cheaper unit comes first and is alone the cheapest', async (query, sort, asked) => {
  const titles = asked.map(([title]) => title)
  const wanted = titles.map((title, index) => [title, index === 0])
  for (const filters of [{}, { retailer: chainSlug('Билла') }, { town: 'Русе' }]) {
    const { products } = await searchProducts({ query, locale: 'bg', sort, filters })
    expect(products.map(({ title, isCheapest }) => [title, isCheapest])).toEqual(wanted)
  }
  const { offers } = await searchOffers({ query, locale: 'bg', sort })
  expect(offers.map(({ title, isCheapest }) => [title, isCheapest])).toEqual(wanted)
  const paged: string[] = []
  for (let cursor: string | undefined; paged.length < titles.length; ) {
    const found = await searchProducts({ query, locale: 'bg', sort, limit: 1, cursor })
    paged.push(...found.products.map(({ title }) => title))
    if (!found.next) break
    cursor = found.next
  }
  expect(paged).toEqual(titles)
})
