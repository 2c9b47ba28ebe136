import type { Where } from 'payload'
import type { Customer } from '@/../payload-types'
import type { Saved } from '@/features/account/as-customer'
import { refuse } from '@/lib/forms/problems'
import { inTransaction } from '@/server/cms'
import { lockCustomer, transactionOf } from '@/server/db/transaction'
import { enqueue } from '@/server/jobs/enqueue'
import { writeDataExport } from '@/server/jobs/kinds'

const mostInADay = 3
const dayMs = 86_400_000

/** Queues an export of the customer's data: one at a time, and a few per day. */
export function askForExport({ id: customer }: Customer, now = Date.now()): Promise<Saved> {
  return inTransaction(async (req) => {
    const database = await transactionOf(req)
    await lockCustomer(database, customer)
    const count = async (where: Where) => {
      const both: Where = { and: [{ customer: { equals: customer } }, where] }
      return (await req.payload.count({ collection: 'data-exports', where: both, req })).totalDocs
    }
    if ((await count({ status: { in: ['waiting', 'running'] } })) > 0) return refuse({ code: 'export-waiting' })
    const dayAgo = new Date(now - dayMs).toISOString()
    const recent = { requestedAt: { greater_than: dayAgo }, status: { not_equals: 'failed' } }
    if ((await count(recent)) >= mostInADay) return refuse({ code: 'export-limit' })
    const made = await req.payload.create({
      collection: 'data-exports',
      data: { customer, status: 'waiting', requestedAt: new Date(now).toISOString() },
      depth: 0,
      req,
    })
    await enqueue(database, writeDataExport, { exportId: made.id })
    return { ok: true }
  })
}
