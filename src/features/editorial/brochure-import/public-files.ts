import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { cached } from '@/server/cache/cached'
import { tag } from '@/server/cache/tags'
import { db } from '@/server/cms'

const numbers = z.array(z.object({ number: z.number() }))
const file = z.object({ filename: z.string() })

/** The pages of a rendered PDF that visitors may see: those not hidden of the import that a published brochure shows. */
export function publicPages(hash: string): Promise<number[]> {
  return cached({ name: 'public-pages', key: [hash], tags: [tag.brochures] }, async () => {
    const { rows } = await (await db()).execute(sql`
      select distinct pages.number from imports
      join brochures on brochures.active_import_id = imports.id and brochures._status = 'published'
      join brochure_pages pages on pages.import_id = imports.id and pages.hidden is not true
      where imports.hash = ${hash}`)
    return numbers.parse(rows).map((row) => row.number)
  })
}

/** The name of a brochure's PDF in the store, where it is published and its download allowed. */
export async function downloadableFile(slug: string): Promise<string | null> {
  const { rows } = await (await db()).execute(sql`
    select brochure_files.filename from brochures
    join brochure_files on brochure_files.id = brochures.file_id
    where brochures.slug = ${slug} and brochures._status = 'published' and brochures.allow_download`)
  return rows[0] ? file.parse(rows[0]).filename : null
}
