import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { chainMark, groupMark, headMark, isConditionMark } from '@/domain/search-text'
import { isMark } from './chains'
import type { Plan, PlannedTerm } from './query-plan'
import { type Alternative, allOf, anyOf, someOf } from './tsquery'

/** Above every price, for what has no place by its price. */
export const unplaced = 2_000_000_000

/** Above every price too, but below that: for what only contains the thing or is for it, as a list of prices compares like with like. */
const aside = 1_000_000_000

/** Moves what is not the thing itself behind what is. Needs `head_match`. */
export function asideOf(rank: SQL): SQL {
  return sql`(${rank} + case when head_match then 0 else ${aside}::bigint end)`
}

/** Whether a rank by price is of what is not the thing itself, or has no place by its price. */
export const isAside = (rank: number): boolean => rank >= aside

/** What `asideOf` needs, as a column of what is searched; where nothing is known of the thing, everything is it. */
export function headMatchColumn(plan: Plan): SQL {
  const query = headMatchQuery(plan)
  return query ? sql`words @@ ${query}::tsquery as head_match` : sql`true as head_match`
}

/**
 * How well a name meets a plan: each term counts 5 when it says what the thing is as asked for, 4 in another form or
 * language, 2 or 1 when it only says what is in it or for, and 6 more when the thing's official group is called so, but 3 where another group
 * has the word alone for its name (fresh tomatoes before tins).
 * Needs `words` and `group_number`.
 */
export function scoreOf(plan: Plan): SQL {
  const terms = plan.terms.map(
    ({ best, all, groups, namesakes }) => sql`case when ${meets(best, asHead)} then 5 when ${meets(all, asHead)} then 4
      when ${meets(best)} then 2 when ${meets(all)} then 1 else 0 end
      + case when group_number = any(${sql.param(namesakes.length > 0 ? namesakes : groups)}::smallint[]) then 6
        when group_number = any(${sql.param(groups)}::smallint[]) then 3 else 0 end`,
  )
  return sql.join(terms, sql` + `)
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
 * Whether something is what was looked for rather than with it or for it: each term says what it is, or its official group is called
 * so. Soap with milk is no milk, nor is what belongs to another group. Needs `words` and `group_number`.
 */
export function isHeadMatch(plan: Plan): SQL {
  const terms = plan.terms.map(({ all, groups }) => {
    const inGroup = sql`group_number = any(${sql.param(groups)}::smallint[])`
    return sql`case when ${groups.length > 0} and group_number is not null then ${inGroup} else ${meets(all, asHead)} end`
  })
  return sql`(${sql.join(terms, sql` and `)})`
}

/** Whether something belongs to a group that a plan means, or to none. Needs `group_number`. */
export function isMeant({ meantGroups }: Plan): SQL {
  return meantGroups ? sql`coalesce(group_number = any(${sql.param(meantGroups)}::smallint[]), true)` : sql`true`
}

/** Nearly the same as a `tsquery`, for where no groups are at hand; null where a term is met by marks alone. */
export function headMatchQuery(plan: Plan): string | null {
  const terms = plan.terms.map(({ all, apart, groups }) =>
    anyOf([...named(all).map((words) => words.map(asHead)), ...groups.map((group) => [groupMark(group)])], apart),
  )
  const met = terms.filter((term) => term !== null)
  return met.length > 0 && met.length === terms.length ? allOf(met) : null
}

/** What meets a part of a plan, and the score that nothing outside of it exceeds. */
export type Stage = { query: string; outside: number }

/** What is looked for: what meets `query`, of which nothing has more than `met` of the plan's terms. */
type Sought = { plan: Plan; query: string; met: number }

/**
 * Ever larger sets of what meets a plan, the last of which is `query`, all of it. A frequent word is in a tenth of everything:
 * whoever looks for the first few finds them among those of the best scores, and need not score the rest.
 */
export function stagesOf({ plan, query, met }: Sought): Stage[] {
  const terms = plan.terms.map(levelsOf)
  const count = Math.max(...terms.map(({ levels }) => levels.length))
  const stages = Array.from({ length: count }, (_, stage): Stage[] => {
    const levels = terms.map(({ best, levels }) => ({ best, ...(levels[stage] ?? levels.at(-1)) }))
    const queries = levels.flatMap((level) => level.query ?? [])
    if (queries.length < terms.length) return []
    // What is outside has so many terms at most, and of one of them no better score than what is outside of its level.
    const scores = levels.map(({ outside = 0 }, index) => outside + bestOf(met - 1, levels.toSpliced(index, 1)))
    const some = someOf(met, queries)
    // Of fewer terms than all, the decisive one must be among them.
    return [{ query: met < terms.length ? allOf([`(${some})`, query]) : some, outside: Math.max(...scores) }]
  })
  return [...stages.flat(), { query, outside: -1 }]
}

/** The highest score of so many of the terms. */
function bestOf(count: number, terms: { best: number }[]): number {
  const scores = terms.map(({ best }) => best).sort((a, b) => b - a)
  return scores.slice(0, count).reduce((sum, score) => sum + score, 0)
}

/** The sets of a term's better scores, and its best score. */
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

/** The word as what the thing is; what it is free of and its size say that by themselves. */
const asHead = (word: string) => (isConditionMark(word) ? word : headMark(word))

const named = (alternatives: readonly Alternative[]) => alternatives.filter((words) => !words.some(isMark))

/** Its text is the same whatever there is to meet, so that a prepared statement serves all plans of as many terms. */
function meets(alternatives: readonly Alternative[], mark = (word: string) => word): SQL {
  return sql`words @@ ${anyOf(named(alternatives).map((words) => words.map(mark))) ?? nothing}::tsquery`
}

/** What no text and no mark is. */
const nothing = "'#'"

/** The plan, met by the official groups that are called so too. */
export function withGroups(plan: Plan): Plan {
  const terms = plan.terms.map((term) => ({
    ...term,
    all: [...term.all, ...term.groups.map((group) => [groupMark(group)])],
    without: term.apart,
  }))
  return { ...plan, terms }
}

/** The plan, met by what the chains of that name sell, too. */
export function withChains(plan: Plan): Plan {
  const terms = plan.terms.map((term) => ({ ...term, all: [...term.all, ...term.chains.map((id) => [chainMark(id)])] }))
  return { ...plan, terms }
}

type Wanted = Sought & { limit: number; total: number }

/** Up to so many hits, to score all of them takes less time than to ask for one stage after the other. */
export const fewHits = 500

/** The first hits by their score: of the smallest stage that has enough of them, unless there are few anyway. */
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
