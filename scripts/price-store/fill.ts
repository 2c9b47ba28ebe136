import type { Client } from 'pg'
import { addDays, type CalendarDay, daysOfMonth, monthOf } from '@/domain/calendar-day'
import { ensureMonth } from '@/features/price-data/import/store/chains'

const companies = 20
const listingsOfProduct = 8
export const placesEach = 4
export const days = 365

/** A price lasts nine days on average, as in the real data. */
const lasts = 9

export type Fill = { listings: number; lastDay: CalendarDay }

/**
 * Fills an empty price store with a year of made-up prices in SQL, in the form that the importer leaves: each listing
 * has prices in four places, the whole country among them.
 */
export async function fillStore(
  client: Client,
  { listings, lastDay }: Fill,
  say: (line: string) => void,
): Promise<void> {
  await fillNames(client, listings)
  const firstDay = addDays(lastDay, 1 - days)
  for (let month = firstDay; month <= lastDay; month = daysOfMonth(monthOf(month)).before) {
    const end = [addDays(daysOfMonth(monthOf(month)).before, -1), lastDay].sort()[0] ?? lastDay
    await ensureMonth(client, month)
    const { rowCount } = await client.query(spans, [month, end, lasts, placesEach])
    say(`${month.slice(0, 7)}: ${(rowCount ?? 0).toLocaleString('en')} spans`)
  }
  await client.query(
    `insert into prices.company_days (company_id, day, rows_read, rows_rejected, listings, stores)
     select id, day, $3, 0, $3, $4 from prices.companies, generate_series($1::date, $2::date, '1 day') day where number like 'large-%'`,
    [firstDay, lastDay, Math.round(listings / companies), placesEach - 1],
  )
  await client.query(
    `insert into prices.latest select listing_id, place_id, $1::date, low, median, high, promo, stores
     from prices.spans where first_day >= $2 and $1::date between first_day and last_day and listing_id in (${madeUp})`,
    [lastDay, daysOfMonth(monthOf(lastDay)).from],
  )
  await client.query('vacuum analyze')
}

/** The listings made by this script; the store may hold others. */
export const madeUp = `select id from prices.listings where company_id in (select id from prices.companies where number like 'large-%')`

const group = '1 + floor(101 * ((n * 7 % 1009) / 1009.0) ^ 2)'

async function fillNames(client: Client, listings: number): Promise<void> {
  await client.query(
    `insert into prices.chains (name, slug, invented)
     select 'Large ' || n, 'large-' || n, true from generate_series(1, ${companies}) n`,
  )
  await client.query(
    `insert into prices.companies (chain_id, number) select id, slug from prices.chains where slug like 'large-%'`,
  )
  await client.query(
    `insert into prices.places (id, code, name)
     select n, case n when 0 then 'BG' else 'L' || n end, 'Place ' || n from generate_series(0, ${placesEach - 1}) n
     on conflict do nothing`,
  )
  await client.query(
    `insert into prices.products (slug, title, group_number, pack_unit, pack_amount)
     select 'large-' || n, 'Product ' || n, ${group}, 'kg', 500 from generate_series(0, $1::integer / ${listingsOfProduct}) n`,
    [listings],
  )
  await client.query(
    `insert into prices.listings (company_id, code, name, group_number, pack_unit, pack_amount, product_id)
     select companies.id, n, 'Product ' || n, products.group_number, 'kg', 500, products.id
     from generate_series(0, $1::integer - 1) n
     join prices.products on slug = 'large-' || n / ${listingsOfProduct}
     join prices.companies on number = 'large-' || 1 + n % ${companies}`,
    [listings],
  )
}

const spans = `
  insert into prices.spans (listing_id, place_id, first_day, last_day, low, median, high, promo, stores)
  select id, place, first_day, coalesce(next_day - 1, $2::date), price + place, price + place + 10, price + place + 20,
    case when hashint4(id + (first_day - date '2000-01-01') * 7) % 5 = 0 then price * 4 / 5 end, 3
  from (
    select id, day::date as first_day, lead(day::date) over (partition by id order by day) as next_day,
      100 + id % 900 + abs(hashint4(id * 31 + (day::date - date '2000-01-01'))) % 40 as price
    from prices.listings, generate_series($1::date, $2::date, '1 day') day
    where code ~ '^[0-9]+$' and company_id in (select id from prices.companies where number like 'large-%')
      and (day = $1::date or hashint4(id * 17 + (day::date - date '2000-01-01')) % $3::integer = 0)
  ) changes, generate_series(0, $4::integer - 1) place`
