import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { groupMark, headMark } from '@/domain/search-marks'
import { isMark } from './names'
import type { Plan } from './plan'
import { type Alternative, anyOf } from './tsquery'

/** Above every price, for what has no place by its price. */
export const unplaced = 2_000_000_000

/**
 * How well a name meets a plan: each term counts 5 when it says what the thing is as asked for, 4 in another form or
 * language, 2 or 1 when it only says what is in it or for, and 6 more when the thing's official group is called so.
 */
export function scoreOf(plan: Plan): SQL {
  const terms = plan.terms.map(
    ({ best, all }) => sql`case when ${meets(best, headMark)} then 5 when ${meets(all, headMark)} then 4
      when ${meets(best)} then 2 when ${meets(all)} then 1 else 0 end
      + case when ${meets(all, groupMark)} then 6 else 0 end`,
  )
  return sql.join(terms, sql` + `)
}

function meets(alternatives: readonly Alternative[], mark = (word: string) => word): SQL {
  const named = alternatives.filter((words) => !words.some(isMark))
  const query = anyOf(named.map((words) => words.map(mark)))
  return query ? sql`words @@ ${query}::tsquery` : sql`false`
}

/** The plan, met by the names of official groups too. */
export function withGroups(plan: Plan): Plan {
  const terms = plan.terms.map((term) => ({
    ...term,
    all: [...term.all, ...term.all.filter((words) => !words.some(isMark)).map((words) => words.map(groupMark))],
  }))
  return { ...plan, terms }
}
