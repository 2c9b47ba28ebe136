import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { becomes, isOneOf } from '@/server/db/states'
import { named, tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { importRows } from '@/server/jobs/import-rows'
import type { DraftCover } from '../brochure-draft/cover'
import type { ImportWarning } from './types'

const { brochureFiles, imports } = tables

const claimed = z.object({ brochure: z.string(), file: z.string(), filename: z.string() })
const watched = z.object({ cancelled: z.boolean() })

export type ClaimedImport = z.infer<typeof claimed>

export const brochureImports = importRows(imports, {
  done: named(imports, 'pagesDone'),
  count: named(imports, 'pageCount'),
})

/** Marks an import as running; null when it was cancelled, its brochure is gone, or it is already done. */
export async function claimBrochureImport(req: PayloadRequest, id: string): Promise<ClaimedImport | null> {
  const database = await transactionOf(req)
  const isWanted = sql`${imports.cancelRequested} is not true`
  if (!(await brochureImports.claim(database, id, isWanted))) return null
  const { rows } = await database.execute(sql`
    select ${imports.brochureId} as brochure, ${imports.fileId} as file, ${brochureFiles.filename}
    from ${imports} join ${brochureFiles} on ${brochureFiles.id} = ${imports.fileId} where ${imports.id} = ${id}`)
  return rows[0] ? claimed.parse(rows[0]) : null
}

export async function storeCover(req: PayloadRequest, id: string, cover: DraftCover): Promise<void> {
  const database = await transactionOf(req)
  await database.execute(sql`
    update ${imports} set ${named(imports, 'cover')} = ${JSON.stringify(cover)}::jsonb where ${imports.id} = ${id}`)
}

/** True also for an import that was deleted. */
export async function isCancelled(req: PayloadRequest, id: string): Promise<boolean> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select ${imports.cancelRequested} is true as cancelled from ${imports} where ${imports.id} = ${id}`)
  return rows[0] ? watched.parse(rows[0]).cancelled : true
}

/**
 * Marks an import as done in the transaction that writes its pages; false when it was cancelled or removed meanwhile.
 */
export async function finishBrochureImport(
  req: PayloadRequest,
  id: string,
  { hash, pageCount, warnings }: { hash: string; pageCount: number; warnings: ImportWarning[] },
): Promise<boolean> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    update ${imports} set ${becomes(imports.status, 'done')}, ${named(imports, 'hash')} = ${hash},
      ${named(imports, 'pageCount')} = ${pageCount}, ${named(imports, 'pagesDone')} = ${pageCount},
      ${named(imports, 'warnings')} = ${JSON.stringify(warnings)}::jsonb, ${named(imports, 'error')} = null,
        ${named(imports, 'finishedAt')} = now(), ${named(imports, 'updatedAt')} = now()
    where ${imports.id} = ${id} and ${isOneOf(imports.status, 'running')} and ${imports.cancelRequested} is not true
    returning ${imports.id}`)
  return rows.length > 0
}
