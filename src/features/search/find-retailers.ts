import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { preparedRows } from '@/server/db/prepared-rows'
import { findQuery } from './find-query'
import type { Plan } from './query-plan'
import type { SearchResult } from './types'

const shown = 6
const row = z.object({ id: z.string() })

/**
 * Retailers asked for by their whole name, or that of their chain; where none was, those that have every term in their name, towns or
 * category. A shop that only speaks of a thing (`сирена и вина`) is shown where nothing else is: without `isFound`.
 */
export async function findRetailers(plan: Plan, isFound: boolean): Promise<string[]> {
  const whole = plan.names.filter(({ kind, whole }) => kind === 'retailer' && whole).map(({ id }) => id)
  const ofChains = plan.chains.flatMap(({ retailer }) => retailer?.id ?? [])
  const called = [...new Set([...ofChains, ...whole])]
  const query = findQuery(plan, 'all')
  if (called.length > 0 || plan.chains.length > 0 || !query) return called.slice(0, shown)
  const rows = await preparedRows(sql`
    select id from search.documents_name
    where kind = 'retailer' and words @@ ${query}::tsquery
      ${isFound ? sql`and ts_filter(words, '{a,b,c}') @@ ${query}::tsquery` : sql``}
    order by (strong @@ ${query}::tsquery) desc, id limit ${shown}`)
  return rows.map((value) => row.parse(value).id)
}

/** The chains asked for that are known by their prices only. */
export function unlistedChains({ chains }: Plan): SearchResult['chains'] {
  return chains.filter(({ retailer }) => retailer === null).slice(0, shown)
}
