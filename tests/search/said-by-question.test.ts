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
const { parseSearch } = await import('@/features/search/params')
const { findAll } = await import('@/features/search/search-all')
const { searchBrochures } = await import('@/features/search/data')
const { searchOffers } = await import('@/features/search/offers/data')
const { searchProducts } = await import('@/features/search/products/data')

const offered = {
  current: [
    'Капки за нос Назик',
    'Пръчици житни',
    'Бадеми печени',
    'Кисело мляко',
    'Шоколад Своге',
    'Бисквити обикновени',
    'Бисквити с кокос',
    'Детска кола',
    'Прясно мляко Саяна 1 л',
    'Прясно мляко Верея 1,5 % 1 л',
    'Айран 3,6',
    'Чорапи памучни',
    'Чипс царевичен',
    'Репички връзка',
    'Кюфтета',
    'Краве сирене',
  ],
  drops: ['Сапун', 'Шампоан Нежност'],
  bakery: ['Хляб'],
}

beforeAll(async () => {
  const shops = await sampleShops(cms)
  for (const [slug, name, brochure] of [
    ['kapka', 'Капка', 'drops'],
    ['zhiten', 'Житен', 'bakery'],
  ] as const) {
    const { id } = await cms.create({
      collection: 'retailers',
      data: { slug, name, colour: '#336699', _status: 'published' },
    })
    shops.ids[slug] = id
    const days = { from: -1, to: 3, retailer: slug, category: 'supermarket' }
    await shops.publish({ slug: brochure, title: 'Седмица', ...days })
  }
  for (const [slug, titles] of Object.entries(offered)) {
    const brochure = shops.ids[`brochure ${slug}`] ?? ''
    for (const title of titles)
      await cms.create({ collection: 'offers', data: { brochure, pageNumber: 1, title, priceCents: 199 } })
  }
  const database = await db()
  await database.execute(sql`
    update brochure_pages set text = E'Бира Каменица 2 л\\nМагазинът е до метро'
    where brochure_id = ${shops.ids['brochure toys']}`)
  const sold = (title: string, chain: string) => ({ title, chain, day: sofiaDay(), low: 199 })
  await fillPrices(database, [
    { ...sold('Мляко 2 % 1 л', 'Билла'), pack: { unit: 'l', amount: 1000 } },
    sold('Кафе мляно', 'Лидл Дискаунтър'),
  ])
  await rebuildSearchIndex()
})

const offersFor = async (query: string, locale: Locale = 'bg') => {
  const { offers, matched } = await searchOffers({ query, locale })
  return { matched, titles: offers.map(({ title }) => title) }
}
const brochuresFor = (query: string) => searchBrochures({ query, locale: 'bg' })
const retailersFor = async (query: string) => (await brochuresFor(query)).retailers.map(({ slug }) => slug)

describe('a shop’s name', () => {
  it.each([
    ['капки за нос', 'Капки за нос Назик'],
    ['капки', 'Капки за нос Назик'],
    ['житни пръчици', 'Пръчици житни'],
  ])('is not the stem of a word in “%s”', async (query, title) => {
    expect(await offersFor(query)).toEqual({ matched: 'all', titles: [title] })
    expect(await retailersFor(query)).toEqual([])
  })

  it.each([
    ['капка', 'kapka'],
    ['Kapka', 'kapka'],
    ['капка шампоан', 'kapka'],
    ['jiten', 'zhiten'],
  ])('is a whole word in “%s”', async (query, slug) => {
    expect(await retailersFor(query)).toEqual([slug])
  })

  it('is met by everything of that shop', async () => {
    expect(await offersFor('капка шампоан')).toEqual({ matched: 'all', titles: ['Шампоан Нежност'] })
    expect((await offersFor('капка')).titles.toSorted()).toEqual(['Капки за нос Назик', ...offered.drops])
  })
})

