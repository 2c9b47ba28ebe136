import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { editionMark } from '@/domain/search-text'
import { preparedQuery } from '@/server/db/prepared-rows'
import { conditions, facetCount, foundRows, type RankCursor, unitCounts } from '../cursor'
import type { Plan } from '../query-plan'
import { reductionCount, reductionCounts } from '../reductions'
import {
  asideOf,
  fewHits,
  findBest,
  headMatchColumn,
  isMeant,
  rankByPrice,
  type Stage,
  scoreOf,
  unplaced,
} from '../score'
import { isIn, reachFrom, townCounts } from '../towns'
import { allOf, lexeme } from '../tsquery'
import type { PriceFilters } from '../types'
import { type OfferSort, offerStates, pricedAs } from './types'

function chosenBy({ category, retailer, town, group, state, withoutCard }: FindOffers) {
  return conditions({
    category: category ? sql`category_id = ${category}::uuid` : undefined,
    retailer: retailer ? sql`retailer_id = ${retailer}::uuid` : undefined,
    town: town ? isIn(town) : undefined,
    group: group === undefined ? undefined : sql`group_number = ${group}`,
    state: state ? sql`upcoming = ${state === 'upcoming'}` : undefined,
    card: withoutCard ? sql`not card_only` : undefined,
  })
}

/** With more hits, counting brands and reductions would take longer than the search. */
const mostDescribed = 3000

const isPublic = sql`retailer_id in (select id from search.documents_name where kind = 'retailer')`

/**
 * `+ 0` keeps Postgres from using an index that has nearly all offers: for a day outside its statistics, a cached plan
 * expects only a third of the rows.
 */
const isNotOver = (today: string) => sql`last_day + 0 >= ${today}::date`

const marked = lexeme(editionMark)
const isEdition = sql`s.words @@ ${marked}::tsquery`

const reachOf = (town: string) => reachFrom(town, { id: sql`s.brochure_id`, isEdition })

/** The order of a list among equals: in a chosen town the editions for it come before what is for the whole country. */
function orderOf({ town, cursor }: FindOffers) {
  if (!town) {
    const after = cursor && sql`(rank, id) > (${cursor.rank}::bigint, ${cursor.id}::uuid)`
    return { national: sql``, by: sql`rank, id`, after }
  }
  const isLast =
    cursor && sql`coalesce((select not ${isEdition} from search.offers s where s.id = ${cursor.id}::uuid), true)`
  const after = cursor && sql`(rank, national, id) > (${cursor.rank}::bigint, ${isLast}, ${cursor.id}::uuid)`
  return { national: sql`, reach = 'everywhere' as national`, by: sql`rank, national, id`, after }
}

/**
 * Facet counts under the other facets' filters and the first hits, in one statement. Facets are counted by kinds, so
 * that a hundred thousand hits are read only once. By price or unit price the thing itself comes first, then what
 * contains it or is for it, then offers without a price or rank. By relevance hits are returned only where few enough
 * to be scored, else null.
 */
export function offersStatement(options: FindOffers): SQL {
  const { plan, query, sort, today, town, limit, priced } = options
  const byScore = sort === 'relevance'
  const all = chosenBy(options)
  const { national, by, after } = orderOf(options)
  const reach = town ? sql`, ${reachOf(town)} as reach` : sql``
  const key = town ? sql`kind_id, upcoming, reach` : sql`kind_id, upcoming`
  const counts = (column: SQL, but: Parameters<typeof all>[0]) => sql`(select coalesce(json_agg(facet), '[]') from (
    select ${column} as id, sum(count)::integer as count from kinds where ${all(but)} and ${column} is not null
    group by 1 order by 2 desc, 1 limit 50) facet)`
  return sql`
    with hits as ${byScore ? sql`not materialized` : sql`materialized`} (
      select id, kind_id, price, unit_price, brand, brand_key, reduction, ${byScore ? sql`words` : headMatchColumn(plan)}, first_day > ${today}::date as upcoming ${reach}
      from search.offers s where words @@ ${preparedQuery(query)} and ${isNotOver(today)} ${pricedAs(priced)}
    ),
    kinds as materialized (
      select ${key}, count, k.* from (
        select ${key}, count(*)::integer as count from hits group by ${key}
      ) each_kind join search.offer_kinds k on k.id = kind_id where ${isPublic} and ${isMeant(plan)}
    ),
    marked as (
      select kind_id, brochure_id, first_day > ${today}::date as upcoming ${reach}
      from search.offers s where words @@ ${preparedQuery(allOf([`(${query})`, marked]))} and ${isNotOver(today)} ${pricedAs(priced)}
    ),
    editions as materialized (
      select retailer_id, brochure_id, count(*)::integer as count from marked join kinds using (${key})
      where ${all('town')} group by retailer_id, brochure_id
    ),
    chosen as materialized (select coalesce(sum(count), 0)::integer as total from kinds where ${all()}),
    few as materialized (select * from hits where (select total from chosen) <= ${mostDescribed}),
    placed as (
      select h.id, ${byScore ? rankByScore(plan) : asideOf(rankByPrice(sort, { price: sql`h.price`, unitPrice: sql`h.unit_price` }))} as rank, ranked and not upcoming as counts ${national}
      from ${byScore ? sql`few` : sql`hits`} h join kinds using (${key}) where ${all()}
    ),
    page as (select * from placed ${after ? sql`where ${after}` : sql``} order by ${by} limit ${limit}),
    described as materialized (select brand, brand_key, reduction from few join kinds using (${key}) where ${all()})
    select (select total from chosen) as total,
      (select coalesce(json_agg(facet), '[]') from (
        select brand_key as id, mode() within group (order by brand) as name, count(*)::integer as count
        from described where brand_key <> '' group by 1 order by 3 desc, 1 limit 50) facet) as brands,
      ${reductionCounts(sql`described`)} as reductions,
      case when ${byScore ? sql`(select total from chosen) <= ${fewHits}` : sql`true`} then (select coalesce(json_agg(page), '[]') from page) end as hits,
      ${counts(sql`category_id`, 'category')} as categories,
      ${counts(sql`retailer_id`, 'retailer')} as retailers,
      ${townCounts(sql`select retailer_id, count from kinds where ${all('town')}`)} as towns,
      ${counts(sql`group_number`, 'group')} as groups,
      ${counts(sql`case when upcoming then 'upcoming' else 'current' end`, 'state')} as states,
      (select coalesce(sum(count), 0)::integer from kinds where ${all('card')} and not card_only) as "withoutCard",
      (select coalesce(json_agg(facet), '[]') from (
        select unit as id, sum(count)::integer as count from kinds where ${all()} and unit is not null and ranked
        group by unit order by 2 desc, 1
      ) facet) as units,
      ${cheapestOf(options)} as cheapest`
}

