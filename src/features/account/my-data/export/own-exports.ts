import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import type { Customer, DataExport } from '@/../payload-types'
import type { Saved } from '@/features/account/as-customer'
import { refuse } from '@/lib/forms/problems'
import { cmsSystem, inTransaction } from '@/server/cms'
import { becomes, isOneOf } from '@/server/db/states'
import { named, tables } from '@/server/db/tables'
import { lockCustomer, transactionOf } from '@/server/db/transaction'
import { exportFiles, type StoredFile } from '@/server/files'
import { enqueue, writeDataExport } from '@/server/jobs/kinds'

const { dataExports } = tables

const retentionDays = 7

const claimed = z.array(z.object({ customer: z.string() }))

export const exportName = (id: string) => `${id}.zip`

/**
 * Marks an export as running and stores its file name at once, so that a deletion finds whatever is written there. Null
 * when the export is already done or its customer has left.
 */
export async function claimExport(req: PayloadRequest, id: string): Promise<string | null> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    update ${dataExports} set ${becomes(dataExports.status, 'running')},
      ${named(dataExports, 'file')} = ${`exports/${exportName(id)}`}, ${named(dataExports, 'updatedAt')} = now()
    where ${dataExports.id} = ${id} and ${isOneOf(dataExports.status, 'waiting', 'running')}
      returning ${dataExports.customerId} as customer`)
  return claimed.parse(rows)[0]?.customer ?? null
}

/** @returns false when the export no longer exists */
export async function finishExport(req: PayloadRequest, id: string, bytes: number): Promise<boolean> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    update ${dataExports} set ${becomes(dataExports.status, 'ready')}, ${named(dataExports, 'bytes')} = ${bytes},
      ${named(dataExports, 'readyAt')} = now(),
      ${named(dataExports, 'expiresAt')} = now() + make_interval(days => ${retentionDays}),
        ${named(dataExports, 'updatedAt')} = now()
    where ${dataExports.id} = ${id} and ${isOneOf(dataExports.status, 'running')} returning ${dataExports.id}`)
  return rows.length > 0
}

export async function failExport(req: PayloadRequest, id: string): Promise<void> {
  const database = await transactionOf(req)
  await database.execute(sql`
    update ${dataExports} set ${becomes(dataExports.status, 'failed')}, ${named(dataExports, 'updatedAt')} = now()
      where ${dataExports.id} = ${id} and ${isOneOf(dataExports.status, 'waiting', 'running')}`)
}

const mostInADay = 3
const dayMs = 86_400_000

/** One export at a time, and a few per day. */
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

export type ExportState = Pick<DataExport, 'id' | 'status' | 'requestedAt' | 'expiresAt' | 'bytes'>

const shown = { status: true, requestedAt: true, expiresAt: true, bytes: true } as const

/** An expired export is reported as expired even before the worker has removed it. */
export async function exportsOf(customer: Customer, now = Date.now()): Promise<ExportState[]> {
  const cms = await cmsSystem()
  const { docs } = await cms.find({
    collection: 'data-exports',
    where: { customer: { equals: customer.id } },
    sort: '-requestedAt',
    limit: 5,
    pagination: false,
    depth: 0,
    select: shown,
  })
  return docs.map((doc) => (doc.status === 'ready' && hasEnded(doc, now) ? { ...doc, status: 'expired' } : doc))
}

/** Null for somebody else's export. */
export async function exportFile(
  customer: Customer,
  id: string,
  now = Date.now(),
): Promise<{ stored: StoredFile; day: string } | null> {
  if (!z.uuid().safeParse(id).success) return null
  const cms = await cmsSystem()
  const { docs } = await cms.find({
    collection: 'data-exports',
    where: { id: { equals: id }, customer: { equals: customer.id }, status: { equals: 'ready' } },
    limit: 1,
    pagination: false,
    depth: 0,
    select: shown,
  })
  const [found] = docs
  if (!found || hasEnded(found, now)) return null
  const stored = await exportFiles().find(exportName(id))
  return stored && { stored, day: found.requestedAt.slice(0, 10) }
}

function hasEnded({ expiresAt }: ExportState, now: number): boolean {
  return !expiresAt || Date.parse(expiresAt) <= now
}
