import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, it } from 'vitest'
import { sofiaDay } from '@/domain/calendar-day'
import { freshCms } from '../setup/cms'
import { fillPrices } from './price-data'

await freshCms()
const { db } = await import('@/server/cms')
const { searchProducts } = await import('@/features/search/products/data')
const { suggest } = await import('@/features/search/suggestions')
const { indexAllProducts } = await import('@/server/search-index/products')

beforeAll(async () => {
  const things = ['Президент 200 г', 'Захар Наслада 1 кг', 'Масло Верея 125 г']
  await fillPrices(
    await db(),
    things.map((title) => ({ title, chain: 'Билла', day: sofiaDay(), low: 200 })),
  )
  await (await db()).execute(sql`
    update prices.products set barcodes = case when title like 'Президент%' then '{3800123456787}'::text[]
      when title like 'Захар%' then '{0745114486172}'::text[] else barcodes end`)
  await indexAllProducts(await db())
})

const titles = async (query: string) =>
  (await searchProducts({ query, locale: 'bg', filters: {} })).products.map(({ title }) => title)
const suggested = (text: string) => expect.objectContaining({ kind: 'product', text })

it('a product is found by a barcode of it, and by its first digits while they are typed', async () => {
  for (const digits of ['3800123456787', '38001234', '3800 1234', '380012345678', '3 800123 456787'])
    expect(await titles(digits), digits).toEqual(['Президент 200 г'])
  for (const digits of ['3800123456794', '38001235', '3800123']) expect(await titles(digits), digits).toEqual([])
  for (const digits of ['380012', '3800123456787', '3 800123 456787'])
    expect(await suggest(digits, 'bg'), digits).toContainEqual(suggested('Президент 200 г'))
  expect(await suggest('380013', 'bg')).toEqual([])
})

it.each(['745114486172', '0745114486172', '7 45114 48617 2', '74511448'])(
  'an American barcode is found with and without its leading zero: %s',
  async (digits) => {
    expect(await titles(digits)).toEqual(['Захар Наслада 1 кг'])
    expect(await suggest(digits, 'bg')).toContainEqual(suggested('Захар Наслада 1 кг'))
  },
)
