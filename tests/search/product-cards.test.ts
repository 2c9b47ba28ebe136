import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { shopPrices } from '@/features/price-data/cards/shop-prices'
import type { CardProduct } from '@/features/price-data/cards/types'
import type { SearchFilters } from '@/features/search/types'
import { priceFixtures } from '../prices/price-fixtures'
import { freshCms } from '../setup/cms'
import { chainSlug, fillPrices } from './price-data'
import { sampleShops } from './sample-shops'

const { payload: cms } = await freshCms()
const { db } = await import('@/server/cms')
const { preparedPool } = await import('@/server/db/pool')
const { judgeOffers } = await import('@/features/price-data/reductions/judge-offers')
const { parseSearch } = await import('@/features/search/params')
const { findAll } = await import('@/features/search/search-all')
const { searchOffers } = await import('@/features/search/offers/data')
const { offerCards } = await import('@/features/search/offers/offer-cards')
const { searchProducts } = await import('@/features/search/products/data')
const { indexAllProducts } = await import('@/server/search-index/products')
const { rebuildSearchIndex } = await import('@/server/search-index/rebuild')

const day = sofiaDay()
const title = 'Краве масло 125 г'

beforeAll(async () => {
  await (await priceFixtures(cms)).addGroups([86])
  const { ids } = await sampleShops(cms)
  const database = await db()
  const pack = { unit: 'kg', amount: 125 } as const
  await fillPrices(database, [
    { title, chain: 'Зора', day, pack, low: 199, towns: { Русе: 205 } },
    { title, chain: 'Без страница', day, pack, low: 430, promo: 215 },
  ])
  await database.execute(sql`update prices.chains set retailer_id = ${ids.zora} where name = 'Зора'`)
  const offers = [
    { brochure: 'current', priceCents: 199 },
    { brochure: 'toys', priceCents: 189, loyaltyOnly: true },
    { brochure: 'upcoming', priceCents: 150 },
  ]
  for (const { brochure, ...data } of offers) {
    const { id } = await cms.create({
      collection: 'offers',
      data: { brochure: ids[`brochure ${brochure}`] ?? '', pageNumber: 1, title: 'Масло', packSize: '125 г', ...data },
    })
    await database.execute(sql`
      insert into prices.offer_matches (offer_id, group_number, product_id) select ${id}, 12, id from prices.products where title = ${title}
      on conflict (offer_id) do update set product_id = excluded.product_id`)
  }
  const store = { retailer: ids.veselka ?? '', town: 'Русе', name: 'Магазин', address: 'ул. Главна 1' }
  await cms.create({ collection: 'stores', data: store })
  await indexAllProducts(await db())
})

const shown = (card: CardProduct | undefined) =>
  card ? shopPrices(card, day).prices.map(({ shop, price, source }) => `${shop.slug} ${price} ${source}`) : []

async function cards(filters: SearchFilters = {}) {
  const [products, offers] = await Promise.all([
    searchProducts({ query: 'масло', locale: 'bg', filters }),
    searchOffers({ query: 'масло', locale: 'bg', filters }),
  ])
  return {
    product: products.products[0],
    offers: offerCards(offers.offers, offers.cards).map(({ product }) => product),
  }
}

const nobody = chainSlug('Без страница')

it('has a price of a kilo only of the size that the listing names', async () => {
  const sizes = async (size: number | null) => {
    await (await db()).execute(sql`update prices.listings set pack_unit = ${size && 'kg'}, pack_amount = ${size}
      where company_id = (select id from prices.companies where number = 'Зора')`)
    await indexAllProducts(await db())
    const { product } = await cards()
    const ranked = await searchProducts({ query: 'масло', locale: 'bg', sort: 'kg' })
    return {
      units: product?.reports.map(({ unitPrice }) => unitPrice?.cents),
      isCheapest: ranked.products[0]?.isCheapest,
    }
  }
  expect(await sizes(null)).toEqual({ units: [undefined, 1720], isCheapest: false })
  expect(await sizes(125)).toEqual({ units: [1592, 1720], isCheapest: true })
})

it('a card has every shop, of reports and of brochures, with and without a page of its own', async () => {
  const { product, offers } = await cards()
  const today = ['veselka 189 brochure', 'zora 199 brochure', `${nobody} 215 report`]
  expect(shown(product)).toEqual(today)
  expect(offers).toHaveLength(1)
  expect(shown(offers[0])).toEqual([...today, 'zora 150 brochure'])
  expect(offers[0]?.slug).toBe(product?.slug)
})

it.each<[string, SearchFilters, string[]]>([
  ['a chain without a page', { retailer: nobody }, [`${nobody} 215 report`]],
  ['a town', { town: 'Русе' }, ['veselka 189 brochure', 'zora 205 report']],
  ['no card', { withoutCard: true }, ['zora 199 brochure', `${nobody} 215 report`]],
])('a card shows what was chosen alone: %s', async (_what, filters, prices) => {
  expect(shown((await cards(filters)).product)).toEqual(prices)
})

it('a shop that is chosen stands alone on the card of an offer, also where it reports no prices', async () => {
  const { offers } = await cards({ retailer: 'veselka' })
  expect(offers.map(shown)).toEqual([['veselka 189 brochure']])
})

it('a chain that words name stands alone on the card', async () => {
  const { products } = await searchProducts({ query: 'масло зора', locale: 'bg' })
  expect(products.map(shown)).toEqual([['zora 199 brochure']])
})

