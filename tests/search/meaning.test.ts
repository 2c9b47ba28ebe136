import { beforeAll, describe, expect, it } from 'vitest'
import { sofiaDay } from '@/domain/calendar-day'
import { type Locale, locales } from '@/i18n/routing'
import { freshCms } from '../setup/cms'
import { chainSlug, fillPrices } from './price-data'
import { sampleShops } from './sample-shops'

const { payload: cms } = await freshCms()
const { db } = await import('@/server/cms')
const { rebuildSearchIndex } = await import('@/server/search-index/rebuild')
const { searchBrochures } = await import('@/features/search/data')
const { searchOffers } = await import('@/features/search/offers/data')
const { searchProducts } = await import('@/features/search/products/data')
const { suggest } = await import('@/features/search/suggestions')

const today = sofiaDay()

const offers = [
  'Сладко от захар',
  'Лютеница без добавена захар',
  'Къси чорапи',
  'Баница',
  'Прясно мляко',
  'Малки вафли',
]

async function group(number: number, titles: [string, string, string, string], synonyms = '') {
  const data = {
    number,
    slug: `group-${number}`,
    title: titles[0],
    synonyms,
    baseUnit: 'kg',
    verdictRule: 'none',
  } as const
  const { id } = await cms.create({ collection: 'product-groups', locale: 'bg', data })
  for (const [index, locale] of locales.entries())
    await cms.update({ collection: 'product-groups', id, locale, data: { title: titles[index] ?? '' } })
}

beforeAll(async () => {
  await group(9, ['Краве сирене', 'Weißkäse', 'White cheese', 'Брынза'])
  await group(16, ['Пилешко филе', 'Hähnchenbrust', 'Chicken breast', 'Куриное филе'])
  await group(68, ['Баница', 'Banitza', 'Banitsa', 'Баница'], 'баничка, баница със сирене')
  const { ids } = await sampleShops(cms)
  const brochure = ids['brochure current'] ?? ''
  for (const title of offers)
    await cms.create({ collection: 'offers', data: { brochure, pageNumber: 1, title, priceCents: 199 } })
  const sold = (title: string, chain: string, low: number, kind?: number) => ({
    ...{ title, chain, day: today, low },
    ...(kind && { group: kind }),
  })
  await fillPrices(await db(), [
    sold('Кафе мляно', 'Билла', 500),
    sold('Кафе мляно', 'T Market', 300),
    sold('Захар бяла', 'T Market', 100),
    sold('Лютеница без захар', 'T Market', 200),
    sold('Безлактозно мляко', 'T Market', 200),
    sold('Хляб Престиж', 'T Market', 100),
    sold('Вафла', 'Престиж', 90),
    sold('Филе Градус', 'Билла', 900, 16),
    sold('Хляб ръжен', 'Билла', 100),
  ])
  await rebuildSearchIndex()
})

const productsFor = async (query: string, locale: Locale = 'bg') =>
  (await searchProducts({ query, locale })).products.map(({ title }) => title)
const offersFor = async (query: string, locale: Locale = 'bg') =>
  (await searchOffers({ query, locale })).offers.map(({ title }) => title)
const pricesFor = async (query: string, retailer?: string) =>
  (await searchProducts({ query, locale: 'bg', filters: { retailer } })).products.map(({ title, reports: [first] }) => [
    title,
    first.shop.name,
    first.price,
  ])

describe('what a thing must not have', () => {
  it.each([
    ['без захар', 'bg'],
    ['bez zahar', 'bg'],
    ['sugar free', 'en'],
    ['ohne Zucker', 'de'],
    ['zuckerfrei', 'de'],
    ['без сахара', 'ru'],
  ] as const)('is looked for as “%s”', async (query, locale) => {
    expect(await productsFor(query, locale)).toEqual(['Лютеница без захар'])
    expect(await offersFor(query, locale)).toEqual(['Лютеница без добавена захар'])
  })

  it('may be said in one word, by who asks and by who sells', async () => {
    expect(await productsFor('мляко без лактоза')).toEqual(['Безлактозно мляко'])
    expect(await productsFor('laktosefreie Milch', 'de')).toEqual(['Безлактозно мляко'])
  })
})

describe('a chain in the words', () => {
  it('means its own prices', async () => {
    expect(await pricesFor('кафе')).toEqual([['Кафе мляно', 'T Market', 300]])
    expect(await pricesFor('кафе billa')).toEqual([['Кафе мляно', 'Билла', 500]])
    expect(await pricesFor('кафе билла', chainSlug('T Market'))).toEqual([['Кафе мляно', 'T Market', 300]])
  })

  it('hides nothing that is called so and sold elsewhere', async () => {
    expect(await pricesFor('престиж')).toEqual(
      expect.arrayContaining([
        ['Хляб Престиж', 'T Market', 100],
        ['Вафла', 'Престиж', 90],
      ]),
    )
  })

  it.each(['tmarket', 't market', 'т маркет', 'тмаркет'])('is found as “%s”', async (query) => {
    const { chains } = await searchBrochures({ query, locale: 'bg' })
    expect(chains.map(({ name }) => name)).toEqual(['T Market'])
  })

  it('is suggested while it is typed, with where its prices are', async () => {
    const path = `/search?${new URLSearchParams({ q: 'Билла', kind: 'products', shop: chainSlug('Билла') })}`
    const shop = { kind: 'retailer', text: 'Билла', lang: 'bg', path }
    expect(await suggest('бил', 'bg')).toContainEqual(shop)
    expect(await suggest('bil', 'de')).toContainEqual(shop)
  })
})

it.each(['mlq', 'xlq'])('%s, typed so for мля and хля, begins words of things', async (query) => {
  const kinds = (await suggest(query, 'bg')).map(({ kind }) => kind)
  expect(kinds).toContain('word')
  expect(kinds).toContain('product')
})

describe('a word in another language', () => {
  it('is not the Bulgarian one that looks like it in Latin letters', async () => {
    expect(await offersFor('къси')).toEqual(['Къси чорапи'])
    expect(await offersFor('Käse', 'de')).toEqual([])
  })

  it('is known where an official group is called so, and not taken for another word', async () => {
    expect(await productsFor('chicken breast', 'en')).toEqual(['Филе Градус'])
    expect((await searchBrochures({ query: 'chicken breast', locale: 'en' })).corrected).toEqual([])
  })

  it('is read where it sounds like what was typed, before a Bulgarian word that only looks like it', async () => {
    expect((await searchBrochures({ query: 'малоко', locale: 'bg' })).corrected).toEqual([
      { typed: 'малоко', found: 'молоко' },
    ])
    expect(await offersFor('малоко')).toEqual(['Прясно мляко'])
  })
})

describe('what something is with', () => {
  it('does not make its group that thing: banitsa with cheese is no cheese', async () => {
    expect(await offersFor('баница')).toEqual(['Баница'])
    expect(await offersFor('сирене')).toEqual([])
  })

  it('does not show the shop that only speaks of it, unless nothing else has it', async () => {
    const { docs } = await cms.find({ collection: 'retailers', where: { slug: { equals: 'zora' } } })
    const description = 'Мляко и ракитови кошници'
    await cms.update({ collection: 'retailers', id: docs[0]?.id ?? '', data: { description } })
    expect((await searchBrochures({ query: 'мляко', locale: 'bg' })).retailers).toEqual([])
    expect((await searchBrochures({ query: 'ракитови', locale: 'bg' })).retailers).toMatchObject([{ slug: 'zora' }])
  })
})
