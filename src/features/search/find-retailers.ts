import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { logoUrl } from '@/features/brochures/card-query'
import { db } from '@/server/cms'
import { plannedRows } from '@/server/planned'
import { findQuery, type Plan } from './plan'
import type { RetailerHit } from './types'

const shown = 6
const row = z.object({ id: z.string() })
const hitRow = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  colour: z.string(),
  logo: z.string().nullable(),
  current: z.coerce.number(),
})

/** Retailers asked for by their whole name; then those that have every term in their name, towns, description or category. */
async function findRetailers(plan: Plan): Promise<string[]> {
  const whole = plan.names.filter(({ kind, whole }) => kind === 'retailer' && whole).map(({ id }) => id)
  const query = findQuery(plan, 'all')
  if (!query) return whole.slice(0, shown)
  const { rows } = await (await db()).execute(sql`
    select id from search.documents_name
    where kind = 'retailer' and words @@ ${query}::tsquery
    order by (strong @@ ${query}::tsquery) desc, id limit ${shown}`)
  return [...new Set([...whole, ...rows.map((value) => row.parse(value).id)])].slice(0, shown)
}

/** The found retailers with the number of their brochures that are valid today. */
export async function retailerHits(plan: Plan, today: string): Promise<RetailerHit[]> {
  const ids = await findRetailers(plan)
  if (ids.length === 0) return []
  const rows = await plannedRows(sql`
    select r.id, r.slug, r.name, r.colour, m.filename as logo,
      (select count(*) from brochures b where b.retailer_id = r.id and b._status = 'published'
        and b.active_import_id is not null and b.valid_from <= ${today} and b.valid_to >= ${today}) as current
    from unnest(${sql.param(ids)}::uuid[]) with ordinality as hit(id, place)
    join retailers r on r.id = hit.id and r._status = 'published'
    left join media m on m.id = r.logo_id
    order by hit.place`)
  return rows.map((value) => {
    const { logo, ...mark } = hitRow.parse(value)
    return { ...mark, logoUrl: logoUrl(logo) }
  })
}
