import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { cached } from '@/server/cache/cached'
import { tag } from '@/server/cache/tags'
import { db } from '@/server/cms'
import { isPublicBrochure } from '@/server/db/public-brochure'
import { tables } from '@/server/db/tables'

const { brochureFiles, brochurePages, brochures, imports } = tables
const pages = alias(brochurePages, 'pages')

const shown = z.array(z.object({ number: z.number(), brochure: z.string(), retailer: z.string() }))
const file = z.object({ filename: z.string() })

/**
 * The pages of a rendered PDF that visitors may see: those not hidden, in the import that a published brochure shows.
 * @returns their numbers, and tags of which one is invalidated before any of them is withdrawn
 */
export function publicPages(hash: string): Promise<{ numbers: number[]; tags: string[] }> {
  return cached({ name: 'public-pages', key: [hash], tags: [tag.brochures, tag.retailers] }, async () => {
    const { rows } = await (await db()).execute(sql`
      select distinct ${pages.number}, ${brochures.id} as brochure, ${brochures.retailerId} as retailer from ${imports}
      join ${brochures} on ${brochures.activeImportId} = ${imports.id} and ${isPublicBrochure}
      join ${brochurePages} pages on ${pages.importId} = ${imports.id} and ${pages.hidden} is not true
      where ${imports.hash} = ${hash}`)
    const found = shown.parse(rows)
    const tags = found.flatMap(({ brochure, retailer }) => [tag.brochure(brochure), tag.retailer(retailer)])
    return { numbers: [...new Set(found.map(({ number }) => number))], tags: [...new Set(tags)] }
  })
}

export async function downloadableFile(slug: string): Promise<string | null> {
  const { rows } = await (await db()).execute(sql`
    select ${brochureFiles.filename} from ${brochures}
    join ${brochureFiles} on ${brochureFiles.id} = ${brochures.fileId}
    where ${brochures.slug} = ${slug} and ${isPublicBrochure} and ${brochures.allowDownload}`)
  return rows[0] ? file.parse(rows[0]).filename : null
}
