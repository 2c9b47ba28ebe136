import { beforeAll, describe, expect, it } from 'vitest'
import { sofiaDay } from '@/domain/calendar-day'
import { freshCms } from '../setup/cms'
import { fillPrices } from './price-data'
import { sampleShops } from './sample-shops'

const { payload: cms } = await freshCms()
const { db } = await import('@/server/cms')
const { rebuildSearchIndex } = await import('@/server/search-index/rebuild')
const { searchBrochures } = await import('@/features/search/data')
const { searchOffers } = await import('@/features/search/offers/data')
const { searchProducts } = await import('@/features/search/products/data')

const today = sofiaDay()

beforeAll(async () => {
  const { ids } = await sampleShops(cms)
  const brochure = ids['brochure current'] ?? ''
  const titles = [
    ...['Кафе Lavazza на зърна', 'Кафе мляно Жокер', 'Тоалетна хартия бяла', 'Лампа 55 см', 'Шоколад Своге'],
    'Еспресо Лаваца',
  ]
  for (const [at, title] of titles.entries()) {
    const packSize = at < 2 ? ['0,4 кг', '250 г'][at] : null
    await cms.create({ collection: 'offers', data: { brochure, pageNumber: 1, title, packSize, priceCents: 199 } })
  }
  const sold = (title: string, amount: number) => ({
    ...{ title, chain: 'Билла', day: today, low: 199 },
    pack: { unit: 'l' as const, amount },
  })
  await fillPrices(await db(), [sold('Мляко прясно Верея 1 л', 1000), sold('Прясно мляко Верея 2 л', 2000)])
  await rebuildSearchIndex()
})

const offersFor = async (query: string) =>
  (await searchOffers({ query, locale: 'bg' })).offers.map(({ title }) => title)
const productsFor = async (query: string) =>
  (await searchProducts({ query, locale: 'bg' })).products.map(({ title }) => title)
const brochuresFor = (query: string) => searchBrochures({ query, locale: 'bg' })

describe('a size', () => {
  it.each(['кафе 400 г', 'кафе 0,4 кг', 'кафе 0.4kg', 'кафе 400 грама', 'кафе 400 grama', 'кафе 400 grams'])(
    '%s is one',
    async (query) => {
      expect(await offersFor(query)).toEqual(['Кафе Лаваца на зърна'])
    },
  )

  it.each(['мляко 1 л', 'мляко 1000 мл', 'мляко 1 литър', '1l mlyako'])('%s is one of products too', async (query) => {
    expect(await productsFor(query)).toEqual(['Мляко прясно Верея 1 л'])
  })
})

it.each(['Lavazza', 'лаваца'])('%s is one brand, in whichever alphabet a thing has it', async (query) => {
  expect((await offersFor(query)).toSorted()).toEqual(['Еспресо Лаваца', 'Кафе Лаваца на зърна'])
})

describe('the decisive word', () => {
  it('is in every answer: whoever looks for a television means no lamp of that size', async () => {
    expect(await offersFor('телевизор 55 см')).toEqual([])
    expect(await offersFor('лампа 70 см')).toEqual(['Лампа 55 см'])
  })

  it('decides where another one is missing', async () => {
    expect(await offersFor('кафе Верея')).toEqual(expect.arrayContaining(['Кафе мляно Жокер']))
    expect(await productsFor('кафе Верея')).toEqual([])
  })
})

describe('words that only ask', () => {
  it.each([
    'най-евтина Lavazza',
    'колко струва Lavazza',
    'Lavazza тази седмица',
    'where to buy Lavazza',
    'где купить Lavazza',
    'am billigsten Lavazza',
    'на ниска цена Lavazza',
    'tazi sedmica Lavazza',
    'kyde ima Lavazza',
    'колко е Lavazza',
    'каква е цената на Lavazza',
    'кой продава Lavazza',
    'най-добра цена на Lavazza',
    'what is the price of Lavazza',
    'who has Lavazza',
    'wie teuer ist Lavazza',
    'billiger Lavazza',
    'где дешевле Lavazza',
    'кило Lavazza',
    'половин кило Lavazza',
  ])('%s asks for Lavazza', async (query) => {
    expect((await offersFor(query)).toSorted()).toEqual(['Еспресо Лаваца', 'Кафе Лаваца на зърна'])
  })

  it('stay left out where another word is corrected', async () => {
    expect(await offersFor('колко струва шоколда')).toContain('Шоколад Своге')
  })
})

describe('words that nothing has', () => {
  it.each([
    ['тоалетнахартия', 'тоалетна хартия', 'Тоалетна хартия бяла'],
    ['тоалетна хар тия', 'хартия', 'Тоалетна хартия бяла'],
    ['кафе lvazzza', 'lavazza', 'Кафе Лаваца на зърна'],
    ['шоколда', 'шоколад', 'Шоколад Своге'],
    ['udbe', 'кафе', 'Кафе Лаваца на зърна'],
    ['rjat', 'кофе', 'Кафе Лаваца на зърна'],
  ])('%s is read as %s', async (query, found, title) => {
    expect((await brochuresFor(query)).corrected.map((correction) => correction.found)).toEqual([found])
    expect(await offersFor(query)).toContain(title)
  })

  it.each(['литър', 'нутела', 'ритън'])('%s is read as nothing else', async (query) => {
    expect((await brochuresFor(query)).corrected).toEqual([])
    expect(await offersFor(query)).toEqual([])
  })
})

it('names a shop that nothing is known of, and looks for the rest', async () => {
  expect((await brochuresFor('кафе фантастико')).absent).toEqual(['Фантастико'])
  expect(await offersFor('кафе фантастико')).toHaveLength(2)
  expect((await brochuresFor('кафе билла')).absent).toEqual([])
})
