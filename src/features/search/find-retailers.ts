import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { db } from '@/server/cms'
import { findQuery, type Plan } from './plan'

const shown = 6
const row = z.object({ id: z.string() })

/** Retailers asked for by their whole name; then those that have every term in their name, towns, description or category. */
export async function findRetailers(plan: Plan): Promise<string[]> {
  const whole = plan.names.filter(({ kind, whole }) => kind === 'retailer' && whole).map(({ id }) => id)
  const query = findQuery(plan, 'all')
  if (!query) return whole.slice(0, shown)
  const { rows } = await (await db()).execute(sql`
    select id from search.documents_name
    where kind = 'retailer' and words @@ ${query}::tsquery
    order by (strong @@ ${query}::tsquery) desc, id limit ${shown}`)
  return [...new Set([...whole, ...rows.map((value) => row.parse(value).id)])].slice(0, shown)
}
