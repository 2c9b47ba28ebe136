import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { ReductionAnswer } from '@/domain/reduction'
import { soldPair } from '@/domain/sold-pair'
import { lowestPrice, oldestReduced, pricesByChain } from '@/features/price-data/lowest-price'
import { ruleOfGroup } from '@/features/price-data/reductions/judge-listings'
import { preparedQuery } from '@/server/db/prepared-rows'
import type { RankCursor } from '../cursor'
import type { OfferSort } from '../offers/types'
import type { Plan } from '../query-plan'
import { reductionCounts } from '../reductions'
import { asideOf, fewHits, headMatchColumn, isMeant, rankByPrice, type Stage, scoreOf, unplaced } from '../score'
import type { PriceFilters } from '../types'

export type FindProducts = {
  plan: Plan
  query: string
  met: number
  group: number | undefined
  chain: number | undefined
  place: number | undefined
  companies: number[]
  priced: PriceFilters
  sort: OfferSort
  cursor: RankCursor<number> | null
  limit: number
  /** Verdicts in a chosen town by listing (`verdictsInTown`); without them those of the whole country count. */
  inTown?: Record<string, ReductionAnswer> | undefined
}

type Options = Pick<FindProducts, 'priced' | 'chain' | 'place' | 'companies' | 'inTown'>

type Chosen = Omit<Options, 'priced'>

/**
 * Verdicts on the promotions that the card of a product `s` shows, as an array, or null: looked up for a chosen chain or
 * place, else read from the index.
 */
function reductionsIn(chosen: Chosen): SQL {
  if (isNationwide(chosen)) {
    // Most products have no promotion; the subquery is run for the others only.
    return sql`case when s.reduction is not null then array(
      select split_part(each_answer, '/', 1) from unnest(string_to_array(s.reduction, ' ')) each_answer
      where split_part(each_answer, '/', 2)::date >= ${oldestReduced()}::date) end`
  }
  return sql`array(select distinct answer from (${judgedPrices(sql`s.id`, chosen)}) judged where answer is not null)`
}

const isNationwide = ({ chain, place }: Chosen) => chain === undefined && place === undefined

/** `pricesByChain` with the `answer` on each promotion; null without one. */
function judgedPrices(product: SQL, { inTown, ...chosen }: Chosen): SQL {
  if (inTown) {
    const answer = sql`case when here.old is not null then ${JSON.stringify(inTown)}::jsonb ->> here.listing::text end`
    return sql`select here.*, ${answer} as answer from (${pricesByChain(product, chosen)}) here`
  }
  return sql`
    select here.*, case when here.old is not null then coalesce(d.answer, 'unknown') end as answer
    from (${pricesByChain(product, chosen)}) here
    left join prices.reductions d on d.listing_id = here.listing and d.day = here.day`
}

/** The price that a card shows first, as a row of `lowestPrice`: with a reduction filter the lowest price so reduced. */
function firstPrice(product: SQL, { priced: { reduction }, ...chosen }: Options): SQL {
  if (reduction === undefined) return lowestPrice(product, chosen)
  return sql`select * from (${judgedPrices(product, chosen)}) judged where answer = ${reduction}
    order by invented, hold is not null, price, chain_id limit 1`
}

/** Whether the index knows the price that a card shows first. */
const isIndexed = ({ priced: { reduction }, ...chosen }: Options) => reduction === undefined && isNationwide(chosen)

function pricedAs({ priced, ...chosen }: Options): SQL {
  const { reduction, brand, min, max } = priced
  const options = { priced, ...chosen }
  const price = isIndexed(options)
    ? sql`s.price`
    : sql`(select here.price from (${firstPrice(sql`s.id`, options)}) here)`
  const conditions = [
    ...(min === undefined && max === undefined ? [] : [sql`${price} between ${min ?? 0} and ${max ?? unlimited}`]),
    ...(brand === undefined ? [] : [sql`s.brand_key = ${brand}`]),
    ...(reduction === undefined ? [] : [sql`${reduction} = any(${reductionsIn(chosen)})`]),
  ]
  return sql.join(
    conditions.map((condition) => sql`and ${condition} `),
    sql``,
  )
}

