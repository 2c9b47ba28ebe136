import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { addDays } from '@/domain/calendar-day'
import { isEdition } from '@/server/db/editions'
import { writtenOut } from '@/server/db/statement'
import { publicRows } from '@/server/replicas/public-reads'
import { type Cursor, conditions, facetCount } from './cursor'
import { isOfOffers, type OfferFilters, offersLike } from './offers/types'
import { findQuery, type Plan, type PlanReading } from './query-plan'
import { headMatchQuery, withGroups } from './score'
import { isIn, reachFrom, townCounts } from './towns'
import { anyOf } from './tsquery'
import { type SearchResult, type SearchState, searchStates } from './types'

/** Ranks by distance of the words only below this number of hits; reading the words of more would take too long. */
const fewHits = 300

const answer = z.object({
  total: z.number(),
  hits: z.array(z.object({ id: z.string(), score: z.number(), from: z.string() })),
  categories: z.array(z.object({ id: z.string(), count: z.number() })),
  retailers: z.array(z.object({ id: z.string(), count: z.number() })),
  states: z.array(z.object({ id: z.enum(searchStates), count: z.number() })),
  towns: z.array(facetCount),
})

export type Found = z.infer<typeof answer>

type FindOptions = {
  plan: Plan
  query: string
  category: string | undefined
  retailer: string | undefined
  town: string | undefined
  state: SearchState | undefined
  filters: OfferFilters
  today: string
  cursor: Cursor | null
  limit: number
}

const isFoundEdition = writtenOut(isEdition(sql`hits.id`))

/**
 * Finds brochures in one statement, with the counts of each facet under the other facets' filters. Order: a term counts
 * 4 when the title or the whole name of the retailer or category has it as asked for, 2 in another form, language or
 * part of a name, 0 on a page only; then, with few hits, brochures that offer the thing itself and close words; then
 * current before upcoming, then the latest start. In a chosen town its edition comes before equal ones.
 */
export function findStatement(options: FindOptions): SQL {
  const { plan, query, category, retailer, town, state, today, cursor, limit } = options
  const all = conditions({
    category: category ? sql`category_id = ${category}::uuid` : undefined,
    retailer: retailer ? sql`retailer_id = ${retailer}::uuid` : undefined,
    town: town ? isIn(town) : undefined,
    state: state ? sql`state = ${state}` : undefined,
  })
  const after = cursor
    ? sql`and (score, valid_from, id) < (${cursor.score}, ${cursor.from}::date, ${cursor.id}::uuid)`
    : sql``
  return sql`
    with hits as materialized (
      select *, case when valid_to < ${today}::date then 'past' when valid_from > ${today}::date then 'upcoming'
        else 'current' end as state ${town ? sql`, ${reachFrom(town, { id: sql`found.id`, isEdition: isEdition(sql`found.id`) })} as reach` : sql``}
      from ${foundBrochures(plan, query, today, state === 'past')} found
      where retailer_id in (select id from search.documents_name where kind = 'retailer') ${hasOffer(options)}
    ),
    chosen as materialized (select * from hits where ${all()}),
    scored as (
      select id, valid_from, title * 1000 + case state when 'upcoming' then 0 else 100 end ${town ? sql`+ (reach = 'here')::integer` : sql``}
        + case when (select count(*) from chosen) > ${fewHits} then 0
          else least(800, (800 * search.closeness(id, ${query}::tsquery))::integer)
            + case when exists (select from search.offers o where o.brochure_id = chosen.id
              and o.words @@ ${headMatchQuery(plan)}::tsquery and o.last_day >= ${today}::date) then 1000 else 0 end
          end as score
      from chosen
    ),
    editions as (
      select retailer_id, id as brochure_id, 1 as count from hits
      where ${all('town')} and ${isFoundEdition}
    )
    select (select count(*)::integer from chosen) as total,
      (select coalesce(json_agg(page), '[]') from (
        select id, score, valid_from as "from" from scored
        where true ${after} order by score desc, valid_from desc, id desc limit ${limit}
      ) page) as hits,
      ${counts(sql`category_id`, all('category'))} as categories,
      ${counts(sql`retailer_id`, all('retailer'))} as retailers,
      ${counts(sql`state`, all('state'))} as states,
      ${townCounts(sql`select retailer_id, 1 as count from hits where ${all('town')}`)} as towns`
}

export function foundBrochures(plan: Plan, query: string, today: string, past = false): SQL {
  const [first, last] = past ? ['-infinity', addDays(today, -1)] : [today, 'infinity']
  const best = plan.terms.map((term) => anyOf(term.best) ?? '')
  const other = plan.terms.map((term) => anyOf(term.all) ?? '')
  return sql`search.find_brochures(${query}::tsquery, ${sql.param(best)}::tsquery[], ${sql.param(other)}::tsquery[],
    ${first}::date, ${last}::date)`
}

function hasOffer({ plan, filters, today }: FindOptions): SQL {
  const query = isOfOffers(filters) ? findQuery(withGroups(plan), 'all') : null
  if (!query) return sql``
  return sql`and id in (
    select s.brochure_id from search.offers s join search.offer_kinds k on k.id = s.kind_id
    where s.words @@ ${query}::tsquery and s.last_day >= ${today}::date ${offersLike(filters)})`
}

function counts(column: SQL, condition: SQL): SQL {
  return sql`(select coalesce(json_agg(facet), '[]') from (
    select ${column} as id, count(*)::integer as count from hits where ${condition} and ${column} is not null
    group by ${column} order by count(*) desc, ${column} limit 50
  ) facet)`
}

export async function find(options: FindOptions): Promise<Found> {
  const [row] = await publicRows(findStatement(options))
  return answer.parse(row)
}

type Attempt<Found> = { found: Found; matched: SearchResult['matched'] }

type Options<Found> = {
  reading: PlanReading
  widen?: (plan: Plan) => Plan
  find: (query: string, met: number) => Promise<Found>
  /** With filters, the first attempt that finds anything counts, even if the filters exclude it. */
  isEmpty: (found: Found) => boolean
}

/**
 * Looks for all words; where nothing has them, for all but one, then for any. `find` gets the number of terms that a
 * hit can have, which excludes attempts that found nothing. Null when there is nothing to look for.
 */
export async function relaxQuery<Found>({
  reading,
  widen = (same) => same,
  find,
  isEmpty,
}: Options<Found>): Promise<Attempt<Found> | null> {
  const plan = await reading()
  const every = plan.terms.length
  const attempts = [
    { strictness: 'all', matched: 'all', met: every },
    { strictness: 'all-but-one', matched: 'some', met: every - 1 },
    { strictness: 'any', matched: 'some', met: Math.max(1, every - 2) },
  ] as const
  let answer: Attempt<Found> | null = null
  let last: string | null = null
  for (const { strictness, matched, met } of attempts) {
    const query = findQuery(widen(plan), strictness)
    if (!query) break
    // With one or two words the attempts are the same query.
    if (query === last) continue
    last = query
    const found = await find(query, met)
    answer ??= { found, matched }
    if (!isEmpty(found)) return { found, matched }
  }
  return answer
}
