import type { Client } from 'pg'
import { z } from 'zod'
import { addDays, type CalendarDay } from '@/domain/calendar-day'
import { readHistories } from '@/features/price-data/history-query'
import type { Database } from '@/server/db/transaction'
import { days, madeUp } from './fill'

const number = z.coerce.number()
const target = 100_000_000

async function one(client: Client, query: string): Promise<number> {
  const { rows } = await client.query<{ value: unknown }>(`select (${query}) as value`)
  return number.parse(rows[0]?.value)
}

const size = (pattern: string, what: string) =>
  `select sum(${what}(oid)) from pg_class where relkind = 'r' and relnamespace = 'prices'::regnamespace and relname like '${pattern}'`

const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(2)} GB`

export async function measureSize(client: Client, say: (line: string) => void): Promise<void> {
  const observations = await one(client, `select count(*) * ${days} from prices.latest where listing_id in (${madeUp})`)
  const spans = await one(client, 'select count(*) from prices.spans')
  const table = await one(client, size('spans\\_%', 'pg_table_size'))
  const whole = await one(client, size('spans\\_%', 'pg_total_relation_size'))
  const latest = await one(client, size('latest', 'pg_total_relation_size'))
  await client.query(`create temp table daily as
    select listing_id, place_id, day, low, median, high, promo, stores from prices.latest`)
  await client.query('alter table daily add primary key (listing_id, place_id, day)')
  const rows = await one(client, 'select count(*) from prices.latest')
  const daily = (await one(client, `select pg_total_relation_size('daily')`)) / rows
  say(`${observations.toLocaleString('en')} observations in ${spans.toLocaleString('en')} spans`)
  say(
    `a span: ${(whole / spans).toFixed(1)} bytes, ${(table / spans).toFixed(1)} of them in the table, the rest in its index`,
  )
  say(
    `an observation: ${(whole / observations).toFixed(1)} bytes in spans, ${daily.toFixed(1)} as a row of its own each day`,
  )
  say(`newest prices: ${(latest / rows).toFixed(1)} bytes a row`)
  say(`spans ${gigabytes(whole)} now, ${gigabytes((whole / observations) * target)} for 100 million observations`)
}

const runs = 200

export async function measureReads(
  client: Client,
  database: Database,
  lastDay: CalendarDay,
  say: (line: string) => void,
) {
  const since = addDays(lastDay, 1 - days)
  const { rows } = await client.query<{ id: number; company: number; product: number }>(
    `select id, company_id as company, product_id as product from prices.listings
     where company_id in (select id from prices.companies where number like 'large-%') order by hashint4(id) limit ${runs}`,
  )
  const history = rows.map(({ id, company }) => async () => {
    await readHistories(database, [{ id, companyId: company }], 1, since)
  })
  const chart = rows.map(({ product }) => async () => {
    const listings = await client.query<{ id: number; companyId: number }>(
      'select id, company_id as "companyId" from prices.listings where product_id = $1',
      [product],
    )
    await readHistories(database, listings.rows, 0, since)
  })
  const group = rows.map((_, at) => async () => {
    await client.query(
      `select listings.id, name, low, promo, day from prices.listings join prices.latest on listing_id = listings.id
       where group_number = $1 and place_id = 0 order by least(low, promo), listings.id limit 24`,
      [1 + (at % 101)],
    )
  })
  say(await timed('a listing in a place, a year', history))
  say(await timed('the chart of a product, eight chains, a year', chart))
  say(await timed('the newest prices of a group, the 24 cheapest', group))
}

async function timed(what: string, reads: (() => Promise<void>)[]): Promise<string> {
  for (const read of reads.slice(0, 20)) await read()
  const times: number[] = []
  for (const read of reads) {
    const began = performance.now()
    await read()
    times.push(performance.now() - began)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1)
  return `${what}: ${at(0.5)} ms, ${at(0.95)} ms`
}
