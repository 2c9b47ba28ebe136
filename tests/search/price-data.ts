import { sql } from '@payloadcms/db-postgres'

type Database = Pick<Awaited<ReturnType<typeof import('@/server/cms').db>>, 'execute'>

export type SampleListing = {
  title: string
  name?: string
  chain: string
  invented?: boolean
  day: string
  group?: number
  pack?: { unit: 'kg' | 'l' | 'piece'; amount: number }
  low: number
  promo?: number
  /** Prices in places other than all of Bulgaria, in euro cents. */
  towns?: Record<string, number>
}

export async function fillPrices(database: Database, listings: SampleListing[]): Promise<void> {
  await database.execute(
    sql`insert into prices.places (id, code, name) values (0, 'BG', 'България') on conflict do nothing`,
  )
  for (const listing of listings) {
    const { title, chain, day, group = null, pack, low, promo = null } = listing
    await database.execute(sql`
      insert into prices.chains (name, slug, invented) values (${chain}, ${slugOf(chain)}, ${listing.invented ?? false})
      on conflict do nothing`)
    await database.execute(sql`
      insert into prices.companies (chain_id, number) select id, name from prices.chains where name = ${chain}
      on conflict do nothing`)
    await database.execute(sql`
      insert into prices.company_days (company_id, day, rows_read, rows_rejected, listings, stores)
      select id, ${day}::date, 1, 0, 1, 1 from prices.companies where number = ${chain} on conflict do nothing`)
    await database.execute(sql`
      insert into prices.products (slug, title, group_number, pack_unit, pack_amount)
      values (${slugOf(title)}, ${title}, ${group}, ${pack?.unit ?? null}, ${pack?.amount ?? null}) on conflict do nothing`)
    const { rows } = await database.execute(sql`
      insert into prices.listings (company_id, code, name, product_id, pack_unit, pack_amount)
      select co.id, ${title}, ${listing.name ?? title}, p.id, ${pack?.unit ?? null}, ${pack?.amount ?? null}::integer from prices.companies co, prices.products p
      where co.number = ${chain} and p.title = ${title} returning id`)
    const id = rows[0]?.id
    const prices = [['БЪЛГАРИЯ', low] as const, ...Object.entries(listing.towns ?? {})]
    for (const [town, cents] of prices) {
      if (town !== 'БЪЛГАРИЯ') {
        await database.execute(sql`
          insert into prices.places (id, code, name)
          select max(id) + 1, ${town}, ${town} from prices.places on conflict (code) do nothing`)
      }
      await database.execute(sql`
        insert into prices.latest (listing_id, place_id, day, low, median, high, promo, stores)
        select ${id}::integer, id, ${day}::date, ${cents}, ${cents}, ${cents}, ${promo}, 1 from prices.places
        where ${town === 'БЪЛГАРИЯ' ? sql`id = 0` : sql`code = ${town}`}`)
    }
  }
}

export const chainSlug = (name: string) => slugOf(name)

const slugOf = (text: string) => Buffer.from(text).toString('hex').slice(0, 60)
