import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { addDays, type CalendarDay } from '@/domain/calendar-day'
import { productGroups } from '../../seed/content/product-groups'

/** A price of one day: a shelf price, or a shelf price with a promotion. Null: not seen. */
type Seen = number | [shelf: number, promo: number] | null

type ListingData = {
  company: number
  /** One price per day; the last day is `until`. */
  days: Seen[]
  until: CalendarDay
  name?: string
  group?: number | null
  size?: { unit: 'kg' | 'l' | 'piece'; amount: number } | null
  product?: number | null
  places?: number[]
}

const idRow = z.object({ id: z.coerce.number() })

export const times = <Value extends Seen>(count: number, value: Value): Seen[] =>
  Array.from({ length: count }, () => value)

export async function priceFixtures(payload: Payload) {
  const run = payload.db.drizzle.execute.bind(payload.db.drizzle)
  let count = 0
  await run(sql`insert into prices.places (id, code, name) values (0, 'BG', 'България') on conflict do nothing`)
  const id = async (statement: ReturnType<typeof sql>) => idRow.parse((await run(statement)).rows[0]).id

  async function addGroups(numbers: number[]): Promise<void> {
    for (const { number, slug, baseUnit, perishable, verdictRule, title } of productGroups) {
      if (!numbers.includes(number)) continue
      const data = { number, slug, baseUnit, perishable, verdictRule, title: title.bg }
      const { id: group } = await payload.create({ collection: 'product-groups', locale: 'bg', data })
      for (const locale of ['de', 'en', 'ru'] as const) {
        await payload.update({ collection: 'product-groups', id: group, locale, data: { title: title[locale] } })
      }
    }
  }

  async function addCompany(name: string, invented = false): Promise<number> {
    count += 1
    const chain = await id(sql`insert into prices.chains (name, slug, invented)
      values (${name}, ${`chain-${count}`}, ${invented}) returning id`)
    return id(sql`insert into prices.companies (chain_id, number, name)
      values (${chain}, ${`00${count}`}, ${`${name} ООД`}) returning id`)
  }

  async function addPlace(code: string, name: string): Promise<number> {
    count += 1
    return id(sql`insert into prices.places (id, code, name) values (${count}, ${code}, ${name}) returning id`)
  }

  async function addProduct(slug: string, title: string, group: number | null): Promise<number> {
    return id(sql`insert into prices.products (slug, title, group_number, pack_unit, pack_amount)
      values (${slug}, ${title}, ${group}, 'kg', 250) returning id`)
  }

  async function observe(company: number, days: CalendarDay[]): Promise<void> {
    await run(sql`insert into prices.company_days (company_id, day, rows_read, rows_rejected, listings, stores)
      select ${company}, day, 10, 0, 5, 2 from unnest(${sql.param(days)}::date[]) day on conflict do nothing`)
    for (const month of new Set(days.map((day) => `${day.slice(0, 7)}-01`))) {
      const next = `${addDays(month, 31).slice(0, 7)}-01`
      const name = `spans_${month.slice(0, 7).replace('-', '_')}`
      await run(sql`create table if not exists prices.${sql.identifier(name)} partition of prices.spans
        for values from (${sql.raw(`'${month}'`)}) to (${sql.raw(`'${next}'`)})`)
    }
  }

  async function addListing(data: ListingData): Promise<number> {
    const { company, days, until, group = 12, size = { unit: 'kg', amount: 250 }, product = null, places = [0] } = data
    count += 1
    const listing = await id(sql`
      insert into prices.listings (company_id, code, name, group_number, pack_unit, pack_amount, product_id, match_score, match_reason)
      values (${company}, ${`code-${count}`}, ${data.name ?? `Масло ${count} 250 г`}, ${group}, ${size?.unit ?? null},
        ${size?.amount ?? null}, ${product}, ${product === null ? null : 0.9}, ${product === null ? null : 'size words'})
      returning id`)
    const seen = days.flatMap((price, index) => {
      const day = addDays(until, index + 1 - days.length)
      const [low, promo] = Array.isArray(price) ? price : [price, null]
      return low === null ? [] : { day, low, promo }
    })
    await observe(
      company,
      seen.map(({ day }) => day),
    )
    for (const place of places) {
      for (const { day, low, promo } of seen) {
        await run(sql`insert into prices.spans (listing_id, place_id, first_day, last_day, low, median, high, promo, stores)
          values (${listing}, ${place}, ${day}, ${day}, ${low}, ${low}, ${low}, ${promo}, 3)`)
      }
      const last = seen.at(-1)
      if (last?.day !== until) continue
      await run(sql`insert into prices.latest (listing_id, place_id, day, low, median, high, promo, stores)
        values (${listing}, ${place}, ${until}, ${last.low}, ${last.low}, ${last.low}, ${last.promo}, 3)`)
    }
    return listing
  }

  return { run, addGroups, addCompany, addPlace, addProduct, addListing, observe }
}

export type PriceFixtures = Awaited<ReturnType<typeof priceFixtures>>
