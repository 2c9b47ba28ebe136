import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { sofiaDay } from '@/domain/calendar-day'
import type { Locale } from '@/i18n/routing'
import { freshCms } from '../setup/cms'
import { fillPrices } from './price-data'
import { sampleShops } from './sample-shops'

const { payload: cms } = await freshCms()
const { db } = await import('@/server/cms')
const { rebuildSearchIndex } = await import('@/server/search-index/rebuild')
const { searchBrochures } = await import('@/features/search/data')
const { readingOf } = await import('@/features/search/query-plan')
const { searchOffers } = await import('@/features/search/offers/data')
const { searchProducts } = await import('@/features/search/products/data')

const today = sofiaDay()

const offers = [
  'Прясно мляко 3%',
  'Прясно мляко 1,5%',
  'Малки краставички',
  'Кафе мляно',
  'Кофа строителна',
  'Чай липа',
  'Дезодорант 48 часа',
  'Млечен шоколад Милка',
  'Торта шоколадова',
  'Храна за кучета',
  'Кашкавал краве мляко',
  'Кашкавал Витоша',
  'Шампоан лайка',
  'Шампоан липа',
  'Шампуни',
]

/** Frequent words that look like others; a frequent word is the likelier meaning of a typing error. */
const lookAlikes = ['Open', 'Ритърн', 'Приела', 'Грешка', 'Letter']

beforeAll(async () => {
  const { ids, publish } = await sampleShops(cms)
  const brochure = ids['brochure current'] ?? ''
  for (const title of offers) {
    await cms.create({ collection: 'offers', data: { brochure, pageNumber: 1, title, priceCents: 199 } })
  }
  const sold = (title: string, chain: string) => ({ title, chain, day: today, low: 199 })
  await fillPrices(await db(), [
    sold('Кашкав. Витоша 400 г', 'Билла'),
    sold('Билков чай', 'T Market'),
    sold('Кафе на зърна', 'Билла'),
    sold('Кафе разтворимо', 'Кауфланд България'),
    sold('Вафла', 'Лидл'),
    sold('Напитка газирана', 'Билла'),
    sold('Жито варено', 'Билла'),
    sold('Брашно житно', 'Лидл'),
    sold('Козунак', 'Житен'),
    ...lookAlikes.flatMap((title) => Array.from({ length: 12 }, (_, at) => sold(`${title} ${at + 1}`, 'Билла'))),
  ])
  await (await db()).execute(sql`
    update prices.products set barcodes = array['5449000000996'] where title = 'Напитка газирана'`)
  const shop = await cms.create({
    collection: 'retailers',
    data: { slug: 'zhiten', name: 'Житен', colour: '#336699', _status: 'published' },
  })
  ids.zhiten = shop.id
  const own = await publish({
    ...{ slug: 'zhiten', title: 'Седмица', from: -1, to: 3 },
    ...{ retailer: 'zhiten', category: 'supermarket' },
  })
  await cms.create({ collection: 'offers', data: { brochure: own, pageNumber: 1, title: 'Козунак', priceCents: 199 } })
  await rebuildSearchIndex()
})

const offersFor = async (query: string, locale: Locale = 'bg') =>
  (await searchOffers({ query, locale })).offers.map(({ title }) => title)
const productsFor = async (query: string) =>
  (await searchProducts({ query, locale: 'bg' })).products.map(({ title }) => title)
const correctedFor = async (query: string, locale: Locale = 'bg') =>
  (await searchBrochures({ query, locale })).corrected

it('a listed brand with two errors is read beside its thing, where too few letters are right to look it up by them', async () => {
  expect(await correctedFor('кашкавал втиоаш')).toEqual([{ typed: 'втиоаш', found: 'витоша' }])
  expect(await correctedFor('кашкавал втоишъ')).toEqual([])
})

describe('a word that something has', () => {
  it.each([
    ['кафе', 'bg', 'Кафе мляно'],
    ['кофе', 'ru', 'Кафе мляно'],
    ['coffee', 'en', 'Кафе мляно'],
    ['чай', 'bg', 'Чай липа'],
    ['торта', 'bg', 'Торта шоколадова'],
    ['Kuchen', 'de', 'Торта шоколадова'],
  ] as const)('%s (%s) finds only %s, and nothing that is written nearly so', async (query, locale, title) => {
    expect(await offersFor(query, locale)).toEqual([title])
    expect(await correctedFor(query, locale)).toEqual([])
  })

  it('a name of two words finds no more than that thing, though one of the words names it too', async () => {
    expect((await offersFor('прясно мляко')).toSorted()).toEqual(['Прясно мляко 1,5%', 'Прясно мляко 3%'])
    expect(await offersFor('мляко')).toContain('Кашкавал краве мляко')
  })

  it('milk is not what has another thing’s name', async () => {
    const found = await offersFor('milk', 'en')
    expect(found.slice(0, 2).toSorted()).toEqual(['Прясно мляко 1,5%', 'Прясно мляко 3%'])
    expect(found).not.toContain('Млечен шоколад Милка')
  })
})

