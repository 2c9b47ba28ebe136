import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { cached } from '@/server/cache/cached'
import { tag } from '@/server/cache/tags'
import { readableRows } from '@/server/db/readable-rows'
import { tables } from '@/server/db/tables'
import { publicDb } from '@/server/replicas/public-reads'

const { brochurePages, brochures } = tables

const row = z.object({ number: z.number(), text: z.string().nullable() })

async function readPageTexts(brochureId: string): Promise<Record<number, string>> {
  const { rows } = await (await publicDb()).execute(sql`
    select ${brochurePages.number}, ${brochurePages.text} from ${brochurePages}
    join ${brochures} on ${brochures.activeImportId} = ${brochurePages.importId}
    where ${brochures.id} = ${brochureId} and ${brochurePages.hidden} is not true`)
  return Object.fromEntries(
    readableRows(row, rows, 'brochures/page-texts').map(({ number, text }) => [number, text ?? '']),
  )
}

/** The text of each visible page by its number in the PDF. */
export function getPageTexts(brochureId: string): Promise<Record<number, string>> {
  return cached({ name: 'page-texts', key: [brochureId], tags: [tag.brochure(brochureId)] }, () =>
    readPageTexts(brochureId),
  )
}