it('an offer that is to come says nothing of what is sold today', async () => {
  const { offers } = await cards({ state: 'upcoming' })
  expect(offers.map(shown)).toEqual([['zora 150 brochure']])
})

it('the price of each shop says what is known of its reduction', async () => {
  const verdict = { answer: 'real', startedOn: day, prior: { cents: 430, day: addDays(day, -3) }, percent: 50 }
  await (await db()).execute(sql`
    insert into prices.reductions (listing_id, day, verdict)
    select l.id, ${day}::date, ${JSON.stringify(verdict)}::jsonb from prices.listings l
    join prices.companies k on k.id = l.company_id join prices.chains c on c.id = k.chain_id where c.name = 'Без страница'`)
  const known = (await cards()).product?.reports.map(({ shop, reduction }) => [shop.name, reduction?.verdict])
  expect(known).toContainEqual(['Без страница', verdict])
})

it('a chain that has reported no newer price says so, and its product is not called the cheapest', async () => {
  const found = async () => (await searchProducts({ query: 'масло', locale: 'bg', sort: 'price' })).products[0]
  expect(await found()).toMatchObject({ isCheapest: true, reports: [{ price: 199, kept: false }, { kept: false }] })
  await (await db()).execute(sql`
    update prices.latest set day = ${addDays(day, -1)}::date where listing_id in (
      select l.id from prices.listings l join prices.companies k on k.id = l.company_id
      join prices.chains c on c.id = k.chain_id where c.name = 'Зора')`)
  expect(await found()).toMatchObject({ isCheapest: false, reports: [{ price: 199, kept: true }, { kept: false }] })
})

it('a medicine that a brochure offers is one card, with what its shops call the regular price and no rank', async () => {
  const [name, old] = ['Аналгин таблетки', 500]
  await fillPrices(await db(), [{ title: name, chain: 'Без страница', day, low: old, promo: 450, group: 86 }])
  const { docs } = await cms.find({ collection: 'brochures', where: { slug: { equals: 'toys' } } })
  const brochure = docs[0]?.id ?? ''
  const pharmacy = { slug: 'pharmacy', name: 'Аптеки', icon: 'tag', order: 2 } as const
  const { id: category } = await cms.create({ collection: 'categories', locale: 'bg', data: pharmacy })
  await cms.update({ collection: 'brochures', id: brochure, data: { category, _status: 'published' } })
  const data = { brochure, pageNumber: 1, title: name, priceCents: 400, oldPriceCents: old }
  const { id } = await cms.create({ collection: 'offers', data })
  const database = await db()
  await database.execute(sql`
    insert into prices.offer_matches (offer_id, group_number, product_id) select ${id}, 86, id from prices.products where title = ${name}
    on conflict (offer_id) do update set product_id = excluded.product_id, group_number = excluded.group_number`)
  await database.execute(sql`
    insert into prices.reductions (listing_id, day, verdict)
    select id, ${day}::date, ${JSON.stringify({ answer: 'unjudged', startedOn: day })}::jsonb from prices.listings where name = ${name}`)
  await judgeOffers(database, [id])
  await rebuildSearchIndex()
  const found = await findAll('bg', parseSearch({ q: 'аналгин', reduced: 'unjudged' }))
  const [card, ...others] = offerCards(found?.offers.offers ?? [], found?.offers.cards ?? [])
  expect(found?.offers.offers[0]).toMatchObject({ isRanked: false })
  expect([others.length, found?.products.products.length]).toEqual([0, 0])
  const said = { old, verdict: { answer: 'unjudged' } }
  expect(card?.product).toMatchObject({
    isRanked: false,
    reports: [{ reduction: said }],
    offers: [{ reduction: said }],
  })
  expect(shopPrices(card?.product ?? { isRanked: false, reports: [], offers: [] }, day).cheapest.size).toBe(0)
})

it('one search reads the card of a product once, though it is found as an offer and as a product', async () => {
  const asked = vi.spyOn(preparedPool(), 'query')
  const found = await findAll('bg', parseSearch({ q: 'краве масло 125 г' }))
  const texts = asked.mock.calls.map(([statement]) => z.object({ text: z.string() }).parse(statement).text)
  asked.mockRestore()
  expect(found?.offers.cards.map((card) => card.title)).toEqual([title])
  expect(found?.products.total).toBe(1)
  expect(texts.filter((text) => text.includes('newest_days as'))).toHaveLength(1)
})

it('has no picture of a brochure whose shop was taken off the site, because that picture is not served any more', async () => {
  const database = await db()
  const { readProductCards } = await import('@/features/price-data/cards/read-cards')
  const { rows } = await database.execute(sql`select id from prices.products where title = ${title}`)
  const ids = rows.map((row) => z.object({ id: z.number() }).parse(row).id)
  const offers = { chain: null, town: null, withoutCard: false }
  const pictures = async () =>
    (await readProductCards(ids, { companies: null, place: undefined, offers })).map(({ picture }) => picture !== null)
  await database.execute(sql`update imports set hash = md5(id::text)`)
  await database.execute(sql`update offers set box_x = 0.1, box_y = 0.1, box_width = 0.3, box_height = 0.3`)
  expect(await pictures()).toEqual([true])
  await database.execute(sql`update retailers set _status = 'draft'`)
  expect(await pictures()).toEqual([false])
  await database.execute(sql`update retailers set _status = 'published'`)
})
