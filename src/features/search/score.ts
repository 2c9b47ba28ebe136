import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { AnyPgColumn } from '@payloadcms/db-postgres/drizzle/pg-core'
import { chainMark, groupMark, headMark, isConditionMark } from '@/domain/search-text'
import { isMark } from './chains'
import type { OfferSort } from './offers/types'
import type { Plan, PlannedTerm } from './query-plan'
import { type Alternative, allOf, anyOf, someOf } from './tsquery'

/** Above every price, also in thousandths of a cent, for things that are not ranked by price. */
export const unplaced = 4_000_000_000_000

/**
 * Above every price but below `unplaced`: things that only contain the thing or are for it, because a list of prices
 * compares like with like.
 */
const aside = 2_000_000_000_000

export function asideOf(rank: SQL): SQL {
  return sql`(${rank} + case when head_match then 0 else ${aside}::bigint end)`
}

type Ranked = { price: SQL; unitPrice: SQL }

/**
 * The rank of a list by price in cents, or by unit price in thousandths of a cent: in whole cents, all salt would cost
 * the same. Needs `ranked` and `unit`.
 */
export function rankByPrice(sort: OfferSort, { price, unitPrice }: Ranked): SQL {
  const isByPrice = sort === 'price' || sort === 'relevance'
  const rank = isByPrice
    ? sql`${price}::bigint`
    : sql`case when unit = ${sort} then round(1000 * ${unitPrice})::bigint end`
  return sql`coalesce(case when ranked then ${rank} end, ${unplaced}::bigint)`
}

/** True for ranks by price of things that were moved aside or are not ranked by price. */
export const isAside = (rank: number): boolean => rank >= aside

/** The column for `asideOf`; without a query for the thing itself every row counts as the thing. */
export function headMatchColumn(plan: Plan): SQL {
  const query = headMatchQuery(plan)
  return query ? sql`words @@ ${query}::tsquery as head_match` : sql`true as head_match`
}

/**
 * Score of a name: a term counts 5 when it says what the thing is as asked for, 4 in another form or language, 2 or 1
 * when it is only an ingredient or a purpose; plus 6 when the thing's official group has the term's name, 3 where
 * another group has the word alone for its name (fresh tomatoes before tins). Needs `words` and `group_number`.
 */
export function scoreOf(plan: Plan): SQL {
  const terms = plan.terms.map(
    ({ best, all }) => sql`case when ${meets(best, asHead)} then 5 when ${meets(all, asHead)} then 4
      when ${meets(best)} then 2 when ${meets(all)} then 1 else 0 end`,
  )
  return sql.join([...terms, groupScoreOf(plan, sql`group_number`)], sql` + `)
}

/** How well the terms name an official group. */
export function groupScoreOf({ terms }: Plan, group: SQL | AnyPgColumn): SQL {
  const scores = terms.map(
    ({ groups, namesakes }) =>
      sql`case when ${group} = any(${sql.param(namesakes.length > 0 ? namesakes : groups)}::smallint[]) then 6
        when ${group} = any(${sql.param(groups)}::smallint[]) then 3 else 0 end`,
  )
  return sql.join(scores, sql` + `)
}

/** Each term counts 2 when the title (`strong`) has it as asked for, and 1 in another form or language. */
export function titleScore({ terms }: Plan): SQL {
  return sql.join(
    terms.map(
      ({ best, all }) => sql`case when strong @@ ${anyOf(best) ?? ''}::tsquery then 2
        when strong @@ ${anyOf(all) ?? ''}::tsquery then 1 else 0 end`,
    ),
    sql` + `,
  )
}

/**
 * Whether a row is the thing itself: each term is the head of the name or the name of the official group. Soap with
 * milk is no milk, nor is anything of another group. Needs `words` and `group_number`.
 */
export function isHeadMatch(plan: Plan): SQL {
  const terms = plan.terms.map(({ all, groups }) => {
    const inGroup = sql`group_number = any(${sql.param(groups)}::smallint[])`
    return sql`case when ${groups.length > 0} and group_number is not null then ${inGroup} else ${meets(all, asHead)} end`
  })
  return sql`(${sql.join(terms, sql` and `)})`
}

/** True for rows of a meant group or of no group. Needs `group_number`. */
export function isMeant({ meantGroups }: Plan): SQL {
  return meantGroups ? sql`coalesce(group_number = any(${sql.param(meantGroups)}::smallint[]), true)` : sql`true`
}

