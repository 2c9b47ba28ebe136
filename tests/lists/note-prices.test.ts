import { beforeAll, describe, expect, it } from 'vitest'
import { sofiaDay } from '@/domain/calendar-day'
import { fillPrices } from '../search/price-data'
import { sampleShops } from '../search/sample-shops'
import { freshCms } from '../setup/cms'

const { payload: cms } = await freshCms()
const { db } = await import('@/server/cms')
const { notePrices } = await import('@/features/lists/server/note-prices')
const { indexAllProducts } = await import('@/server/search-index/products')

const today = sofiaDay()

beforeAll(async () => {
  const { ids } = await sampleShops(cms)
  await fillPrices(await db(), [
    { title: 'Прясно мляко Верея 1 л', chain: 'Билла', day: today, low: 219 },
    { title: 'Прясно мляко Верея 1 л', chain: 'Метро', day: today, low: 205, promo: 189 },
    { title: 'Прясно мляко Саяна 1 л', chain: 'Билла', day: today, low: 199 },
    { title: 'Прясно мляко Верея 1 л', chain: 'Житен', invented: true, day: today, low: 99 },
    { title: 'Сапун с мляко', chain: 'Метро', day: today, low: 80 },
  ])
  await indexAllProducts(await db())
  const [now = '', later = ''] = [ids['brochure current'], ids['brochure upcoming']]
  const offer = (title: string, priceCents: number, brochure = now) =>
    cms.create({ collection: 'offers', data: { brochure, pageNumber: 1, title, priceCents, brand: 'Родопея' } })
  await offer('Прясно мляко', 179)
  await offer('Прясно мляко догодина', 100, later)
  await offer('Шоколад с мляко', 60)
})

const priced = async (note: string, locale: 'bg' | 'de' = 'bg') =>
  (await notePrices(note, locale)).map(({ shopName, cents, what }) => `${shopName} ${cents} ${what}`).sort()

describe('a note that names a kind of thing', () => {
  it('costs what the cheapest of it costs in each shop, and says what that is', async () => {
    const milk = await priced('Мляко')
    expect(milk).toHaveLength(3)
    expect(milk).toContain('Билла 199 Прясно мляко Саяна 1 л')
    expect(milk).toContain('Метро 189 Прясно мляко Верея 1 л')
    expect(milk).toContainEqual(expect.stringMatching(/ 179 Прясно мляко, Родопея$/))
  })

  it('may be written in the language of the visitor', async () => {
    expect(await priced('Milch', 'de')).toContain('Билла 199 Прясно мляко Саяна 1 л')
  })

  it('is not what only contains it, and what is no name of ours costs nothing', async () => {
    expect((await priced('мляко')).filter((one) => /Сапун|Шоколад|догодина/.test(one))).toEqual([])
    for (const note of ['ключ за мазето', 'млкяо', '%_', '2']) expect(await priced(note), note).toEqual([])
  })
})
