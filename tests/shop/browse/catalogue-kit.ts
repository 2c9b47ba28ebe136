import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { addDays, sofiaDay } from '@/domain/calendar-day'

export const sizes = ['S', 'M', 'L', 'XL', '36', '38', '40', '42']

type Amounts = { products: number; colours: number; categories: number; tags: number }

const numbered = z.array(z.object({ id: z.string() }))

/**
 * Fills an empty shop by SQL with random goods: one to three colours and about half of the sizes per product; a fifth
 * of the variants and a tenth of the products sold out; prices from 5 to 205 euros; one product in six reduced; some
 * drafts and samples.
 */
export async function fillShop(payload: Payload, amounts: Amounts): Promise<void> {
  const run = async (statement: ReturnType<typeof sql>) => (await payload.db.drizzle.execute(statement)).rows
  const { products, colours, categories, tags } = amounts
  const named = async (count: number, insert: (n: number) => ReturnType<typeof sql>) => {
    for (let n = 1; n <= count; n += 1) await run(insert(n))
  }
  await named(
    colours,
    (n) => sql`insert into colours (id, slug, hex) values (gen_random_uuid(), ${`colour-${n}`}, '#336699')`,
  )
  await named(
    categories,
    (n) => sql`
    insert into product_terms (id, kind, slug) values (gen_random_uuid(), 'category', ${`category-${n}`})`,
  )
  await named(
    tags,
    (n) => sql`insert into product_terms (id, kind, slug) values (gen_random_uuid(), 'tag', ${`tag-${n}`})`,
  )
  await run(sql`
    insert into products (id, slug, sku, price_cents, currency, is_sample, _status, created_at)
    select gen_random_uuid(), 'p-' || n, 'P-' || n, 500 + (random() * 20000)::integer, 'EUR', n % 50 = 0,
      (case when n % 40 = 1 then 'draft' else 'published' end)::enum_products_status, now() - n * interval '1 minute'
    from generate_series(1, ${products}::integer) n`)
  await run(sql`
    insert into variants (id, product_id, colour_id, size, sku)
    select gen_random_uuid(), p.id, c.id, size, p.sku || '-' || c.slug || '-' || size
    from products p
    cross join lateral (
      select id, slug from colours where p.id is not null order by random() limit 1 + (random() * 2)::integer) c
    cross join unnest(string_to_array(${sizes.join(',')}, ',')) size
    where random() < 0.5`)
  await run(sql`
    insert into shop.variant_stock (variant, on_hand, reserved)
    select id, 3, case when random() < 0.2 or sku like 'P-%7-%' then 3 else 0 end from variants where random() < 0.97`)
  for (const [kind, count] of [
    ['category', 1],
    ['tag', 2],
  ] as const)
    await run(sql`
      insert into products_rels (parent_id, path, product_terms_id)
      select p.id, ${kind === 'tag' ? 'tags' : 'categories'}, t.id from products p
      cross join lateral (
        select id from product_terms where kind = ${kind}::enum_product_terms_kind and p.id is not null
        order by random() limit ${count}) t`)
  await reduce(payload)
  // These are more products than a visitor renews.
  const { renewCatalogue } = await import('@/server/catalogue/renew-goods')
  await renewCatalogue()
  await run(sql`analyze`)
}

async function reduce(payload: Payload): Promise<void> {
  const { renewPrices } = await import('@/features/shop/goods/prices/renew-prices')
  const database = payload.db.drizzle
  await renewPrices(database, new Date(Date.now() - 60 * 86_400_000))
  const { rows } = await database.execute(sql`
    insert into promotions (id, name, percent_off, valid_from, valid_to)
    values (gen_random_uuid(), 'Есен', 20, ${addDays(sofiaDay(), -1)}, ${addDays(sofiaDay(), 5)}) returning id`)
  await database.execute(sql`
    insert into promotions_rels (parent_id, path, products_id)
    select ${numbered.parse(rows)[0]?.id ?? null}, 'products', id from products where random() < 0.17`)
  await renewPrices(database)
}
