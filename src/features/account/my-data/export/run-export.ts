import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { PayloadRequest } from 'payload'
import { exportsRoot, writeWhole } from '@/server/files'
import { enqueue } from '@/server/jobs/enqueue'
import { mailCustomer } from '@/server/jobs/kinds'
import { log } from '@/server/log'
import { transactionOf, withTransaction } from '@/server/db/transaction'
import { claimExport, exportName, failExport, finishExport } from './export-row'
import { ownArchive } from './own-archive'

/** Runs one export. Idempotent: after a kill at any step it writes the same file again. */
export async function runExport(req: PayloadRequest, id: string): Promise<void> {
  const customer = await claimExport(req, id)
  if (!customer) return
  try {
    const archive = await ownArchive(req.payload, customer)
    await writeWhole(exportsRoot(), exportName(id), archive)
    const done = await announce(req, { id, customer, bytes: archive.length })
    if (!done) await rm(path.join(exportsRoot(), exportName(id)), { force: true })
  } catch (error) {
    log.error({ export: id, error }, 'the data of a customer could not be exported')
    await failExport(req, id)
  }
}

/** Marks the export as done and queues its mail: both or neither. */
function announce(req: PayloadRequest, written: { id: string; customer: string; bytes: number }): Promise<boolean> {
  return withTransaction(req, async () => {
    const done = await finishExport(req, written.id, written.bytes)
    const mail = { customer: written.customer, kind: 'exportReady' } as const
    if (done) await enqueue(await transactionOf(req), mailCustomer, mail)
    return done
  })
}