describe('a mistyped word', () => {
  it('is the one with two neighbours swapped before others', async () => {
    expect(await correctedFor('прясно мялко')).toEqual([{ typed: 'мялко', found: 'мляко' }])
    expect(await offersFor('прясно мялко')).toEqual(await offersFor('прясно мляко'))
    expect(await offersFor('прясно мялко')).not.toContain('Малки краставички')
  })

  it.each([
    ['kashkavl', 'bg', 'кашкавал'],
    ['кашквал', 'bg', 'кашкавал'],
    ['myalko', 'bg', 'мляко'],
    ['млко', 'bg', 'мляко'],
    ['шоклад', 'bg', 'шоколад'],
    ['Kühlschrnk', 'de', 'kühlschrank'],
    ['молкоо', 'ru', 'молоко'],
    ['coffe', 'en', null],
    ['шампон', 'bg', 'шампоан'],
    ['шампон', 'ru', 'шампунь'],
    ['Nutela', 'bg', null],
    ['кауфлнад', 'bg', 'Кауфланд България'],
  ] as const)('%s (%s) is shown as %s, as people write it', async (typed, locale, found) => {
    expect(await correctedFor(typed, locale)).toEqual(found ? [{ typed, found }] : [])
  })

  it('is what it is when asked for exactly', async () => {
    const reading = readingOf('прясно мялко', 'bg', { exact: true })
    expect(await searchBrochures({ query: 'прясно мялко', locale: 'bg', reading })).toMatchObject({ corrected: [] })
    const { matched } = await searchOffers({ query: 'прясно мялко', locale: 'bg', reading })
    expect(matched).toBe('some')
    const alone = readingOf('kashkavl', 'bg', { exact: true })
    expect((await searchOffers({ query: 'kashkavl', locale: 'bg', reading: alone })).total).toBe(0)
  })
})

describe('a word that nothing has', () => {
  it.each([
    ['топено', 'bg', 'open'],
    ['литър', 'bg', 'ритърн'],
    ['ариел', 'bg', 'приела'],
    ['гречки', 'bg', 'грешка'],
    ['Liter', 'de', 'letter'],
  ] as const)('%s (%s) is not read as %s, which many things are called', async (query, locale, other) => {
    expect((await searchProducts({ query: other, locale: 'bg' })).total).toBe(12)
    expect(await correctedFor(query, locale)).toEqual([])
    expect((await searchProducts({ query, locale })).total).toBe(0)
    expect(await offersFor(query, locale)).toEqual([])
  })
})

describe('the digits of an EAN', () => {
  it('find the product that has it, and no other number does', async () => {
    expect(await productsFor('5449000000996')).toEqual(['Напитка газирана'])
    expect(await productsFor('5449000000997')).toEqual([])
    expect(await correctedFor('5449000000997')).toEqual([])
  })
})

describe('a thing that shares its stem with a shop', () => {
  it.each([
    ['жито', 'Жито варено'],
    ['житно', 'Брашно житно'],
  ])('%s is what the thing is called, and not what the shop sells', async (query, title) => {
    expect(await productsFor(query)).toEqual([title])
    expect(await offersFor(query)).toEqual([])
    const { chains, retailers, brochures } = await searchBrochures({ query, locale: 'bg' })
    expect([chains, retailers, brochures]).toEqual([[], [], []])
  })

  it.each(['житен', 'Житен', 'zhiten'])('%s is the shop and what it sells', async (query) => {
    expect(await productsFor(query)).toContain('Козунак')
    expect(await offersFor(query)).toEqual(['Козунак'])
    expect((await searchBrochures({ query, locale: 'bg' })).retailers.map(({ slug }) => slug)).toEqual(['zhiten'])
  })
})

describe('the name of a chain', () => {
  it.each([
    ['билла', 'Билла'],
    ['bila', 'Билла'],
    ['Billa', 'Билла'],
    ['лидл', 'Лидл'],
    ['lidl', 'Лидл'],
    ['кауфланд', 'Кауфланд България'],
    ['Kaufland', 'Кауфланд България'],
    ['т маркет', 'T Market'],
  ])('%s finds %s and what it sells', async (query, name) => {
    const { chains, retailers, corrected } = await searchBrochures({ query, locale: 'bg' })
    expect(chains.map((chain) => chain.name)).toEqual([name])
    expect([retailers, corrected]).toEqual([[], []])
    const { total, products } = await searchProducts({ query, locale: 'bg' })
    expect(total).toBeGreaterThan(0)
    expect(products.every(({ reports }) => reports[0].shop.name === name)).toBe(true)
  })

  it('narrows what else is looked for', async () => {
    expect(await productsFor('кафе билла')).toEqual(['Кафе на зърна'])
    for (const query of ['кауфланд кафе', 'kafe kaufland'])
      expect(await productsFor(query), query).toEqual(['Кафе разтворимо'])
  })

  it.each(['зора', 'zora', 'Зора'])('%s finds the retailer', async (query) => {
    const { chains, retailers } = await searchBrochures({ query, locale: 'bg' })
    expect(retailers.map(({ slug }) => slug)).toEqual(['zora'])
    expect(chains).toEqual([])
  })
})
