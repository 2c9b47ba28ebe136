import type { Plan } from './query-plan'
import { allOf, anyOf, someOf } from './tsquery'

export type Strictness = 'all' | 'all-but-one' | 'any'

/** The `tsquery` that finds: every term, or fewer of them. Null for an empty plan. */
export function findQuery(plan: Plan, strictness: Strictness): string | null {
  const parts = plan.terms.map((term) => anyOf(term.all, term.without)).filter((part) => part !== null)
  if (parts.length === 0) return null
  if (strictness === 'all' || parts.length === 1) return allOf(parts)
  return `(${strictness === 'all-but-one' ? someOf(parts.length - 1, parts) : parts.join('|')})`
}
