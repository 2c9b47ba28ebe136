import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '@/server/db/transaction'
import type { ImportWarning } from './types'

const claimed = z.object({ brochure: z.string(), file: z.string(), filename: z.string() })
const watched = z.object({ cancelled: z.boolean() })

export type ClaimedImport = z.infer<typeof claimed>

/**
 * Marks an import as running. Null when there is nothing to do: it was cancelled, is already done (the worker was killed
 * after the work and before the job was removed), or its brochure is gone.
 */
export async function claimImport(req: PayloadRequest, id: string): Promise<ClaimedImport | null> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    update imports set status = 'running', pages_done = 0, error = null, started_at = now(), finished_at = null, updated_at = now()
    from brochure_files
    where imports.id = ${id} and brochure_files.id = imports.file_id
      and imports.status in ('queued', 'running') and imports.cancel_requested is not true
    returning imports.brochure_id as brochure, imports.file_id as file, brochure_files.filename`)
  return rows[0] ? claimed.parse(rows[0]) : null
}

/** Saves the progress of an import, without hooks; true when it was cancelled or deleted. */
export async function reportProgress(
  req: PayloadRequest,
  id: string,
  pagesDone: number,
  pageCount: number | null,
): Promise<boolean> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    update imports set pages_done = ${pagesDone}, page_count = coalesce(${pageCount}, page_count), updated_at = now()
    where id = ${id} returning cancel_requested is true as cancelled`)
  return rows[0] ? watched.parse(rows[0]).cancelled : true
}

/** Whether an import was cancelled or deleted. */
export async function isCancelled(req: PayloadRequest, id: string): Promise<boolean> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select cancel_requested is true as cancelled from imports where id = ${id}`)
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
    update imports set status = ${status}, error = ${error}, finished_at = case when ${status} = 'queued' then null else now() end,
      updated_at = now()
    where id = ${id} and status in ('queued', 'running')`)
}

/** Marks an import as done, inside the transaction that writes its pages. False when it was cancelled or removed meanwhile. */
export async function finishImport(
  req: PayloadRequest,
  id: string,
  { hash, pageCount, warnings }: { hash: string; pageCount: number; warnings: ImportWarning[] },
): Promise<boolean> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    update imports set status = 'done', hash = ${hash}, page_count = ${pageCount}, pages_done = ${pageCount},
      warnings = ${JSON.stringify(warnings)}::jsonb, error = null, finished_at = now(), updated_at = now()
    where id = ${id} and status = 'running' and cancel_requested is not true
    returning id`)
  return rows.length > 0
}
