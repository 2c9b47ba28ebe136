import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { contentFixtures } from '../content/content-fixtures'
import { freshCms } from '../setup/cms'

let pricesOf: typeof import('@/features/lists/server/store-prices')['pricesOf']

const today = '2026-11-20'

const { payload } = await freshCms()
const fixtures = await contentFixtures(payload)

beforeAll(async () => {
  ;({ pricesOf } = await import('@/features/lists/server/store-prices'))
  await payload.create({
    collection: 'product-groups',
    data: { number: 95, slug: 'lekarstva', title: 'Лекарства', baseUnit: 'piece', verdictRule: 'medicine' },
  })
  await payload.db.drizzle.execute(sql`
    insert into prices.chains (name, slug, invented) values ('Алфа', 'alfa', false), ('Бета', 'beta', false),
      ('Измислена', 'izmislena', true);
    insert into prices.companies (chain_id, number) select id, slug from prices.chains;
    insert into prices.places (id, code, name) values (0, 'BG', 'България'), (1, '68134', 'София') on conflict do nothing;
    insert into prices.products (slug, title, group_number) values ('mlyako', 'Мляко', 1), ('hap', 'Хапчета', 95);
    insert into prices.listings (company_id, code, name, group_number, product_id)
      select c.id, p.slug || n, p.title, p.group_number, p.id from prices.companies c, prices.products p,
        generate_series(1, 2) n;
    insert into prices.latest (listing_id, place_id, day, low, median, high, promo, stores)
      select l.id, place, case when c.number = 'beta' and right(l.code, 1) = '2' then date '2026-10-01'
        when c.number = 'izmislena' then date '2026-08-01' else date '2026-11-19' end,
        100 + l.company_id * 10 + right(l.code, 1)::integer, 300, 400,
        case when c.number = 'alfa' and right(l.code, 1) = '2' then 90 end, 1
      from prices.listings l join prices.companies c on c.id = l.company_id, (values (0), (1)) places (place);
    insert into prices.company_days (company_id, day, rows_read, rows_rejected, listings, stores)
      select id, case when number = 'izmislena' then date '2026-08-01' else date '2026-11-19' end, 1, 0, 1, 1
      from prices.companies`)
})

const seen = (prices: Awaited<ReturnType<typeof pricesOf>>[string] | undefined) =>
  prices?.map(({ shop, cents, source, day }) => `${shop} ${cents} ${source} ${day}`).sort()

