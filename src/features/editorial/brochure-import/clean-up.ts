import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { foldersOlderThan, pagesRoot, removeFolder, removeUnfinished } from '@/server/files'
import { uuidsOf } from '@/server/db/row-ids'

const dayMs = 86_400_000

const known = z.array(z.object({ hash: z.string() }))

/**
 * Removes files unused for more than a day: PDFs that no brochure, version or import refers to, rendered pages that no import
 * refers to, and what killed workers left half written. Imports live as long as their brochure, so whatever can be restored is
 * kept. An import refers to its pages only at its end, and other workers may be importing: one that reuses existing pages
 * touches them first, and looks for them once more in its transaction.
 */
export async function cleanUp(payload: Payload, now = Date.now()): Promise<{ files: number; folders: number }> {
  const before = now - dayMs
  const unfinished = await removeUnfinished(pagesRoot(), before)
  return { files: await removeFiles(payload, before), folders: unfinished + (await removePages(payload, before)) }
}

async function removeFiles(payload: Payload, before: number): Promise<number> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select id from brochure_files f where updated_at < ${new Date(before).toISOString()}::timestamptz
      and not exists (select from imports where file_id = f.id)
      and not exists (select from brochures where file_id = f.id)
      and not exists (select from _brochures_v where version_file_id = f.id)`)
  const unused = uuidsOf(rows)
  for (const id of unused) await payload.delete({ collection: 'brochure-files', id, depth: 0 })
  return unused.length
}

async function removePages(payload: Payload, before: number): Promise<number> {
  const old = await foldersOlderThan(pagesRoot(), before)
  const { rows } = await payload.db.drizzle.execute(sql`
    select distinct hash from imports where hash = any(string_to_array(${old.join(',')}, ','))`)
  const used = new Set(known.parse(rows).map(({ hash }) => hash))
  const unused = old.filter((name) => !used.has(name))
  for (const name of unused) await removeFolder(pagesRoot(), name)
  return unused.length
}
