import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { soldPair } from '@/domain/sold-pair'
import { lowestPrice } from '@/features/prices/lowest-price'
import { asideOf, isMeant, type Stage, scoreOf, thingColumn, unplaced } from '../score'
import { isReduced, pricedAs } from './conditions'
import type { FindProducts } from './find-products'

/** What the visitor means and chose, on `search.product_kinds k`. */
function chosenBy({ plan, group, chain, place }: FindProducts): SQL {
  const conditions = [
    isMeant(plan),
    ...(group === undefined ? [] : [sql`k.group_number = ${group}`]),
    ...(chain === undefined ? [] : [sql`${chain}::smallint = any(k.chains)`]),
    ...(place === undefined ? [] : [sql`${place}::smallint = any(k.places)`]),
    ...(chain === undefined || place === undefined ? [] : [sql`${soldPair(chain, place)}::integer = any(k.sold)`]),
  ]
  return sql.join(conditions, sql` and `)
}

/** Of more hits, counting brands and promotions would take longer than the search. */
const mostDescribed = 1000

/**
 * How many hits there are of each kind (see `countKinds`) and, unless ordered by relevance, the first hits, in one statement. Of a
 * chosen chain and in a town, prices are theirs. By price or unit price the lowest comes first, and what has none, or is not ranked, at
 * the end.
 */
export function productsStatement(options: FindProducts): SQL {
  const { plan, query, sort, limit, cursor } = options
  const found = sql`
    select id, kind_id, price, unit_price, brand, reduced, ${thingColumn(plan)} from search.products s where words @@ ${query}::tsquery ${pricedAs(options)}`
  const counted = sql`select kind_id, count(*)::integer as count from hits group by kind_id`
  const described = sql`
    described as materialized (
      select s.brand, ${isReduced(options)} as reduced
      from hits s join search.product_kinds k on k.id = s.kind_id
      where ${chosenBy(options)} and (select coalesce(sum(count), 0) from counted) <= ${mostDescribed}
    )`
  const answered = sql`(select coalesce(array_to_json(array_agg(kind_id)), '[]') from counted) as kinds,
    (select coalesce(array_to_json(array_agg(count)), '[]') from counted) as counts,
    (select coalesce(json_agg(facet), '[]') from (
      select lower(brand) as id, mode() within group (order by brand) as name, count(*)::integer as count
      from described where brand <> '' group by 1 order by 3 desc, 1 limit 50) facet) as brands,
    (select count(*)::integer from described where reduced) as reduced`
  if (sort === 'relevance') {
    return sql`
      with hits as not materialized (${found}), counted as materialized (${counted}),
      ${described}
      select ${answered}, '[]'::json as hits, null::json as cheapest`
  }
  const after = cursor ? sql`where (rank, id) > (${cursor.rank}::bigint, ${cursor.id}::integer)` : sql``
  return sql`
    with hits as materialized (${found}),
    counted as materialized (${counted}),
    ${described},
    kinds as (select k.* from counted join search.product_kinds k on k.id = kind_id),
    placed as (
      select id, ${asideOf(rankOf(options))} as rank, ranked as counts
      from (${pricedIn(options, sql`kinds`)}) priced
    ),
    page as (select * from placed ${after} order by rank, id limit ${limit})
    select ${answered},
      (select coalesce(json_agg(page), '[]') from page) as hits,
      -- The lowest rank is on the first page, if anywhere.
      (select to_json(min(rank)) from ${cursor ? sql`placed` : sql`page`} where counts and rank < ${unplaced}) as cheapest`
}

/** Those of the hits that were chosen, each with the prices and the number of chains of what was chosen. */
function pricedIn(options: FindProducts, kinds: SQL): SQL {
  const columns = sql`h.*, k.group_number, k.unit`
  const chosen = sql`hits h join ${kinds} k on k.id = h.kind_id`
  const conditions = chosenBy(options)
  if (options.chain === undefined && options.place === undefined) {
    return sql`
      select ${columns}, k.ranked, h.price as price_here, h.unit_price as unit_price_here, cardinality(k.chains) as sellers
      from ${chosen} where ${conditions}`
  }
  return sql`
    select ${columns}, k.ranked and here.hold is null as ranked, here.price as price_here, here.sellers, case when h.unit_price is not null then
      round(here.price * (case k.unit when 'piece' then 1 else 1000 end)::numeric
        / (select pack_amount from prices.products where id = h.id))::integer end as unit_price_here
    from ${chosen} cross join lateral (${lowestPrice(sql`h.id`, options)}) here
    where ${conditions}`
}

/** Smaller is earlier. */
function rankOf({ sort }: FindProducts): SQL {
  if (sort === 'price' || sort === 'relevance')
    return sql`case when ranked then price_here else ${unplaced} end::bigint`
  return sql`case when ranked and unit = ${sort} then unit_price_here else ${unplaced} end::bigint`
}

const scoreStep = 10_000_000_000
const bestRank = 100 * scoreStep

/**
 * The best of a stage by their score (see `scoreOf`); among equals what more chains sell, so that there is something to
 * compare, and then the lower price, both of what was chosen. Nothing else counts. What may be worse than something outside of the stage is left out.
 */
export function bestProductsStatement(options: FindProducts, { query, outside }: Stage): SQL {
  const { plan, cursor, limit } = options
  const after = cursor ? sql`and (rank, id) > (${cursor.rank}::bigint, ${cursor.id}::integer)` : sql``
  return sql`
    with hits as (select * from search.products s where words @@ ${query}::tsquery ${pricedAs(options)})
    select id, rank from (
      select id, ${bestRank}::bigint - (${scoreOf(plan)}) * ${scoreStep}::bigint
        + (99 - least(sellers, 99)) * 100000000::bigint
        + case when ranked then least(price_here, 99999998) else 99999999 end as rank
      from (${pricedIn(options, sql`search.product_kinds`)}) priced
    ) scored
    where rank < ${bestRank - outside * scoreStep}::bigint ${after} order by rank, id limit ${limit}`
}
