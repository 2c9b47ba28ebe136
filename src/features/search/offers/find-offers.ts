import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { db } from '@/server/cms'
import type { Plan } from '../plan'
import { scoreOf, unplaced } from '../score'
import type { RankCursor } from './cursor'
import { type OfferSort, offerStates } from './types'

const count = z.object({ id: z.coerce.string(), count: z.number() })
const answer = z.object({
  total: z.number(),
  hits: z.array(z.object({ id: z.string(), rank: z.number() })),
  categories: z.array(count),
  retailers: z.array(count),
  towns: z.array(count),
  groups: z.array(count),
  states: z.array(count.extend({ id: z.enum(offerStates) })),
  withoutCard: z.number(),
  units: z.array(count.extend({ id: z.enum(['kg', 'l', 'piece']) })),
  cheapest: z.number().nullable(),
})

export type FoundOffers = z.infer<typeof answer>

export type FindOffers = {
  plan: Plan
  query: string
  category: string | undefined
  retailer: string | undefined
  town: string | undefined
  /** The number of an official group. */
  group: number | undefined
  state: (typeof offerStates)[number] | undefined
  withoutCard: boolean
  sort: OfferSort
  today: string
  cursor: RankCursor | null
  limit: number
}

/**
 * Finds offers in one statement, with the counts of each facet under the other facets' filters. By price or unit price the
 * lowest comes first, and what has none, or is not ranked, at the end. By relevance the better score comes first (see
 * `scoreOf`); among equals what is valid comes before what is to come, and then the lower price. Nothing else counts.
 */
export function offersStatement(options: FindOffers): SQL {
  const { plan, query, category, retailer, town, group, state, withoutCard, sort, today, cursor, limit } = options
  const by = {
    category: category ? sql`category_id = ${category}::uuid` : sql`true`,
    retailer: retailer ? sql`retailer_id = ${retailer}::uuid` : sql`true`,
    town: town ? sql`retailer_id in (select retailer_id from stores where town = ${town})` : sql`true`,
    group: group === undefined ? sql`true` : sql`group_number = ${group}`,
    state: state ? sql`state = ${state}` : sql`true`,
    card: withoutCard ? sql`not card_only` : sql`true`,
  }
  const all = (but?: keyof typeof by) =>
    sql.join(
      Object.entries(by).flatMap(([key, condition]) => (key === but ? [] : [condition])),
      sql` and `,
    )
  const after = cursor ? sql`where (rank, id) > (${cursor.rank}::bigint, ${cursor.id}::uuid)` : sql``
  const counts = (column: SQL, but: keyof typeof by) => sql`(select coalesce(json_agg(facet), '[]') from (
    select ${column} as id, count(*)::integer as count from hits where ${all(but)} and ${column} is not null
    group by 1 order by 2 desc, 1 limit 50) facet)`
  return sql`
    with hits as materialized (
      select id, retailer_id, category_id, group_number, price, unit, unit_price, card_only, ranked,
        case when first_day > ${today}::date then 'upcoming' else 'current' end as state,
        ${sort === 'relevance' ? scoreOf(plan) : sql`0`} as score
      from search.offers o
      where words @@ ${query}::tsquery and last_day >= ${today}::date
        and retailer_id in (select id from search.documents_name where kind = 'retailer')
    ),
    chosen as materialized (select *, ${rankOf(sort)} as rank from hits where ${all()})
    select (select count(*)::integer from chosen) as total,
      (select coalesce(json_agg(page), '[]') from (
        select id, rank from chosen ${after} order by rank, id limit ${limit}
      ) page) as hits,
      ${counts(sql`category_id`, 'category')} as categories,
      ${counts(sql`retailer_id`, 'retailer')} as retailers,
      (select coalesce(json_agg(facet), '[]') from (
        select s.town as id, sum(shop.count)::integer as count
        from (select retailer_id, count(*) as count from hits where ${all('town')} group by retailer_id) shop
        join (select distinct retailer_id, town from stores) s using (retailer_id)
        where s.town is not null group by s.town order by 2 desc, 1 limit 50
      ) facet) as towns,
      ${counts(sql`group_number`, 'group')} as groups,
      ${counts(sql`state`, 'state')} as states,
      (select count(*)::integer from hits where ${all('card')} and not card_only) as "withoutCard",
      (select coalesce(json_agg(facet), '[]') from (
        select unit as id, count(*)::integer as count from chosen where unit is not null and ranked group by unit
      ) facet) as units,
      (select to_json(min(rank)) from chosen where ranked and state = 'current' and rank < ${unplaced}) as cheapest`
}

/** Smaller is earlier. */
function rankOf(sort: OfferSort): SQL {
  if (sort === 'price') return sql`case when ranked then price else ${unplaced} end::bigint`
  if (sort === 'relevance') {
    return sql`(400 - 2 * score + case state when 'current' then 0 else 1 end) * 100000000::bigint
      + case when ranked then least(price, 99999998) else 99999999 end`
  }
  return sql`case when ranked and unit = ${sort} then unit_price else ${unplaced} end::bigint`
}

export async function findOffers(options: FindOffers): Promise<FoundOffers> {
  const { rows } = await (await db()).execute(offersStatement(options))
  return answer.parse(rows[0])
}
