import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { type Stage, scoreOf, unplaced } from '../score'
import type { FindProducts } from './find-products'

/** What the visitor chose, on `search.product_kinds`. */
function chosenBy({ group, chain, place }: FindProducts): SQL {
  const conditions = [
    ...(group === undefined ? [] : [sql`group_number = ${group}`]),
    ...(chain === undefined ? [] : [sql`${chain}::smallint = any(chains)`]),
    ...(place === undefined ? [] : [sql`${place}::smallint = any(places)`]),
  ]
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

/**
 * How many hits there are of each kind (see `countKinds`) and, unless ordered by relevance, the first hits, in one statement. In a
 * town, prices are those of the town. By price or unit price the lowest comes first, and what has none, or is not ranked, at
 * the end.
 */
export function productsStatement(options: FindProducts): SQL {
  const { query, sort, limit, cursor } = options
  const found = sql`select id, kind_id, price, unit_price from search.products where words @@ ${query}::tsquery`
  const counted = sql`select kind_id, count(*)::integer as count from hits group by kind_id`
  const answered = sql`(select coalesce(array_to_json(array_agg(kind_id)), '[]') from counted) as kinds,
    (select coalesce(array_to_json(array_agg(count)), '[]') from counted) as counts`
  if (sort === 'relevance') {
    return sql`
      with hits as not materialized (${found}), counted as materialized (${counted})
      select ${answered}, '[]'::json as hits, null::json as cheapest`
  }
  const after = cursor ? sql`where (rank, id) > (${cursor.rank}::bigint, ${cursor.id}::integer)` : sql``
  return sql`
    with hits as materialized (${found}),
    counted as materialized (${counted}),
    kinds as (select k.* from counted join search.product_kinds k on k.id = kind_id),
    placed as (
      select id, ${rankOf(options)} as rank, ranked as counts
      from (${pricedIn(options.place, sql`kinds`, chosenBy(options))}) priced
    ),
    page as (select * from placed ${after} order by rank, id limit ${limit})
    select ${answered},
      (select coalesce(json_agg(page), '[]') from page) as hits,
      -- The lowest rank is on the first page, if anywhere.
      (select to_json(min(rank)) from ${cursor ? sql`placed` : sql`page`} where counts and rank < ${unplaced}) as cheapest`
}

/** Those of the hits that were chosen, with the price that counts: all of Bulgaria's, or the lowest of the place. */
function pricedIn(place: number | undefined, kinds: SQL, conditions: SQL): SQL {
  const columns = sql`h.*, k.group_number, k.unit, k.ranked, k.chains`
  const chosen = sql`hits h join ${kinds} k on k.id = h.kind_id`
  if (place === undefined) return sql`select ${columns} from ${chosen} where ${conditions}`
  return sql`
    select ${columns}, here.price as price_here,
      round(h.unit_price::numeric * here.price / h.price)::integer as unit_price_here
    from ${chosen},
    lateral (
      select coalesce(min(least(l.low, l.promo)) filter (where not ch.invented), min(least(l.low, l.promo))) as price
      from prices.listings i
      join prices.latest l on l.listing_id = i.id and l.place_id = ${place}
      join prices.companies co on co.id = i.company_id
      join prices.chains ch on ch.id = co.chain_id
      where i.product_id = h.id
    ) here
    where ${conditions} and here.price is not null`
}

/** Smaller is earlier. */
function rankOf({ sort, place }: FindProducts): SQL {
  const here = place === undefined ? sql`` : sql`_here`
  if (sort === 'price' || sort === 'relevance')
    return sql`case when ranked then price${here} else ${unplaced} end::bigint`
  return sql`case when ranked and unit = ${sort} then unit_price${here} else ${unplaced} end::bigint`
}

const scoreStep = 10_000_000_000
const bestRank = 100 * scoreStep

/**
 * The best of a stage by their score (see `scoreOf`); among equals what more chains sell, so that there is something to
 * compare, and then the lower price. Nothing else counts. What may be worse than something outside of the stage is left out.
 */
export function bestProductsStatement(options: FindProducts, { query, outside }: Stage): SQL {
  const { plan, place, cursor, limit } = options
  const price = place === undefined ? sql`price` : sql`price_here`
  const after = cursor ? sql`and (rank, id) > (${cursor.rank}::bigint, ${cursor.id}::integer)` : sql``
  return sql`
    with hits as (select * from search.products where words @@ ${query}::tsquery)
    select id, rank from (
      select id, ${bestRank}::bigint - (${scoreOf(plan)}) * ${scoreStep}::bigint
        + (99 - least(cardinality(chains), 99)) * 100000000::bigint
        + case when ranked then least(${price}, 99999998) else 99999999 end as rank
      from (${pricedIn(place, sql`search.product_kinds`, chosenBy(options))}) priced
    ) scored
    where rank < ${bestRank - outside * scoreStep}::bigint ${after} order by rank, id limit ${limit}`
}