const unlimited = 2_000_000_000

function chosenBy({ plan, group, chain, place }: FindProducts): SQL {
  const conditions = [
    isMeant(plan),
    ...(group === undefined ? [] : [sql`k.group_number = ${group}`]),
    ...(chain === undefined ? [] : [sql`${chain}::integer = any(k.chain_ids)`]),
    ...(place === undefined ? [] : [sql`${place}::integer = any(k.places)`]),
    ...(chain === undefined || place === undefined ? [] : [sql`${soldPair(chain, place)}::bigint = any(k.sold_pairs)`]),
  ]
  return sql.join(conditions, sql` and `)
}

/** With more hits, counting brands and promotions would take longer than the search. */
const mostDescribed = 1000

/**
 * Counts by kind (see `countKinds`) and the first hits, in one statement. Prices are those that cards show first. By
 * price or unit price the lowest comes first, products without a price or rank last. By relevance hits are returned
 * only where few enough to be scored, else null.
 */
export function productsStatement(options: FindProducts): SQL {
  const { plan, query, sort, limit, cursor } = options
  const byScore = sort === 'relevance'
  const rank = byScore
    ? rankByScore(plan)
    : asideOf(rankByPrice(sort, { price: sql`price_here`, unitPrice: sql`unit_price_here` }))
  const after = cursor ? sql`where (rank, id) > (${cursor.rank}::bigint, ${cursor.id}::integer)` : sql``
  return sql`
    with hits as ${byScore ? sql`not materialized` : sql`materialized`} (
      select id, kind_id, price, unit_price, brand, brand_key, reduction, ${byScore ? sql`words` : headMatchColumn(plan)}
      from search.products s where words @@ ${preparedQuery(query)} ${pricedAs(options)}
    ),
    counted as materialized (select kind_id, count(*)::integer as count from hits group by kind_id),
    met as materialized (select coalesce(sum(count), 0) as total from counted),
    few as materialized (select * from hits where (select total from met) <= ${mostDescribed}),
    kinds as materialized (
      ${chosenKinds(options, sql`counted join search.product_kinds k on k.id = kind_id`)}
      ${byScore ? sql`and (select total from met) <= ${mostDescribed}` : sql``}
    ),
    described as materialized (
      select s.brand, s.brand_key, ${reductionsIn(options)} as reductions from few s where kind_id in (select id from kinds)
    ),
    placed as (
      select id, ${rank} as rank, ranked as counts
      from (${pricedIn(options, byScore ? sql`few` : sql`hits`, sql`kinds`)}) priced
    ),
    page as (select * from placed ${after} order by rank, id limit ${limit})
    select (select coalesce(array_to_json(array_agg(kind_id)), '[]') from counted) as kinds,
      (select coalesce(array_to_json(array_agg(count)), '[]') from counted) as counts,
      (select coalesce(json_agg(facet), '[]') from (
        select brand_key as id, mode() within group (order by brand) as name, count(*)::integer as count
        from described where brand_key <> '' group by 1 order by 3 desc, 1 limit 50) facet) as brands,
      ${reductionCounts(verdictsOf(options))} as reductions,
      case when ${byScore ? sql`(select total from met) <= ${fewHits}` : sql`true`}
        then (select coalesce(json_agg(page), '[]') from page) end as hits,
      ${cheapestOf(options)} as cheapest`
}

/** With more promotions, the verdicts of a town take longer than a visitor waits; the others are then not found. */
const mostJudged = 3000

/**
 * The promotions that cards of the hits show in a town, which are judged for facets and for a reduction filter: without
 * that filter only where few enough hits are described.
 */
