import { enqueueImport } from '@collections/brochures/hooks/enqueue-import'
import type { PayloadRequest } from 'payload'
import { runImport } from '@/features/editorial/brochure-import/run-import'
import { transactionOf } from '@/server/db/transaction'
import { importBrochure, removeJob } from '@/server/jobs/kinds'
import { together } from './transaction'

async function findWaiting(req: PayloadRequest, brochure: string, file: string): Promise<string | undefined> {
  const { docs } = await req.payload.find({
    collection: 'imports',
    where: { brochure: { equals: brochure }, file: { equals: file }, status: { in: ['queued', 'running'] } },
    sort: '-createdAt',
    limit: 1,
    depth: 0,
    req,
  })
  return docs[0]?.id
}

/**
 * Removes the job of an import, in the transaction that has written both.
 * @returns the id of the import
 */
export async function takeFromWorker(req: PayloadRequest, brochure: string, file: string): Promise<string> {
  const id = (await findWaiting(req, brochure, file)) ?? (await enqueueImport(req, brochure, file))
  await removeJob(await transactionOf(req), importBrochure, { importId: id })
  return id
}

/** Reads a brochure's PDF now, with the worker's code, instead of leaving the job to the worker. */
export async function importNow(req: PayloadRequest, brochure: string, file: string) {
  const { payload: cms } = req
  const id = await together(cms, (own) => takeFromWorker(own, brochure, file))
  await runImport(req, id)
  const { status, error } = await cms.findByID({ collection: 'imports', id, depth: 0 })
  if (status !== 'done') throw new Error(`The PDF of brochure ${brochure} could not be imported: ${status}, ${error}`)
}
