import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import { transactionOf } from '@/server/transaction'
import { isAutosave } from '../../hooks/is-autosave'

type Which = { brochure: string | number; type?: 'publish' | 'unpublish'; waiting?: boolean }

/** Removes failed scheduled publications, which the queue keeps and the dashboard shows; with `waiting` the pending ones too. */
export async function forgetScheduled(req: PayloadRequest, { brochure, type, waiting = false }: Which) {
  const database = await transactionOf(req)
  await database.execute(sql`
    delete from payload_jobs
    where task_slug = 'schedulePublish' and input->'doc'->>'relationTo' = 'brochures'
      and input->'doc'->>'value' = ${String(brochure)}
      and (has_error or ${waiting}) and (${type ?? null}::text is null or coalesce(input->>'type', 'publish') = ${type ?? null})`)
}

/** Publishing by hand settles a failed scheduled publication. Saving a draft of a published brochure does not. */
export const forgetSettledSchedule: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (isAutosave(req, doc)) return doc
  if (doc._status === 'published') await forgetScheduled(req, { brochure: doc.id, type: 'publish' })
  else if (!(await isPublic(req, doc.id))) await forgetScheduled(req, { brochure: doc.id, type: 'unpublish' })
  return doc
}

/** A deleted brochure must not be published by an earlier schedule. */
export const forgetScheduleOfDeleted: CollectionBeforeDeleteHook = ({ id, req }) =>
  forgetScheduled(req, { brochure: id, waiting: true })

async function isPublic(req: PayloadRequest, id: string): Promise<boolean> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`select from brochures where id = ${id} and _status = 'published'`)
  return rows.length > 0
}
