import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { pathOf } from '@/server/cache-tags'
import type { Database } from '@/server/transaction'

const row = z.object({
  id: z.string(),
  to: z.string().nullable(),
  status: z.enum(['301', '302', '307', '308']),
  brochure: z.string().nullable(),
  retailer: z.string().nullable(),
})

/** What the CMS holds for a path without language prefix; `to` is the address of a published document before a typed one. */
export async function redirectFrom(database: Database, path: string) {
  const { rows } = await database.execute(sql`
    select d.id, d.to, d.status, b.slug as brochure, r.slug as retailer
    from redirects d
    left join redirects_rels rel on rel.parent_id = d.id and rel.path = 'document'
    left join brochures b on b.id = rel.brochures_id and b._status = 'published'
    left join retailers r on r.id = rel.retailers_id and r._status = 'published'
    where d.from = ${path}`)
  if (!rows[0]) return null
  const { id, to, status, brochure, retailer } = row.parse(rows[0])
  return {
    id,
    status,
    to: (brochure && pathOf('brochures', brochure)) ?? (retailer && pathOf('retailers', retailer)) ?? to,
  }
}
