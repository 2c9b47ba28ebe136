import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { db } from '@/server/cms'
import { type SearchKind, searchKinds } from './params'
import type { Plan } from './plan'
import { withGroups } from './score'
import { findQuery } from './tsquery'

const row = z.object({ kinds: z.array(z.enum(searchKinds)) })

/**
 * The kinds of which anything at all meets every term, shown or not. Two words that never stand together would otherwise be
 * looked for in each kind by several statements before it turns out.
 */
export async function kindsWithAll(plan: Plan): Promise<ReadonlySet<SearchKind>> {
  // A single term that nothing meets has no second attempt that would have to wait.
  if (plan.terms.length < 2) return new Set(searchKinds)
  const { rows } = await (await db()).execute(kindsStatement(plan))
  return new Set(row.parse(rows[0]).kinds)
}

export function kindsStatement(plan: Plan): SQL {
  const query = sql`${findQuery(plan, 'all')}::tsquery`
  const grouped = sql`${findQuery(withGroups(plan), 'all')}::tsquery`
  // What is materialized is found by its index, as all of it might be wanted; and still only the first one is read.
  return sql`
    with offers as materialized (select from search.offers where words @@ ${grouped}),
      products as materialized (select from search.products where words @@ ${grouped}),
      brochures as materialized (select from search.documents_brochure where words @@ ${query}),
      posts as materialized (select from search.documents_other where words @@ ${query})
    select array_remove(array[
      case when exists (select from offers) then 'offers' end,
      case when exists (select from products) then 'products' end,
      case when exists (select from brochures) then 'brochures' end,
      case when exists (select from posts) then 'posts' end
    ], null) as kinds`
}
