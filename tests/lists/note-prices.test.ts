import { beforeAll, describe, expect, it } from 'vitest'
import { sofiaDay } from '@/domain/calendar-day'
import { type Locale, locales } from '@/i18n/routing'
import { writeProductGroups } from '../../seed/write/product-groups'
import { contentFixtures } from '../content/content-fixtures'
import { fillPrices } from '../search/price-data'
import { sampleShops } from '../search/sample-shops'
import { freshCms } from '../setup/cms'

const { payload: cms } = await freshCms()
const { db } = await import('@/server/cms')
const { notePrices } = await import('@/features/lists/server/note-prices')
const { indexAllProducts } = await import('@/server/search-index/products')

const today = sofiaDay()
const gram = (amount: number) => ({ unit: 'kg', amount }) as const
const litre = { unit: 'l', amount: 1000 } as const
const wine = { unit: 'l', amount: 750 } as const
/** More than any search reads of one kind. */
const manyWines = 210

let ids: Record<string, string>

beforeAll(async () => {
  await writeProductGroups(cms)
  ids = (await sampleShops(cms)).ids
  await fillPrices(await db(), [
    { title: 'Прясно мляко Верея 1 л', chain: 'Билла', day: today, group: 6, pack: litre, low: 219 },
    { title: 'Прясно мляко Верея 1 л', chain: 'Метро', day: today, group: 6, pack: litre, low: 205, promo: 189 },
    { title: 'Прясно мляко Саяна 1 л', chain: 'Билла', day: today, group: 6, pack: litre, low: 199 },
    { title: 'Прясно мляко Верея 1 л', chain: 'Житен', invented: true, day: today, group: 6, pack: litre, low: 99 },
    ...['Билла', 'Метро', 'Т Маркет', 'Кауфланд'].flatMap((chain, place) => [
      { title: 'Кисело мляко Балкан', chain, day: today, group: 7, low: 89 + place, pack: gram(400) },
      { title: 'Кисело мляко Елена', chain, day: today, group: 7, low: 99 + place, pack: gram(400) },
    ]),
    { title: 'Прясно мляко Олимпус', chain: 'Т Маркет', day: today, group: 6, low: 229, pack: litre },
    { title: 'Прясно мляко Олимпус', chain: 'Кауфланд', day: today, group: 6, low: 249, pack: litre },
    { title: 'Сапун с мляко', chain: 'Метро', day: today, low: 80 },
    ...Array.from({ length: manyWines }, (_, index) => ({
      ...{ title: `Вино маса ${index}`, chain: 'Билла', day: today, low: 200 + index, pack: wine },
    })),
    { title: 'Вино отлежало', chain: 'Метро', day: today, low: 990, pack: wine },
    { title: 'Кафе саше', chain: 'Билла', day: today, low: 25, pack: gram(17) },
    { title: 'Кафе доза', chain: 'Т Маркет', day: today, low: 20, pack: gram(17) },
    { title: 'Кафе Лаваца', chain: 'Билла', day: today, low: 399, pack: gram(250) },
    { title: 'Кафе Лаваца', chain: 'Метро', day: today, low: 379 },
    { title: 'Кафе Бразилия', chain: 'Билла', day: today, low: 450, pack: gram(225) },
    { title: 'Кафе Кения', chain: 'Билла', day: today, low: 460, pack: gram(250) },
    { title: 'Кафе чувал', chain: 'Метро', day: today, low: 1500, pack: gram(5000) },
    { title: 'Домати', chain: 'Билла', day: today, low: 250 },
    { title: 'Домати розови', chain: 'Метро', day: today, low: 300 },
    { title: 'Домати чери', chain: 'Билла', day: today, low: 150, pack: gram(250) },
  ])
  await indexAllProducts(await db())
  const [now = '', later = ''] = [ids['brochure current'], ids['brochure upcoming']]
  const offer = (title: string, priceCents: number, brochure = now) =>
    cms.create({ collection: 'offers', data: { brochure, pageNumber: 1, title, priceCents, brand: 'Родопея' } })
  await offer('Прясно мляко', 179)
  await offer('Прясно мляко догодина', 100, later)
  const { createBrochure } = await contentFixtures(cms)
  const edition = await createBrochure({ retailer: ids.zora, category: ids.supermarket, towns: ['Варна'] })
  await offer('Прясно мляко Тракия', 150, edition)
  await offer('Шоколад с мляко', 60)
  await offer('Кафе мляно', 349)
  await offer('Кафе разтворимо', 30, ids['brochure toys'])
})

const priced = async (note: string, locale: Locale = 'bg') =>
  (await notePrices(note, locale)).map(({ shopName, cents, what }) => `${shopName} ${cents} ${what}`).sort()

