import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { named, tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import type { Cover } from '../brochure-draft/cover'
import type { ImportWarning } from './types'

const { brochureFiles, imports } = tables

const claimed = z.object({ brochure: z.string(), file: z.string(), filename: z.string() })
const watched = z.object({ cancelled: z.boolean() })

export type ClaimedImport = z.infer<typeof claimed>

/**
 * Marks an import as running. Null when there is nothing to do: it was cancelled, its brochure is gone, or it is
 * already done (the worker was killed after the work but before the job was removed).
 */
export async function claimImport(req: PayloadRequest, id: string): Promise<ClaimedImport | null> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    update ${imports} set ${named(imports, 'status')} = 'running', ${named(imports, 'pagesDone')} = 0,
      ${named(imports, 'error')} = null, ${named(imports, 'startedAt')} = now(),
      ${named(imports, 'finishedAt')} = null, ${named(imports, 'updatedAt')} = now()
    from ${brochureFiles}
    where ${imports.id} = ${id} and ${brochureFiles.id} = ${imports.fileId}
      and ${imports.status} in ('queued', 'running') and ${imports.cancelRequested} is not true
    returning ${imports.brochureId} as brochure, ${imports.fileId} as file, ${brochureFiles.filename}`)
  return rows[0] ? claimed.parse(rows[0]) : null
}

/** Saves the progress without hooks; true when the import was cancelled or deleted. */
export async function reportProgress(
  req: PayloadRequest,
  id: string,
  pagesDone: number,
  pageCount: number | null,
): Promise<boolean> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    update ${imports} set ${named(imports, 'pagesDone')} = ${pagesDone},
      ${named(imports, 'pageCount')} = coalesce(${pageCount}, ${imports.pageCount}),
      ${named(imports, 'updatedAt')} = now()
    where ${imports.id} = ${id} returning ${imports.cancelRequested} is true as cancelled`)
  return rows[0] ? watched.parse(rows[0]).cancelled : true
}

export async function storeCover(req: PayloadRequest, id: string, cover: Cover): Promise<void> {
  const database = await transactionOf(req)
  await database.execute(sql`
    update ${imports} set ${named(imports, 'cover')} = ${JSON.stringify(cover)}::jsonb where ${imports.id} = ${id}`)
}

export async function isCancelled(req: PayloadRequest, id: string): Promise<boolean> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select ${imports.cancelRequested} is true as cancelled from ${imports} where ${imports.id} = ${id}`)
  return rows[0] ? watched.parse(rows[0]).cancelled : true
}

/** Ends an import without pages; `error` is `code` or `code:page`. */
export async function endImport(
  req: PayloadRequest,
  id: string,
  status: 'failed' | 'cancelled' | 'queued',
  error: string | null,
) {
  const database = await transactionOf(req)
  await database.execute(sql`
    update ${imports} set ${named(imports, 'status')} = ${status}, ${named(imports, 'error')} = ${error},
      ${named(imports, 'finishedAt')} = case when ${status} = 'queued' then null else now() end,
      ${named(imports, 'updatedAt')} = now()
    where ${imports.id} = ${id} and ${imports.status} in ('queued', 'running')`)
}

/**
 * Marks an import as done in the transaction that writes its pages; false when it was cancelled or removed meanwhile.
 */
export async function finishImport(
  req: PayloadRequest,
  id: string,
  { hash, pageCount, warnings }: { hash: string; pageCount: number; warnings: ImportWarning[] },
): Promise<boolean> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    update ${imports} set ${named(imports, 'status')} = 'done', ${named(imports, 'hash')} = ${hash},
      ${named(imports, 'pageCount')} = ${pageCount}, ${named(imports, 'pagesDone')} = ${pageCount},
      ${named(imports, 'warnings')} = ${JSON.stringify(warnings)}::jsonb, ${named(imports, 'error')} = null,
        ${named(imports, 'finishedAt')} = now(), ${named(imports, 'updatedAt')} = now()
    where ${imports.id} = ${id} and ${imports.status} = 'running' and ${imports.cancelRequested} is not true
    returning ${imports.id}`)
  return rows.length > 0
}
