import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'
import { z } from 'zod'
import { uuidsOf } from '@/server/db/row-ids'
import { tables } from '@/server/db/tables'
import { exportFiles, pageFiles, uploadedFiles } from '@/server/files'
import { log } from '@/server/log'

const { _brochuresV, brochureFiles, brochures, imports } = tables
const f = alias(brochureFiles, 'f')

const dayMs = 86_400_000

const known = z.array(z.object({ hash: z.string() }))

/**
 * Removes PDFs, rendered pages and files left half written that nothing has referred to for a day; versions count, so everything
 * restorable is kept. An import refers to its pages only at its end, so an import that reuses pages touches them first
 * and checks them again in its transaction.
 */
export async function removeUnusedFiles(
  payload: Payload,
  now = Date.now(),
): Promise<{ files: number; folders: number }> {
  const before = now - dayMs
  const areas = [pageFiles(), exportFiles(), uploadedFiles('review-pictures')]
  const unfinished = await Promise.all(areas.map((area) => area.removeUnfinished(before)))
  const files = await removeFiles(payload, before)
  const folders = unfinished.reduce((sum, each) => sum + each, await removePages(payload, before))
  if (files + folders > 0) log.info({ files, folders }, 'removed unused PDFs and pages')
  return { files, folders }
}

async function removeFiles(payload: Payload, before: number): Promise<number> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select ${f.id} from ${brochureFiles} f where ${f.updatedAt} < ${new Date(before).toISOString()}::timestamptz
      and not exists (select from ${imports} where ${imports.fileId} = ${f.id})
      and not exists (select from ${brochures} where ${brochures.fileId} = ${f.id})
      and not exists (select from ${_brochuresV} where ${_brochuresV.versionFileId} = ${f.id})`)
  const unused = uuidsOf(rows)
  for (const id of unused) await payload.delete({ collection: 'brochure-files', id, depth: 0 })
  return unused.length
}

async function removePages(payload: Payload, before: number): Promise<number> {
  const rendered = await pageFiles().folders()
  const { rows } = await payload.db.drizzle.execute(sql`
    select distinct ${imports.hash} from ${imports}
      where ${imports.hash} = any(string_to_array(${rendered.join(',')}, ','))`)
  const used = new Set(known.parse(rows).map(({ hash }) => hash))
  let removed = 0
  for (const name of rendered.filter((name) => !used.has(name))) {
    // After the query: an import that reuses pages touches them before it records them.
    const changedAt = await pageFiles().folderChangedAt(name)
    if (changedAt === null || changedAt >= before) continue
    await pageFiles().removeFolder(name)
    removed += 1
  }
  return removed
}
