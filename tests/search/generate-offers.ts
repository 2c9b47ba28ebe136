import { sql } from '@payloadcms/db-postgres'
import { sofiaDay } from '@/domain/calendar-day'
import { headMark, normalise } from '@/domain/search-text'
import { brands, lexemes, products, type SearchDatabase } from './generate'

/**
 * Writes index rows of many current offers (one in eight upcoming) and products, as indexing would leave them. Words
 * are picked by a hash of the row's number, so that runs are alike.
 */
export async function generateOffers(
  database: SearchDatabase,
  { offers, products: productCount }: { offers: number; products: number },
): Promise<void> {
  const today = sofiaDay()
  const names = sql.param(lexemes(products).map((words) => withHeads(words)))
  const makers = sql.param(lexemes(brands))
  const words = (row: string) => sql`
    strip(to_tsvector('simple', (${makers}::text[])[1 + (hashint4(${sql.raw(row)} + 7) & 2147483647) % 20] || ' maker'
        || (hashint4(${sql.raw(row)} * 7) & 16383) || ' ' || (1 + ${sql.raw(row)} % 9) * 100 || ' g')
      || (${names}::text[])[1 + (hashint4(${sql.raw(row)} * 31) & 2147483647) % 58]::tsvector)`
  await database.execute(sql`
    create table search.generated_offers as
    select n, md5('retailer ' || (1 + n / 60 % 200))::uuid as retailer_id, md5('category ' || n % 8)::uuid as category_id,
      (1 + n % 85)::smallint as group_number, (array['kg', 'l', 'piece'])[1 + n % 3] as unit, n % 10 = 0 as card_only,
      n % 50 <> 0 as ranked
    from generate_series(1, ${offers}) n`)
  await database.execute(sql`
    insert into search.offer_kinds (retailer_id, category_id, group_number, unit, card_only, ranked)
    select distinct retailer_id, category_id, group_number, unit, card_only, ranked from search.generated_offers`)
  await database.execute(sql`
    insert into search.offers (id, brochure_id, kind_id, first_day, last_day, price, unit_price, words)
    select md5('offer ' || n)::uuid, md5('brochure ' || n / 60)::uuid, k.id,
      ${today}::date + case when n % 8 = 0 then 2 else -3 end, ${today}::date + 4 + n % 10, 50 + (hashint4(n) & 2047),
      200 + (hashint4(n + 1) & 4095),
      ${words('n')} || ('''#r' || retailer_id || ''' ''#c' || category_id || ''' ''@' || group_number || '''')::tsvector
    from search.generated_offers join search.offer_kinds k using (retailer_id, category_id, group_number, unit, card_only, ranked)`)
  await database.execute(sql`drop table search.generated_offers`)
  await database.execute(sql`
    insert into prices.products (slug, title, group_number)
    select 'generated-' || n, 'Продукт ' || n, 1 + n % 85 from generate_series(1, ${productCount}) n`)
  await database.execute(sql`
    create table search.generated_products as
    select id, group_number, (array['kg', 'l', 'piece'])[1 + id % 3] as unit, id % 50 <> 0 as ranked,
      array[1 + id % 20, 2 + id % 30] as chain_ids,
      (select array_agg(p) from generate_series(1, 200, 1 + id % 40) p) as places
    from prices.products where slug like 'generated-%'`)
  await database.execute(sql`
    insert into search.product_kinds (group_number, unit, ranked, chain_ids, places, sold_pairs)
    select *, (select array_agg(distinct chain * 32768 + place) from unnest(chain_ids) chain, unnest(places) place)
    from (select distinct group_number, unit, ranked, chain_ids, places from search.generated_products) kind`)
  await database.execute(sql`
    insert into search.products (id, kind_id, price, unit_price, day, words)
    select p.id, k.id, 50 + (hashint4(p.id) & 2047), 200 + (hashint4(p.id + 1) & 4095), ${today}::date,
      ${words('p.id')} || ('''@' || group_number || '''')::tsvector
    from search.generated_products p join search.product_kinds k using (group_number, unit, ranked, chain_ids, places)`)
  await database.execute(sql`drop table search.generated_products`)
  await generatePrices(database)
  await database.execute(sql`analyze search.offers`)
  await database.execute(sql`analyze search.offer_kinds`)
  await database.execute(sql`analyze search.products`)
  await database.execute(sql`analyze search.product_kinds`)
}

async function generatePrices(database: SearchDatabase): Promise<void> {
  const today = sofiaDay()
  await database.execute(sql`
    insert into prices.places (id, code, name) select n, 'G' || n, 'Град ' || n from generate_series(0, 1) n on conflict do nothing`)
  await database.execute(sql`
    insert into prices.chains (name, slug, invented) select 'Верига ' || n, 'generated-chain-' || n, false from generate_series(1, 31) n`)
  await database.execute(sql`insert into prices.companies (chain_id, number) select id, slug from prices.chains`)
  await database.execute(sql`
    insert into prices.company_days (company_id, day, rows_read, rows_rejected, listings, stores)
    select id, ${today}::date, 1, 0, 1, 1 from prices.companies`)
  await database.execute(sql`
    insert into prices.listings (company_id, code, name, product_id)
    select co.id, s.id, 'Продукт', s.id from search.products s join search.product_kinds k on k.id = s.kind_id
    join prices.companies co on co.chain_id = any(k.chain_ids)`)
  await database.execute(sql`
    insert into prices.latest (listing_id, place_id, day, low, median, high, stores)
    select i.id, place, ${today}::date, s.price, s.price, s.price, 1
    from prices.listings i join search.products s on s.id = i.product_id, generate_series(0, 1) place`)
  await database.execute(sql`analyze prices.listings`)
  await database.execute(sql`analyze prices.latest`)
}

/** The words of a name, and once more with the mark of a product's head. */
function withHeads(words: string): string {
  return normalise(words)
    .flatMap((word) => [word, headMark(word)])
    .map((word) => `'${word}'`)
    .join(' ')
}