describe('what a thing on a list costs', () => {
  it('is the lower of shelf and promotion at every real chain that reported with the others', async () => {
    const { 'product:mlyako': milk } = await pricesOf(['product:mlyako'], today)
    expect(seen(milk)).toEqual([
      'alfa 111 prices 2026-11-19',
      'alfa 90 prices 2026-11-19',
      'beta 121 prices 2026-11-19',
    ])
    expect(milk?.every(({ path }) => path === '/prices/mlyako')).toBe(true)
  })

  it('is of invented chains, named so, only where no real one reports it', async () => {
    await payload.db.drizzle.execute(sql`
      insert into prices.products (slug, title, group_number) values ('sokche', 'Сокче', 1);
      insert into prices.listings (company_id, code, name, group_number, product_id)
        select c.id, p.slug, p.title, 1, p.id from prices.companies c, prices.products p
        where c.number = 'izmislena' and p.slug = 'sokche';
      insert into prices.latest (listing_id, place_id, day, low, median, high, stores)
        select id, 0, date '2026-08-01', 150, 150, 150, 1 from prices.listings where code = 'sokche'`)
    const { rows } = await payload.db.drizzle.execute<{ id: number }>(sql`
      select l.id from prices.listings l join prices.companies c on c.id = l.company_id
      where l.code = 'mlyako1' and c.number = 'izmislena'`)
    const own = `listing:${rows[0]?.id}`
    const prices = await pricesOf(['product:sokche', own], today)
    expect(seen(prices['product:sokche'])).toEqual(['izmislena 150 invented 2026-08-01'])
    expect(seen(prices[own])).toEqual(['izmislena 131 invented 2026-08-01'])
  })

  it('is compared over chains for nothing that may not be ranked', async () => {
    const { rows } = await payload.db.drizzle.execute<{ id: number }>(sql`
      select l.id from prices.listings l join prices.companies c on c.id = l.company_id
      where l.code = 'hap1' and c.number = 'alfa'`)
    const id = `listing:${rows[0]?.id}`
    const prices = await pricesOf(['product:hap', id], today)
    expect(prices['product:hap']).toEqual([])
    expect(seen(prices[id])).toEqual(['alfa 111 prices 2026-11-19'])
  })

  it('is an offer’s price until its last day, and none after it or of a draft', async () => {
    const brochure = await fixtures.createBrochure({ validFrom: '2026-11-10', validTo: '2026-11-20' })
    const draft = await fixtures.createBrochure({ _status: 'draft', validFrom: '2026-11-10', validTo: '2026-11-20' })
    const offer = async (of: string) => {
      const data = { brochure: of, pageNumber: 1, title: 'Мляко', priceCents: 249, loyaltyOnly: true }
      return `offer:${(await payload.create({ collection: 'offers', data })).id}`
    }
    const [shown, hidden] = [await offer(brochure), await offer(draft)]
    const now = await pricesOf([shown, hidden], today)
    expect(now[shown]).toMatchObject([{ cents: 249, source: 'brochure', until: '2026-11-20', loyaltyOnly: true }])
    expect(now[hidden]).toEqual([])
    expect((await pricesOf([shown], '2026-11-21'))[shown]).toEqual([])
  })

  it('is nothing at a shop that is no longer public, as on the pages of prices', async () => {
    const retailer = await fixtures.createRetailer()
    const brochure = await fixtures.createBrochure({ retailer, validFrom: '2026-11-10', validTo: '2026-11-20' })
    const data = { brochure, pageNumber: 1, title: 'Мляко', priceCents: 249, loyaltyOnly: false }
    const id = `offer:${(await payload.create({ collection: 'offers', data })).id}`
    expect((await pricesOf([id], today))[id]).toHaveLength(1)
    await payload.update({ collection: 'retailers', id: retailer, data: { _status: 'draft' } })
    expect((await pricesOf([id], today))[id]).toEqual([])
  })

  it('is what other shops ask for the same product too, in brochures and in their stores', async () => {
    const days = { validFrom: '2026-11-10', validTo: '2026-11-20' }
    const offer = async (priceCents: number, changes = {}) => {
      const retailer = await fixtures.createRetailer()
      const brochure = await fixtures.createBrochure({ retailer, ...days, ...changes })
      const data = { brochure, pageNumber: 1, title: 'Мляко', priceCents, loyaltyOnly: false }
      const { id } = await payload.create({ collection: 'offers', data })
      await payload.db.drizzle.execute(sql`
        insert into prices.offer_matches (offer_id, group_number, product_id)
        select ${id}, 1, id from prices.products where slug = 'mlyako'
        on conflict (offer_id) do update set product_id = excluded.product_id, group_number = 1`)
      return `offer:${id}`
    }
    const [cheap, dear] = [await offer(85), await offer(140)]
    await offer(1, { validFrom: '2026-11-21', validTo: '2026-11-30' })
    const prices = await pricesOf([cheap, dear, 'product:mlyako'], today)
    const cents = (id: string) => prices[id]?.map((price) => price.cents).sort((one, other) => one - other)
    expect(cents(cheap)).toEqual([85, 90, 111, 121, 140])
    expect(cents(dear)).toEqual(cents(cheap))
    expect(cents('product:mlyako')).toEqual(cents(cheap))
    await payload.db.drizzle.execute(sql`
      insert into prices.products (slug, title, merged_into) select 'old', 'Мляко', id from prices.products where slug = 'mlyako'`)
    expect((await pricesOf(['product:old'], today))['product:old']).toHaveLength(5)
  })

  it('is nothing for what is unknown or was made up', async () => {
    const made = ['offer:x', 'listing:1; drop table offers', 'product:nothing', 'note:1', "product:'"]
    expect(await pricesOf(made, today)).toEqual(Object.fromEntries(made.map((id) => [id, []])))
    expect(await pricesOf([], today)).toEqual({})
  })
})

describe('the calls for prices and kinds', () => {
  it('are limited by items, not by requests: with short lists the customers of a carrier ask often', async () => {
    const prices = await import('@/app/api/lists/prices/route')
    const kinds = await import('@/app/api/lists/kinds/route')
    const { takePoint } = await import('@/server/rate-limit')
    const headers = { 'x-forwarded-for': '192.0.2.4' }
    for (const [post, name, bodyOf] of [
      [prices.POST, 'list-priced-items', (ids: string[]) => ({ ids })],
      [kinds.POST, 'list-named-items', (titles: string[]) => ({ titles, locale: 'de' })],
    ] as const) {
      const ask = async (count: number) => {
        const body = JSON.stringify(bodyOf(Array.from({ length: count }, (_, index) => `product:${index}`)))
        return (await post(new Request('http://localhost/api/lists', { method: 'POST', headers, body }))).status
      }
      for (let asked = 0; asked < 301; asked++) expect(await ask(1)).toBe(200)
      const limit = { name, points: 60_000, seconds: 300 }
      expect(await takePoint(payload, limit, '192.0.2.4', 60_000 - 301 * 20 - 220)).toBe(true)
      expect(await ask(200)).toBe(200)
      expect(await ask(1)).toBe(200)
      expect(await ask(1)).toBe(429)
    }
  })
})
