import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { conditions } from '../found'
import { type Stage, scoreOf, unplaced } from '../score'
import type { FindProducts } from './find-products'

/** What the visitor chose, on `search.products`. */
function chosenBy({ group, chain, place }: FindProducts) {
  return conditions({
    group: group === undefined ? sql`true` : sql`group_number = ${group}`,
    chain: chain === undefined ? sql`true` : sql`${chain}::smallint = any(chains)`,
    place: place === undefined ? sql`true` : sql`${place}::smallint = any(places)`,
  })
}

/**
 * The counts of each facet under the other facets' filters and, unless ordered by relevance, the first hits, in one
 * statement. Hits are counted by their kinds, and facets from these. In a town, prices are those of the town. By price or unit price the lowest comes first, and what has none, or is
 * not ranked, at the end.
 */
export function productsStatement(options: FindProducts): SQL {
  const { query, place, sort, cursor, limit } = options
  const all = chosenBy(options)
  const after = cursor ? sql`where (rank, id) > (${cursor.rank}::bigint, ${cursor.id}::integer)` : sql``
  const counts = (column: SQL, but?: Parameters<typeof all>[0]) => sql`(select coalesce(json_agg(facet), '[]') from (
    select id, sum(count)::integer as count from (select ${column} as id, count from kinds where ${all(but)}) each_kind
    where id is not null group by id order by 2 desc, 1 limit 50) facet)`
  return sql`
    with hits as ${sort === 'relevance' ? sql`not materialized` : sql`materialized`} (
      select id, group_number, chains, places, price, unit, unit_price, ranked
      from search.products where words @@ ${query}::tsquery
    ),
    kinds as materialized (
      select group_number, unit, ranked, chains, places, count(*)::integer as count from hits
      group by group_number, unit, ranked, chains, places
    ),
    placed as (
      select id, ${rankOf(options)} as rank, ranked as counts from (${pricedIn(place, sql`hits`, all())}) priced
    ),
    page as (select * from placed ${after} order by rank, id limit ${limit})
    select (select coalesce(sum(count), 0)::integer from kinds where ${all()}) as total,
      ${sort === 'relevance' ? sql`'[]'::json` : sql`(select coalesce(json_agg(page), '[]') from page)`} as hits,
      ${counts(sql`group_number`, 'group')} as groups,
      ${counts(sql`unnest(chains)`, 'chain')} as chains,
      ${counts(sql`unnest(places)`, 'place')} as places,
      ${counts(sql`case when ranked then unit end`)} as units,
      ${cheapestOf(options)} as cheapest`
}

/** The lowest rank is on the first page, if anywhere. */
function cheapestOf({ sort, cursor }: FindProducts): SQL {
  if (sort === 'relevance') return sql`null::json`
  return sql`(select to_json(min(rank)) from ${cursor ? sql`placed` : sql`page`} where counts and rank < ${unplaced})`
}

/** Those of the hits that were chosen, with the price that counts: all of Bulgaria's, or the lowest of the place. */
function pricedIn(place: number | undefined, hits: SQL, conditions: SQL): SQL {
  if (place === undefined) return sql`select * from ${hits} where ${conditions}`
  return sql`
    select h.*, here.price as price_here, round(h.unit_price::numeric * here.price / h.price)::integer as unit_price_here
    from ${hits} h,
    lateral (
      select min(least(l.low, l.promo)) as price from prices.listings i
      join prices.latest l on l.listing_id = i.id and l.place_id = ${place}
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
      from (${pricedIn(place, sql`hits`, chosenBy(options)())}) priced
    ) scored
    where rank < ${bestRank - outside * scoreStep}::bigint ${after} order by rank, id limit ${limit}`
}
