import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type PayloadRequest } from 'payload'
import { tables } from '@/server/db/tables'
import { transactionOf, withTransaction } from '@/server/db/transaction'
import { enqueue, fillDroppedDraft, type Held } from '@/server/jobs/kinds'
import { fillDraft, isUntouched } from './fill-draft'

const { imports } = tables

/** The browser that dropped the PDF waits half a minute and then fills the form itself, so the job comes later. */
export const inAMinute = (brochure: string): Held => ({ key: `fillDroppedDraft ${brochure}`, minutes: 1 })

export async function isBeingRead(req: PayloadRequest, brochure: string): Promise<boolean> {
  const { rows } = await (await transactionOf(req)).execute(sql`
    select from ${imports} where ${imports.brochureId} = ${brochure} and ${imports.status} in ('queued', 'running') limit 1`)
  return rows.length > 0
}

/**
 * Fills the draft of a dropped PDF whose editor left before it was read; waits while the PDF is being read. A draft
 * with any value stays as it is.
 */
export async function fillLeftDraft(
  req: PayloadRequest,
  { brochure, user: id }: { brochure: string; user: string },
): Promise<void> {
  const user = await req.payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true, req })
  if (!user || !(await isUntouched(req, brochure))) return
  const own = await createLocalReq({ user: { ...user, collection: 'users' } }, req.payload)
  await withTransaction(own, async () => {
    if (await fillDraft(own, brochure)) return
    if (!(await isBeingRead(own, brochure))) return
    await enqueue(await transactionOf(own), fillDroppedDraft, { brochure, user: id }, inAMinute(brochure))
  })
}
