import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { type CalendarDay, sofiaDay } from '@/domain/calendar-day'
import type { Locale } from '@/i18n/routing'
import type { Customer } from '../../../payload-types'

type Given = { kind: 'shop' | 'category' | 'word' | 'product'; value: string; targetCents?: number; mails?: boolean }

export async function follower(payload: Payload, follows: Given[], language: Locale = 'bg'): Promise<Customer> {
  const customer = await payload.create({
    collection: 'customers',
    data: { email: `${randomUUID()}@follows.example`, supabaseId: randomUUID(), language },
    depth: 0,
  })
  for (const follow of follows) {
    await payload.create({ collection: 'follows', data: { ...follow, customer: customer.id, name: follow.value } })
  }
  return customer
}

let made = 0

/** A product of one chain as the importer leaves it, with the prices of its newest day in euro cents. */
export async function product(
  payload: Payload,
  { slug, low, promo, group }: { slug: string; low: number; promo?: number; group?: number },
): Promise<void> {
  made += 1
  await payload.db.drizzle.execute(sql`
    with chain as (insert into prices.chains (name, slug) values (${`Верига ${made}`}, ${`chain-${made}`}) returning id),
    company as (insert into prices.companies (chain_id, number) select id, ${`number ${made}`} from chain returning id),
    product as (
      insert into prices.products (slug, title, group_number) values (${slug}, ${`Продукт ${slug}`}, ${group ?? null}) returning id
    ),
    listing as (
      insert into prices.listings (company_id, code, name, product_id)
      select company.id, '1', ${slug}, product.id from company, product returning id
    ),
    reported as (
      insert into prices.company_days (company_id, day, rows_read, rows_rejected, listings, stores)
      select id, ${sofiaDay()}::date, 1, 0, 1, 1 from company
    ),
    place as (insert into prices.places (id, code, name) values (0, 'BG', 'България') on conflict do nothing)
    select 1`)
  await payload.db.drizzle.execute(sql`
    insert into prices.latest (listing_id, place_id, day, low, median, high, promo, stores)
    select l.id, 0, ${sofiaDay()}::date, ${low}, ${low}, ${low}, ${promo ?? null}, 1 from prices.listings l where l.name = ${slug}`)
}

export async function seller(
  payload: Payload,
  { slug, low, invented = false, day }: { slug: string; low: number; invented?: boolean; day: CalendarDay },
): Promise<void> {
  made += 1
  await payload.db.drizzle.execute(sql`
    with chain as (
      insert into prices.chains (name, slug, invented) values (${`Верига ${made}`}, ${`chain-${made}`}, ${invented}) returning id
    ),
    company as (insert into prices.companies (chain_id, number) select id, ${`number ${made}`} from chain returning id),
    reported as (
      insert into prices.company_days (company_id, day, rows_read, rows_rejected, listings, stores)
      select id, ${day}::date, 1, 0, 1, 1 from company
    ),
    listing as (
      insert into prices.listings (company_id, code, name, product_id)
      select company.id, '1', ${`${slug} ${made}`}, product.id from company, prices.products product where slug = ${slug}
      returning id
    )
    insert into prices.latest (listing_id, place_id, day, low, median, high, stores)
    select id, 0, ${day}::date, ${low}, ${low}, ${low}, 1 from listing`)
}

/** The verdict on the promotion of a product of one chain: it cost `cents` on `day` already. */
export async function judgeNotReal(
  payload: Payload,
  { slug, cents, day }: { slug: string; cents: number; day: CalendarDay },
): Promise<void> {
  const verdict = { answer: 'not-real', startedOn: sofiaDay(), prior: { cents, day } }
  await payload.db.drizzle.execute(sql`
    insert into prices.reductions (listing_id, day, verdict)
    select t.listing_id, t.day, ${JSON.stringify(verdict)}::jsonb from prices.latest t
    join prices.listings l on l.id = t.listing_id where l.name = ${slug}`)
}
