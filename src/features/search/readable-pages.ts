import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { db } from '@/server/cms'

const row = z.object({ hash: z.string().nullable(), published: z.boolean(), pages: z.array(z.number()) })

export type ReadablePages = z.infer<typeof row>

/** The rendered PDF behind a brochure's address and the numbers of its visible pages; null without such a brochure. */
export async function readablePages(slug: string): Promise<ReadablePages | null> {
  const { rows } = await (await db()).execute(sql`
    select i.hash, b._status = 'published' as published,
      (select coalesce(json_agg(p.number), '[]') from brochure_pages p
        where p.import_id = i.id and p.hidden is not true) as pages
    from brochures b left join imports i on i.id = b.active_import_id
    where b.slug = ${slug}
    order by (b._status = 'published') desc limit 1`)
  return rows[0] ? row.parse(rows[0]) : null
}
