import { beforeAll, expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import type { ReductionAnswer } from '@/domain/reduction'
import { freshCms } from '../setup/cms'
import { fillPrices } from './price-data'

await freshCms()
const { db } = await import('@/server/cms')
const { searchProducts } = await import('@/features/search/products/data')
const { indexAllProducts } = await import('@/server/search-index/products')

const day = addDays(sofiaDay(), -3)

beforeAll(async () => {
  const towns = { Русе: 300 }
  await fillPrices(await db(), [
    { title: 'Кафе мляно 250 г', chain: 'Билла', day, low: 300, promo: 250, towns },
    { title: 'Чай лайка', chain: 'Билла', day: addDays(day, 1), low: 300, promo: 250, towns },
    { title: 'Чай лайка', chain: 'А', day, low: 300, promo: 240, towns },
  ])
  await indexAllProducts(await db())
})

it.each([{}, { town: 'Русе' }])(
  'a promotion of three days ago is none today, and none is counted: %o',
  async (where) => {
    const find = (query: string, reduction?: ReductionAnswer) =>
      searchProducts({ query, locale: 'bg', filters: { ...where, reduction } })
    const { products, facets } = await find('кафе')
    expect(products).toMatchObject([{ title: 'Кафе мляно 250 г', reports: [{ price: 250, reduction: null }] }])
    expect(facets.reductions).toEqual([])
    expect((await find('кафе', 'unknown')).total).toBe(0)
    expect((await find('чай')).facets.reductions).toEqual([{ value: 'unknown', name: null, count: 1 }])
    const reduced = await find('чай', 'unknown')
    expect(reduced.total).toBe(1)
    expect(reduced.products[0]?.reports.map(({ shop, reduction }) => [shop.name, reduction?.old ?? null])).toEqual([
      ['А', null],
      ['Билла', 300],
    ])
  },
)
