import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { demonstration } from './demonstration'

let payload: Payload
beforeAll(async () => {
  payload = await demonstration()
})

const pair = z.object({ title: z.string(), shop: z.string(), asked: z.number(), reported: z.number() })
const seller = z.object({ product: z.number(), chains: z.number(), prices: z.number() })

it('names one price for one thing in one shop on one day', async () => {
  // The day of the content: tests may run past midnight.
  const { rows: days } = await payload.db.drizzle.execute(sql`select max(day)::text as day from prices.latest`)
  const { day } = z.object({ day: z.string() }).parse(days[0])
  const { rows } = await payload.db.drizzle.execute(sql`
    select p.title, c.name as shop, o.price_cents as asked, least(t.low, t.promo) as reported
    from prices.offer_matches m
    join offers o on o.id = m.offer_id and o.published and not o.loyalty_only
      and o.current_from <= ${day} and o.current_to >= ${day}
    join prices.chains c on c.retailer_id = o.retailer_id
    join prices.companies co on co.chain_id = c.id
    join prices.listings l on l.company_id = co.id and l.product_id = m.product_id
    join prices.latest t on t.listing_id = l.id and t.place_id = 0 and t.day = ${day}::date
    join prices.products p on p.id = m.product_id`)
  const compared = rows.map((row) => pair.parse(row))
  expect(compared.filter(({ asked, reported }) => asked !== reported)).toEqual([])
  expect(compared.length).toBeGreaterThan(50)
})

it('has shops that differ in what they ask and in what they have', async () => {
  const { rows } = await payload.db.drizzle.execute(sql`
    select l.product_id as product, count(distinct c.id)::integer as chains,
      count(distinct least(t.low, t.promo))::integer as prices
    from prices.listings l
    join prices.companies co on co.id = l.company_id
    join prices.chains c on c.id = co.chain_id and c.invented
    join prices.latest t on t.listing_id = l.id and t.place_id = 0
    where l.product_id is not null group by l.product_id`)
  const products = rows.map((row) => seller.parse(row))
  const ofSeveral = products.filter(({ chains }) => chains > 1)
  expect(ofSeveral.filter(({ prices }) => prices > 1).length).toBeGreaterThan(ofSeveral.length * 0.9)
  expect(products.filter(({ chains }) => chains < 4).length).toBeGreaterThan(products.length * 0.2)
})