export function promotionsStatement({ priced, ...options }: FindProducts): SQL {
  const { query, chain, place, companies } = options
  const { reduction, brand, min, max } = priced
  // The limits of a reduction filter are of the reduced price, which is not known before.
  const narrowed = reduction === undefined ? { brand, min, max } : { brand }
  const isFew = reduction === undefined ? sql`(select count(*) from hits) <= ${mostDescribed}` : sql`true`
  return sql`
    with hits as materialized (
      select id, kind_id from search.products s where words @@ ${preparedQuery(query)}
      ${pricedAs({ priced: narrowed, chain, place, companies })}
    ),
    sold as materialized (
      select hits.id, k.group_number from hits join search.product_kinds k on k.id = hits.kind_id
      where ${chosenBy({ ...options, priced })} and ${isFew}
    )
    select here.listing, here.company, here.day::text,
      (select ${ruleOfGroup} from product_groups g where g.number = sold.group_number) as rule
    from sold cross join lateral (${pricesByChain(sql`sold.id`, { companies, place })}) here
    where here.old is not null order by sold.id, here.listing limit ${mostJudged}`
}

/** With a reduction filter its own verdict alone: what else is said of these products is no count of another filter. */
function verdictsOf({ priced: { reduction } }: Options): SQL {
  const chosen = reduction === undefined ? sql`` : sql`where reduction = ${reduction}`
  return sql`(select reduction from described, unnest(reductions) reduction ${chosen}) each_reduction`
}

/** Only the first page can have the lowest rank. */
function cheapestOf({ sort, cursor }: FindProducts): SQL {
  if (sort === 'relevance') return sql`null::json`
  return sql`(select to_json(min(rank)) from ${cursor ? sql`placed` : sql`page`} where counts and rank < ${unplaced})`
}

function chosenKinds(options: FindProducts, kinds: SQL): SQL {
  return sql`select k.id, group_number, unit, ranked, cardinality(chain_ids) as sellers from ${kinds} where ${chosenBy(options)}`
}

function pricedIn(options: FindProducts, hits: SQL, kinds: SQL): SQL {
  const chosen = sql`${hits} h join ${kinds} k on k.id = h.kind_id`
  if (isIndexed(options)) {
    return sql`
      select h.*, group_number, unit, ranked, sellers, h.price as price_here, h.unit_price as unit_price_here from ${chosen}`
  }
  return sql`
    select h.*, group_number, unit, ranked and here.hold is null as ranked, here.price as price_here, here.sellers,
      case when h.unit_price is not null then
        here.price * (case unit when 'piece' then 1 else 1000 end)::float8
          / (select pack_amount from prices.listings where id = here.listing and pack_unit = unit and pack_amount > 0)
      end as unit_price_here
    from ${chosen} cross join lateral (${firstPrice(sql`h.id`, options)}) here`
}

const scoreStep = 10_000_000_000
const bestRank = 100 * scoreStep

/**
 * By `scoreOf`, then products that more chains sell, so that there is something to compare, then the lower price; both
 * under the filters.
 */
function rankByScore(plan: Plan): SQL {
  return sql`${sql.raw(String(bestRank))}::bigint - (${scoreOf(plan)}) * ${sql.raw(String(scoreStep))}::bigint
    + (99 - least(sellers, 99)) * 100000000::bigint
    + case when ranked then least(price_here, 99999998) else 99999999 end`
}

export function bestProductsStatement(options: FindProducts, { query, outside }: Stage): SQL {
  const { plan, cursor, limit } = options
  const after = cursor ? sql`and (rank, id) > (${cursor.rank}::bigint, ${cursor.id}::integer)` : sql``
  return sql`
    with hits as (select * from search.products s where words @@ ${preparedQuery(query)} ${pricedAs(options)})
    select id, rank from (
      select id, ${rankByScore(plan)} as rank from (${pricedIn(options, sql`hits`, sql`(${chosenKinds(options, sql`search.product_kinds k`)})`)}) priced
    ) scored
    where rank < ${bestRank - outside * scoreStep}::bigint ${after} order by rank, id limit ${limit}`
}
