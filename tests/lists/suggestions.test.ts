import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { sofiaDay } from '@/domain/calendar-day'
import type { Locale } from '@/i18n/routing'
import { contentFixtures } from '../content/content-fixtures'
import { fillPrices } from '../search/price-data'
import { sampleShops } from '../search/sample-shops'
import { freshCms } from '../setup/cms'

const { payload: cms } = await freshCms()
const { db } = await import('@/server/cms')
const { findSuggestions } = await import('@/features/lists/server/find-suggestions')
const { indexAllProducts } = await import('@/server/search-index/products')

const today = sofiaDay()
let brochure = ''

async function offer(title: string, priceCents: number, brochure: string): Promise<string> {
  return (await cms.create({ collection: 'offers', data: { brochure, pageNumber: 1, title, priceCents } })).id
}

beforeAll(async () => {
  const { ids } = await sampleShops(cms)
  const database = await db()
  await fillPrices(database, [
    { title: 'Прясно мляко Верея 1 л', chain: 'Билла', day: today, low: 219 },
    { title: 'Прясно мляко Верея 1 л', chain: 'Метро', day: today, low: 205, promo: 189 },
    { title: 'Прясно мляко Верея 1 л', chain: 'Житен', invented: true, day: today, low: 99 },
    { title: 'Прясно мляко без цена 1 л', chain: 'Билла', day: '2026-01-05', low: 100 },
    ...['Крина', 'Бисерен', 'Басмати', 'Жасмин'].map((kind, index) => ({
      ...{ title: `Ориз ${kind}`, chain: 'Билла', day: today, low: 200 + index },
      pack: { unit: 'kg' as const, amount: kind === 'Басмати' ? 400 : 1000 },
    })),
    { title: 'Кашкавал Саяна 400 г', chain: 'Зебра', day: today, low: 749 },
    { title: 'Сирене Саяна 400 г', chain: 'Жираф', day: today, low: 549 },
  ])
  const savanna = { name: 'Савана', slug: 'savana', colour: '#336699', _status: 'published' } as const
  const { id: retailer } = await cms.create({ collection: 'retailers', data: savanna })
  await database.execute(sql`
    update prices.chains set retailer_id = ${retailer}::uuid where name in ('Зебра', 'Жираф')`)
  await indexAllProducts(await db())
  const [now = '', later = ''] = [ids['brochure current'], ids['brochure upcoming']]
  brochure = now
  const matched = await offer('Прясно мляко Верея', 210, now)
  await offer('Прясно мляко Родопея', 179, now)
  await offer('Прясно мляко догодина', 100, later)
  await offer('Кофа за боя', 500, now)
  for (const kind of ['бял', 'кафяв', 'див', 'дълъг']) await offer(`Ориз ${kind}`, 150, now)
  await database.execute(sql`
    insert into prices.offer_matches (offer_id, group_number, product_id)
    select ${matched}, 1, id from prices.products where title = 'Прясно мляко Верея 1 л'
    on conflict (offer_id) do update set product_id = excluded.product_id`)
})

const found = async (query: string, locale: Locale = 'bg') =>
  (await findSuggestions(query, locale)).map(({ title, price }) => [title, price?.cents])

describe('what is found for a note', () => {
  it('is each product once at its lowest real price of now, then the other offers of today', async () => {
    expect(await found('прясно мляко')).toEqual([
      ['Прясно мляко Верея 1 л', 189],
      ['Прясно мляко Родопея', 179],
    ])
  })

  it('is found by the beginning of a word, and is no guess', async () => {
    expect((await found('прясно мля'))[0]).toEqual(['Прясно мляко Верея 1 л', 189])
    expect((await found('prqsno mlq'))[0]).toEqual(['Прясно мляко Верея 1 л', 189])
    expect(await found('кафе')).toEqual([])
    expect(await found('%_')).toEqual([])
  })

  it.each([
    ['Milch', 'de'],
    ['milk', 'en'],
    ['молоко', 'ru'],
  ] as const)('is what the search reads in “%s”, which no title begins with', async (query, locale) => {
    expect(await found(query, locale)).toEqual([
      ['Прясно мляко Верея 1 л', 189],
      ['Прясно мляко Родопея', 179],
    ])
  })

  it('is of the size, the price and the shop that the note names', async () => {
    expect(await found('ориз 0,4 кг')).toEqual([['Ориз Басмати', 202]])
    expect(await found('мляко под 1,80 €')).toEqual([['Прясно мляко Родопея', 179]])
    expect(await found('мляко Билла')).toEqual([['Прясно мляко Верея 1 л', 219]])
  })

  it.each([
    ['кашкавал Зебра', 'Кашкавал Саяна 400 г', 749],
    ['сирене Жираф', 'Сирене Саяна 400 г', 549],
  ])('is of the chain that “%s” names, also where its retailer has another one', async (query, title, cents) => {
    expect(await found(query)).toEqual([[title, cents]])
  })

  it('is three products and three offers at most', async () => {
    const ids = (await findSuggestions('ориз', 'bg')).map(({ id }) => id.split(':')[0])
    expect(ids).toEqual([...Array(3).fill('product'), ...Array(3).fill('offer')])
  })

  it('says for which towns the brochure of an offer is', async () => {
    const { createBrochure } = await contentFixtures(cms)
    await offer('Праскови', 199, await createBrochure({ towns: ['Варна'] }))
    for (const locale of ['bg', 'de'] as const) {
      const [peaches] = await findSuggestions('праскови', locale)
      expect(peaches).toMatchObject({ title: 'Праскови', details: 'издание за Варна' })
    }
  })

  it('is an offer once, though several editions of a shop have it', async () => {
    for (let copy = 0; copy < 7; copy += 1) await offer('Грах зелен', 120, brochure)
    await offer('Грах градински', 150, brochure)
    expect((await found('грах')).sort()).toEqual([
      ['Грах градински', 150],
      ['Грах зелен', 120],
    ])
  })
})

it.each([
  ['de', 'Milch, 1 l'],
  ['bg', null],
] as const)('what is found says in %s what it is', async (locale, kind) => {
  const { POST } = await import('@/app/api/lists/found/route')
  const body = JSON.stringify({ query: 'прясно мляко', locale })
  const headers = { 'x-forwarded-for': '192.0.2.7' }
  const answer = await POST(new Request('http://localhost/api/lists/found', { method: 'POST', headers, body }))
  expect((await answer.json()).items[0]).toMatchObject({ title: 'Прясно мляко Верея 1 л', kind })
})

it('proposals of an address are as many as a carrier’s customers type, and no more', async () => {
  const { POST } = await import('@/app/api/lists/found/route')
  const { takePoint } = await import('@/server/rate-limit')
  const ask = async () => {
    const body = JSON.stringify({ query: 'прясно мляко', locale: 'bg' })
    const headers = { 'x-forwarded-for': '192.0.2.6' }
    return (await POST(new Request('http://localhost/api/lists/found', { method: 'POST', headers, body }))).status
  }
  expect(await ask()).toBe(200)
  const limit = { name: 'list-found', points: 1_600, seconds: 300 }
  expect(await takePoint(cms, limit, '192.0.2.6', 1_598)).toBe(true)
  expect(await ask()).toBe(200)
  expect(await ask()).toBe(429)
})
