import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { cached } from '@/server/cache'
import { pathOf, tag } from '@/server/cache-tags'
import { db } from '@/server/cms'

const row = z.object({
  to: z.string().nullable(),
  status: z.enum(['301', '302', '307', '308']),
  brochure: z.string().nullable(),
  retailer: z.string().nullable(),
})

/** `to` is a path without language prefix or an absolute address. */
export type Redirect = { to: string; permanent: boolean }

export async function readRedirect(path: string): Promise<Redirect | null> {
  const { rows } = await (await db()).execute(sql`
    select d.to, d.status, b.slug as brochure, r.slug as retailer
    from redirects d
    left join redirects_rels rel on rel.parent_id = d.id and rel.path = 'document'
    left join brochures b on b.id = rel.brochures_id and b._status = 'published'
    left join retailers r on r.id = rel.retailers_id and r._status = 'published'
    where d.from = ${path}`)
  if (!rows[0]) return null
  const { to, status, brochure, retailer } = row.parse(rows[0])
  const target = (brochure && pathOf('brochures', brochure)) ?? (retailer && pathOf('retailers', retailer)) ?? to
  return target && target !== path ? { to: target, permanent: status === '301' || status === '308' } : null
}

/** Where a path without language prefix leads instead; null where it is a page or nothing. */
export function findRedirect(path: string): Promise<Redirect | null> {
  return cached({ name: 'redirect', key: [path], tags: [tag.address(path)] }, () => readRedirect(path))
}