/** Only the first page can have the lowest rank. */
function cheapestOf({ sort, cursor }: FindOffers): SQL {
  if (sort === 'relevance') return sql`null::json`
  return sql`(select to_json(min(rank)) from ${cursor ? sql`placed` : sql`page`} where counts and rank < ${unplaced})`
}

/** Distance of two neighbouring scores; a price always fits between them. */
const scoreStep = 200_000_000
const bestRank = 400 * (scoreStep / 2)

/** By `scoreOf`, then current before upcoming, then the lower price. */
function rankByScore(plan: Plan): SQL {
  return sql`${sql.raw(String(bestRank))}::bigint - (${scoreOf(plan)}) * ${sql.raw(String(scoreStep))}::bigint
    + case when upcoming then ${sql.raw(String(scoreStep / 2))} else 0 end + case when ranked then least(price, 99999998) else 99999999 end`
}

/** The best hits of a stage, without those that something outside the stage may outrank. */
export function bestOffersStatement(options: FindOffers, { query, outside }: Stage): SQL {
  const { plan, today, town, limit, priced } = options
  const { national, by, after } = orderOf(options)
  return sql`
    with kinds as materialized (
      select id as kind_id, upcoming, ${town ? sql`reach,` : sql``} k.*
      from search.offer_kinds k, (values (true), (false)) time (upcoming) ${town ? sql`, (values ('everywhere'), ('here')) place (reach)` : sql``}
      where ${isPublic} and ${isMeant(plan)} and ${chosenBy(options)()}
    ),
    placed as (
      select s.id, ${rankByScore(plan)} as rank ${national}
      from search.offers s join kinds on kinds.kind_id = s.kind_id and upcoming = (first_day > ${today}::date)
        ${town ? sql`and reach = ${reachOf(town)}` : sql``}
      where words @@ ${preparedQuery(query)} and ${isNotOver(today)} ${pricedAs(priced)}
    )
    select id, rank from placed
    where rank < ${bestRank - outside * scoreStep}::bigint ${after ? sql`and ${after}` : sql``} order by ${by} limit ${limit}`
}

const hits = z.array(z.object({ id: z.string(), rank: z.coerce.number() }))
const answer = z.object({
  total: z.number(),
  hits: hits.nullable(),
  categories: z.array(facetCount),
  retailers: z.array(facetCount),
  towns: z.array(facetCount),
  groups: z.array(facetCount),
  states: z.array(facetCount.extend({ id: z.enum(offerStates) })),
  withoutCard: z.number(),
  brands: z.array(facetCount.extend({ name: z.string() })),
  reductions: z.array(reductionCount),
  units: unitCounts,
  cheapest: z.number().nullable(),
})

type FoundOffers = z.infer<typeof answer> & { hits: z.infer<typeof hits> }

type FindOffers = {
  plan: Plan
  query: string
  /** Number of the plan's terms that a hit can have. */
  met: number
  category: string | undefined
  retailer: string | undefined
  town: string | undefined
  group: number | undefined
  state: (typeof offerStates)[number] | undefined
  withoutCard: boolean
  priced: PriceFilters
  sort: OfferSort
  today: string
  cursor: RankCursor | null
  limit: number
}

export async function findOffers(options: FindOffers): Promise<FoundOffers> {
  const { category, retailer, town, group, state, withoutCard, priced, cursor } = options
  const chosen = [category, retailer, town, group, state, withoutCard, cursor, ...Object.values(priced)]
  const [row] = await foundRows(offersStatement(options), chosen)
  const { hits: few, ...found } = answer.parse(row)
  const best = () =>
    findBest({ ...options, total: found.total }, async (stage) =>
      hits.parse(await foundRows(bestOffersStatement(options, stage), chosen)),
    )
  return { ...found, hits: few ?? (await best()) }
}
