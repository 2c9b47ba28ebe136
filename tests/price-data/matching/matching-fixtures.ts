import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { db } from '@/server/cms'

const row = z.object({
  id: z.number(),
  code: z.string(),
  product_id: z.number().nullable(),
  slug: z.string().nullable(),
  title: z.string().nullable(),
  match_score: z.number().nullable(),
  match_reason: z.string().nullable(),
  pinned: z.boolean(),
  brand: z.string().nullable(),
  pack_amount: z.number().nullable(),
})

export async function run(query: ReturnType<typeof sql>) {
  return (await (await db()).execute(query)).rows
}

export async function createCompany(name: string): Promise<number> {
  const chain = await run(
    sql`insert into prices.chains (name, slug) values (${name}, ${name.toLowerCase()}) returning id`,
  )
  const { id } = z.object({ id: z.number() }).parse(chain[0])
  const made = await run(sql`insert into prices.companies (chain_id, number) values (${id}, ${name}) returning id`)
  return z.object({ id: z.number() }).parse(made[0]).id
}

export async function importListings(
  company: number,
  group: number | null,
  names: Record<string, string>,
): Promise<void> {
  for (const [code, name] of Object.entries(names)) {
    await run(sql`
      insert into prices.listings (company_id, code, name, group_number) values (${company}, ${code}, ${name}, ${group})
      on conflict (company_id, code) do update set name = excluded.name,
        group_number = case when listings.pinned then listings.group_number else excluded.group_number end`)
  }
}

export async function listing(code: string) {
  const [found] = await run(sql`
    select l.id, l.code, l.product_id, p.slug, p.title, l.match_score, l.match_reason, l.pinned, l.brand, l.pack_amount
    from prices.listings l left join prices.products p on p.id = l.product_id where l.code = ${code}`)
  return row.parse(found)
}

export async function everything() {
  const listings = await run(sql`select * from prices.listings order by id`)
  const products = await run(sql`select * from prices.products order by id`)
  return { listings, products }
}
