import { isAdmin } from '@collections/access/roles'
import { writeAuditEntry } from '@collections/staff/audit-log'
import { sql } from '@payloadcms/db-postgres'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf, withTransaction } from '@/server/db/transaction'

const jobId = z.string().regex(/^\d{1,18}$/)
const rescheduled = z.object({ kind: z.string() })

/** @returns whether the job still waited after a failure; it starts at once */
async function startAgain(req: PayloadRequest, id: string): Promise<boolean> {
  const { rows } = await (await transactionOf(req)).execute(sql`
    select (select identifier from graphile_worker._private_tasks where id = task_id) as kind
    from graphile_worker.reschedule_jobs(run_at => now(), job_ids => array(
      select id from graphile_worker.jobs
      where id = ${id}::bigint and attempts > 0 and attempts < max_attempts and locked_at is null))`)
  if (!rows[0]) return false
  const { kind } = rescheduled.parse(rows[0])
  await writeAuditEntry(req, { action: 'job.again', target: `jobs ${id}`, details: { name: kind } })
  return true
}

const again: Endpoint = {
  path: '/jobs/:id/again',
  method: 'post',
  handler: async (req) => {
    if (!isAdmin(req.user)) return new Response(null, { status: 403 })
    const id = jobId.safeParse(req.routeParams?.id)
    if (!id.success) return new Response(null, { status: 404 })
    const isStarted = await withTransaction(req, () => startAgain(req, id.data))
    const location = `/admin/operation?said=${isStarted ? 'again' : 'gone'}`
    return new Response(null, { status: 303, headers: { Location: location } })
  },
}

export const operationEndpoints: Endpoint[] = [again]