describe('a note that names a kind of thing', () => {
  it('costs what the cheapest of it costs in each shop, editions for some towns left out, and says what that is', async () => {
    const milk = await priced('Мляко')
    expect(milk).toHaveLength(5)
    expect(milk).toContain('Т Маркет 229 Прясно мляко Олимпус')
    expect(milk).toContain('Билла 199 Прясно мляко Саяна 1 л')
    expect(milk).toContain('Метро 189 Прясно мляко Верея 1 л')
    expect(milk).toContainEqual(expect.stringMatching(/ 179 Прясно мляко, Родопея$/))
  })

  it('may be written in the language of the visitor', async () => {
    expect(await priced('Milch', 'de')).toContain('Билла 199 Прясно мляко Саяна 1 л')
  })

  it('costs the same for a friend who reads another language', async () => {
    for (const note of ['мляко', 'кафе 17 г', 'мляко Билла', 'Milch', 'coffee', 'помидоры']) {
      const [own = [], ...others] = await Promise.all(locales.map((locale) => priced(note, locale)))
      expect(own.length, note).toBeGreaterThan(0)
      for (const other of others) expect(other, note).toEqual(own)
    }
  })

  it('costs its own price in a shop beside which another has hundreds of cheaper ones', async () => {
    expect(await priced('вино')).toEqual(['Билла 200 Вино маса 0', 'Метро 990 Вино отлежало'])
  })

  it('does not cost the price of one of several, and another of that shop has its price', async () => {
    const brochure = ids['brochure current'] ?? ''
    const multiBuy = { kind: 'amount', pieces: 2, amountCents: 340 } as const
    const data = { brochure, pageNumber: 1, title: 'Прясно мляко Ро', priceCents: 170, brand: 'Ро', multiBuy }
    const { id } = await cms.create({ collection: 'offers', data })
    const milk = await priced('мляко')
    await cms.delete({ collection: 'offers', id })
    expect(milk).toContainEqual(expect.stringMatching(/ 179 Прясно мляко, Родопея$/))
    expect(milk.filter((one) => one.includes('Ро,') || / 170 /.test(one))).toEqual([])
  })

  it('is of the kind that the search shows first, and of another only where that is said', async () => {
    expect((await priced('мляко')).filter((one) => one.includes('Кисело'))).toEqual([])
    expect(await priced('кисело мляко')).toEqual(
      ['Билла 89', 'Кауфланд 92', 'Метро 90', 'Т Маркет 91'].map((price) => `${price} Кисело мляко Балкан`),
    )
  })

  it('is not what only contains it, and what is no name of ours costs nothing', async () => {
    expect((await priced('мляко')).filter((one) => /Сапун|Шоколад|догодина/.test(one))).toEqual([])
    for (const note of ['ключ за мазето', 'млкяо', '%_', '2']) expect(await priced(note), note).toEqual([])
  })
})

describe('the size that a note means', () => {
  it('is the usual one: no sachet, no sack, and an unknown one at a likely price only', async () => {
    expect(await priced('кафе')).toEqual([
      'Билла 399 Кафе Лаваца',
      'Зора 349 Кафе мляно, Родопея',
      'Метро 379 Кафе Лаваца',
    ])
  })

  it('is the one that it names', async () => {
    expect(await priced('кафе 17 г')).toEqual(['Билла 25 Кафе саше', 'Т Маркет 20 Кафе доза'])
  })

  it('is none where most of it is weighed', async () => {
    expect(await priced('домати')).toEqual(['Билла 250 Домати', 'Метро 300 Домати розови'])
  })
})

describe('a note with a condition', () => {
  it.each([
    ['мляко под 3,80 лв', ['Зора 179 Прясно мляко, Родопея', 'Метро 189 Прясно мляко Верея 1 л']],
    [
      'мляко над 1,95 €',
      ['Билла 199 Прясно мляко Саяна 1 л', 'Кауфланд 249 Прясно мляко Олимпус', 'Т Маркет 229 Прясно мляко Олимпус'],
    ],
    ['мляко Билла', ['Билла 199 Прясно мляко Саяна 1 л']],
    ['billa мляко до 2 €', ['Билла 199 Прясно мляко Саяна 1 л']],
    ['мляко Верея', ['Билла 219 Прясно мляко Верея 1 л', 'Метро 189 Прясно мляко Верея 1 л']],
    ['мляко Родопея', ['Зора 179 Прясно мляко, Родопея']],
    ['шоколад с мляко', ['Зора 60 Шоколад с мляко, Родопея']],
  ])('%s is read as the search reads it', async (note, expected) => {
    expect(await priced(note)).toEqual(expected)
  })

  it.each(['мляко под 0,50 €', 'мляко Фантастико', 'Билла', 'под 2 лв'])(
    '%s has no price, because nothing meets it',
    async (note) => {
      expect(await priced(note)).toEqual([])
    },
  )
})

it('the notes of an address are limited, not its requests, each of which may have one note', async () => {
  const { POST } = await import('@/app/api/lists/notes/route')
  const { takePoint } = await import('@/server/rate-limit')
  const ask = async (address: string, count: number) => {
    const notes = Array.from({ length: count }, (_, index) => ({ id: `note:${index}`, text: 'мляко' }))
    const body = JSON.stringify({ notes, locale: 'bg' })
    const headers = { 'x-forwarded-for': address }
    return (await POST(new Request('http://localhost/api/lists/notes', { method: 'POST', headers, body }))).status
  }
  for (let asked = 0; asked < 41; asked++) expect(await ask('192.0.2.1', 1)).toBe(200)
  const limit = { name: 'list-priced-notes', points: 1_600, seconds: 300 }
  expect(await takePoint(cms, limit, '192.0.2.2', 1_560)).toBe(true)
  expect(await ask('192.0.2.2', 40)).toBe(200)
  expect(await ask('192.0.2.2', 1)).toBe(429)
})
