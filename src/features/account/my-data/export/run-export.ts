import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { uuidsOf } from '@/server/db/row-ids'
import { becomes, isOneOf } from '@/server/db/states'
import { named, tables } from '@/server/db/tables'
import { transactionOf, withTransaction } from '@/server/db/transaction'
import { exportFiles } from '@/server/files'
import { enqueue, mailCustomer } from '@/server/jobs/kinds'
import { log } from '@/server/log'
import { ownArchive } from './own-archive'
import { PictureMissing } from './own-documents'
import { claimExport, exportName, failExport, finishExport } from './own-exports'

const { dataExports } = tables

/**
 * Idempotent: after a kill at any step it writes the same file again. A fault of the data ends the export; another one,
 * such as a store that is away, is thrown and the job tried again.
 */
export async function runExport(req: PayloadRequest, id: string): Promise<void> {
  const customer = await claimExport(req, id)
  if (!customer) return
  try {
    const archive = await ownArchive(req.payload, customer)
    await exportFiles().put(exportName(id), archive)
    const done = await announce(req, { id, customer, bytes: archive.length })
    if (!done) await exportFiles().remove(exportName(id))
  } catch (error) {
    if (!(error instanceof PictureMissing)) throw error
    log.error({ export: id, error }, 'the data of a customer could not be exported')
    await giveUpExport(req, id)
  }
}

/** The store may be the reason; `expireExports` removes what stays there then. */
export async function giveUpExport(req: PayloadRequest, id: string): Promise<void> {
  await failExport(req, id)
  const remains = (error: unknown) => log.error({ export: id, error }, 'the file of a failed export remains')
  await removeFailed(req.payload, id).catch(remains)
}

/** Marks the export as done and queues its mail in one transaction. */
function announce(req: PayloadRequest, written: { id: string; customer: string; bytes: number }): Promise<boolean> {
  return withTransaction(req, async () => {
    const done = await finishExport(req, written.id, written.bytes)
    const mail = { customer: written.customer, kind: 'exportReady' } as const
    if (done) await enqueue(await transactionOf(req), mailCustomer, mail)
    return done
  })
}

/** After a week. Deletes the file first, so that no file outlives its document. */
export async function expireExports(payload: Payload): Promise<void> {
  const { drizzle } = payload.db
  const { rows } = await drizzle.execute(sql`
    select ${dataExports.id} from ${dataExports} where ${isOneOf(dataExports.status, 'ready')}
      and ${dataExports.expiresAt} <= now()`)
  for (const id of uuidsOf(rows)) {
    await exportFiles().remove(exportName(id))
    await drizzle.execute(sql`
      update ${dataExports} set ${becomes(dataExports.status, 'expired')}, ${named(dataExports, 'file')} = null,
        ${named(dataExports, 'updatedAt')} = now() where ${dataExports.id} = ${id}`)
  }
  const { rows: failed } = await drizzle.execute(sql`
    select ${dataExports.id} from ${dataExports} where ${isOneOf(dataExports.status, 'failed')}
      and ${dataExports.file} is not null`)
  for (const id of uuidsOf(failed)) await removeFailed(payload, id)
}

/** The name stays until the file is gone, so that it is tried again. */
async function removeFailed({ db: { drizzle } }: Payload, id: string): Promise<void> {
  await exportFiles().remove(exportName(id))
  await drizzle.execute(sql`
    update ${dataExports} set ${named(dataExports, 'file')} = null where ${dataExports.id} = ${id}
      and ${isOneOf(dataExports.status, 'failed')}`)
}