/** Approximates `isHeadMatch` as a `tsquery`, for rows without a group; null where a term is met by marks alone. */
export function headMatchQuery(plan: Plan): string | null {
  const terms = plan.terms.map(({ all, apart, groups }) =>
    anyOf([...named(all).map((words) => words.map(asHead)), ...groups.map((group) => [groupMark(group)])], apart),
  )
  const met = terms.filter((term) => term !== null)
  return met.length > 0 && met.length === terms.length ? allOf(met) : null
}

/** `outside` is the highest score that a row outside the stage can have. */
export type Stage = { query: string; outside: number }

type Sought = { plan: Plan; query: string; met: number }

/**
 * Growing sets of matches, of which the last is the whole `query`. A frequent word is in a tenth of all rows: the first
 * hits are found among the best scores, so the rest need not be scored.
 */
export function stagesOf({ plan, query, met }: Sought): Stage[] {
  const terms = plan.terms.map(levelsOf)
  const count = Math.max(...terms.map(({ levels }) => levels.length))
  const stages = Array.from({ length: count }, (_, stage): Stage[] => {
    const levels = terms.map(({ best, levels }) => ({ best, ...(levels[stage] ?? levels.at(-1)) }))
    const queries = levels.flatMap((level) => level.query ?? [])
    if (queries.length < terms.length) return []
    // A row outside has at most `met` terms, one of them with no more than the best score outside its level.
    const scores = levels.map(({ outside = 0 }, index) => outside + bestOf(met - 1, levels.toSpliced(index, 1)))
    const some = someOf(met, queries)
    // With fewer terms than all, the decisive one must be among them.
    return [{ query: met < terms.length ? allOf([`(${some})`, query]) : some, outside: Math.max(...scores) }]
  })
  return [...stages.flat(), { query, outside: -1 }]
}

function bestOf(count: number, terms: { best: number }[]): number {
  const scores = terms.map(({ best }) => best).sort((a, b) => b - a)
  return scores.slice(0, count).reduce((sum, score) => sum + score, 0)
}

function levelsOf({ all, apart, groups }: PlannedTerm) {
  const heads = anyOf(
    named(all).map((words) => words.map(asHead)),
    apart,
  )
  const inGroup = anyOf(
    groups.map((group) => [groupMark(group)]),
    apart,
  )
  const levels = [
    ...(heads && inGroup ? [{ query: allOf([heads, inGroup]), outside: 8 }] : []),
    ...(inGroup ? [{ query: inGroup, outside: 5 }] : []),
    ...(heads ? [{ query: inGroup ? `(${heads}|${inGroup})` : heads, outside: 2 }] : []),
  ]
  return { best: inGroup ? 11 : 5, levels }
}

/** Free-of marks and sizes are left as they are, because they have no head form. */
const asHead = (word: string) => (isConditionMark(word) ? word : headMark(word))

const named = (alternatives: readonly Alternative[]) => alternatives.filter((words) => !words.some(isMark))

/** The SQL text does not depend on the alternatives, so one prepared statement serves all plans with as many terms. */
function meets(alternatives: readonly Alternative[], mark = (word: string) => word): SQL {
  return sql`words @@ ${anyOf(named(alternatives).map((words) => words.map(mark))) ?? nothing}::tsquery`
}

const nothing = "'#'"

export function withGroups(plan: Plan): Plan {
  const terms = plan.terms.map((term) => ({
    ...term,
    all: [...term.all, ...term.groups.map((group) => [groupMark(group)])],
    without: term.apart,
  }))
  return { ...plan, terms }
}

export function withChains(plan: Plan): Plan {
  const terms = plan.terms.map((term) => ({ ...term, all: [...term.all, ...term.chains.map((id) => [chainMark(id)])] }))
  return { ...plan, terms }
}

type Wanted = Sought & { limit: number; total: number }

/** Up to this number, scoring all hits is faster than asking for one stage after the other. */
export const fewHits = 500

export async function findBest<Hit>(
  { limit, total, ...sought }: Wanted,
  ask: (stage: Stage) => Promise<Hit[]>,
): Promise<Hit[]> {
  const everything = { query: sought.query, outside: -1 }
  for (const stage of total > fewHits ? stagesOf(sought) : [everything]) {
    const found = await ask(stage)
    if (found.length >= limit || stage.outside < 0) return found
  }
  return []
}