describe('what describes a thing', () => {
  it.each([
    ['бадемов йогурт', 'bg', ['Кисело мляко']],
    ['biscuits with chocolate', 'en', ['Бисквити обикновени', 'Бисквити с кокос']],
    ['Kekse mit Schokolade', 'de', ['Бисквити обикновени', 'Бисквити с кокос']],
    ['печенье с шоколадом', 'ru', ['Бисквити обикновени', 'Бисквити с кокос']],
    ['шоколадное печенье', 'ru', ['Бисквити обикновени', 'Бисквити с кокос']],
  ] as const)('does not decide in “%s” (%s)', async (query, locale, expected) => {
    const { matched, titles } = await offersFor(query, locale)
    expect({ matched, titles: titles.toSorted() }).toEqual({ matched: 'some', titles: expected })
  })
})

it.each([
  ['касис', 'Käse'],
  ['сира', 'сыр'],
  ['red', 'редис'],
])('%s is not the word of another language with its stem (%s)', async (query) => {
  expect((await offersFor(query)).titles).toEqual([])
})

describe('a percentage', () => {
  it('is not met by a number of something else', async () => {
    expect((await offersFor('прясно мляко 1 %')).matched).toBe('some')
    expect(await offersFor('прясно мляко 1,5%')).toEqual({ matched: 'all', titles: ['Прясно мляко Верея 1,5 % 1 л'] })
    expect(await offersFor('прясно мляко 1,5 процента')).toEqual(await offersFor('прясно мляко 1,5%'))
  })

  it('may stand in a name without its sign', async () => {
    expect(await offersFor('айран 3,6 %')).toEqual({ matched: 'all', titles: ['Айран 3,6'] })
  })
})

describe('a size', () => {
  it('is not met by a number and a unit that do not belong together', async () => {
    expect((await searchProducts({ query: 'мляко 2 л', locale: 'bg' })).matched).toBe('some')
    expect((await searchProducts({ query: 'мляко 1 л', locale: 'bg' })).matched).toBe('all')
  })

  it('is found where only the text of a page has it', async () => {
    expect((await brochuresFor('бира 2 л')).matched).toBe('all')
    expect((await brochuresFor('бира 2000 мл')).matched).toBe('all')
    expect((await brochuresFor('бира 1 л')).matched).toBe('some')
  })
})

describe('a shop without data', () => {
  it.each([
    ['чорапи H&M', 'Ейч енд Ем'],
    ['чорапи C&A', 'Сиенд Ей'],
    ['чорапи Спорт Депо', 'Спорт Депо'],
    ['чорапи хоум макс', 'Хоум Макс'],
    ['чорапи пени маркет', 'Пени'],
    ['чорапи метро', 'Метро'],
    ['чорапи от тако', 'Тако'],
  ])('is named in “%s”, and the rest is looked for', async (query, shop) => {
    expect((await brochuresFor(query)).absent).toEqual([shop])
    expect(await offersFor(query)).toEqual({ matched: 'all', titles: ['Чорапи памучни'] })
  })

  it.each(['тако чипс', 'action figure', 'кафе лидл', 'капка сапун'])('is not taken from “%s”', async (query) => {
    expect((await brochuresFor(query)).absent).toEqual([])
  })

  it('does not take the head of the question away', async () => {
    expect((await offersFor('тако чипс')).matched).toBe('some')
  })

  it('is none where a chain has a longer name', async () => {
    expect((await brochuresFor('кафе лидл')).chains.map(({ name }) => name)).toEqual(['Лидл Дискаунтър'])
  })
})

it.each(['кока кола zero 2л', 'coca cola', 'Кока-Кола 500 мл', 'red bull'])(
  'shows nothing of half a brand’s name (“%s”) in any section',
  async (q) => {
    const found = await findAll('bg', parseSearch({ q }))
    const counts = [found?.offers, found?.products, found?.goods, found?.brochures, found?.posts].map(
      (each) => each?.total,
    )
    expect(counts).toEqual([0, 0, 0, 0, 0])
  },
)
