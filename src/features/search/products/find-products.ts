import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { db } from '@/server/cms'
import type { RankCursor } from '../offers/cursor'
import type { OfferSort } from '../offers/types'
import type { Plan } from '../plan'
import { scoreOf, unplaced } from '../score'

const count = z.object({ id: z.coerce.string(), count: z.number() })
const answer = z.object({
  total: z.number(),
  hits: z.array(z.object({ id: z.number(), rank: z.number() })),
  groups: z.array(count),
  chains: z.array(count),
  places: z.array(count),
  units: z.array(count.extend({ id: z.enum(['kg', 'l', 'piece']) })),
  cheapest: z.number().nullable(),
})

export type FoundProducts = z.infer<typeof answer>

export type FindProducts = {
  plan: Plan
  query: string
  group: number | undefined
  chain: number | undefined
  place: number | undefined
  sort: OfferSort
  cursor: RankCursor<number> | null
  limit: number
}

/**
 * Finds products in one statement, with the counts of each facet under the other facets' filters. In a town, prices are
 * those of the town. By relevance the better score comes first (see `scoreOf`); among equals what more chains sell, so that
 * there is something to compare, and then the lower price. Nothing else counts.
 */
export function productsStatement({ plan, query, group, chain, place, sort, cursor, limit }: FindProducts): SQL {
  const by = {
    group: group === undefined ? sql`true` : sql`group_number = ${group}`,
    chain: chain === undefined ? sql`true` : sql`${chain}::smallint = any(chains)`,
    place: place === undefined ? sql`true` : sql`${place}::smallint = any(places)`,
  }
  const all = (but?: keyof typeof by) =>
    sql.join(
      Object.entries(by).flatMap(([key, condition]) => (key === but ? [] : [condition])),
      sql` and `,
    )
  const counts = (column: SQL, but: keyof typeof by) => sql`(select coalesce(json_agg(facet), '[]') from (
    select ${column} as id, count(*)::integer as count from hits where ${all(but)}
    group by 1 order by 2 desc, 1 limit 50) facet where id is not null)`
  const after = cursor ? sql`where (rank, id) > (${cursor.rank}::bigint, ${cursor.id}::integer)` : sql``
  return sql`
    with hits as materialized (
      select id, group_number, chains, places, price, unit, unit_price, ranked,
        ${sort === 'relevance' ? scoreOf(plan) : sql`0`} as score
      from search.products where words @@ ${query}::tsquery
    ),
    priced as (${pricedIn(place, all())}),
    chosen as materialized (select id, unit, ranked, ${rankOf(sort)} as rank from priced)
    select (select count(*)::integer from chosen) as total,
      (select coalesce(json_agg(page), '[]') from (
        select id, rank from chosen ${after} order by rank, id limit ${limit}
      ) page) as hits,
      ${counts(sql`group_number`, 'group')} as groups,
      ${counts(sql`unnest(chains)`, 'chain')} as chains,
      ${counts(sql`unnest(places)`, 'place')} as places,
      (select coalesce(json_agg(facet), '[]') from (
        select unit as id, count(*)::integer as count from chosen where unit is not null and ranked group by unit
      ) facet) as units,
      (select to_json(min(rank)) from chosen where ranked and rank < ${unplaced}) as cheapest`
}

/** The chosen hits with the price that counts: all of Bulgaria's, or the lowest of the place. */
function pricedIn(place: number | undefined, conditions: SQL): SQL {
  if (place === undefined) return sql`select * from hits where ${conditions}`
  return sql`
    select h.id, h.group_number, h.chains, h.unit, h.ranked, h.score, here.price,
      round(h.unit_price::numeric * here.price / h.price)::integer as unit_price
    from hits h,
    lateral (
      select min(least(l.low, l.promo)) as price from prices.listings i
      join prices.latest l on l.listing_id = i.id and l.place_id = ${place}
      where i.product_id = h.id
    ) here
    where ${conditions} and here.price is not null`
}

/** Smaller is earlier. */
function rankOf(sort: OfferSort): SQL {
  if (sort === 'price') return sql`case when ranked then price else ${unplaced} end::bigint`
  if (sort === 'relevance') {
    return sql`(100 - score) * 10000000000::bigint + (99 - least(cardinality(chains), 99)) * 100000000::bigint
      + case when ranked then least(price, 99999998) else 99999999 end`
  }
  return sql`case when ranked and unit = ${sort} then unit_price else ${unplaced} end::bigint`
}

export async function findProducts(options: FindProducts): Promise<FoundProducts> {
  const { rows } = await (await db()).execute(productsStatement(options))
  return answer.parse(rows[0])
}
