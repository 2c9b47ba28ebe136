import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { db } from '@/server/cms'
import { findQuery } from './find-query'
import type { Plan } from './plan'
import type { SearchResult } from './types'

const shown = 6
const row = z.object({ id: z.string() })

/**
 * Retailers asked for by their whole name, or that of their chain; where none was, those that have every term in their name, towns,
 * description or category.
 */
export async function findRetailers(plan: Plan): Promise<string[]> {
  const whole = plan.names.filter(({ kind, whole }) => kind === 'retailer' && whole).map(({ id }) => id)
  const ofChains = plan.chains.flatMap(({ retailer }) => retailer ?? [])
  const called = [...new Set([...ofChains, ...whole])]
  const query = findQuery(plan, 'all')
  if (called.length > 0 || plan.chains.length > 0 || !query) return called.slice(0, shown)
  const { rows } = await (await db()).execute(sql`
    select id from search.documents_name
    where kind = 'retailer' and words @@ ${query}::tsquery
    order by (strong @@ ${query}::tsquery) desc, id limit ${shown}`)
  return rows.map((value) => row.parse(value).id)
}

/** The chains asked for that are known by their prices only. */
export function unlistedChains({ chains }: Plan): SearchResult['chains'] {
  return chains.filter(({ retailer }) => retailer === null).slice(0, shown)
}
