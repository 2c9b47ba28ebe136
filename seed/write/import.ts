import { enqueueImport } from '@collections/brochures/hooks/enqueue-import'
import type { PayloadRequest } from 'payload'
import { runImport } from '@/features/editorial/brochure-import/run-import'
import { importBrochure, removeJob } from '@/server/jobs/kinds'

/** Reads the PDF of a brochure now, by the code that the worker runs, instead of leaving the job to the worker. */
export async function importNow(req: PayloadRequest, brochure: string, file: string) {
  const { payload: cms } = req
  const { docs } = await cms.find({
    collection: 'imports',
    where: { brochure: { equals: brochure }, file: { equals: file }, status: { in: ['queued', 'running'] } },
    sort: '-createdAt',
    limit: 1,
    depth: 0,
  })
  // None waits where an earlier one failed.
  const id = docs[0]?.id ?? (await enqueueImport(req, brochure, file))
  await removeJob(cms.db.drizzle, importBrochure, { importId: id })
  await runImport(req, id)
  const { status, error } = await cms.findByID({ collection: 'imports', id, depth: 0 })
  if (status !== 'done') throw new Error(`The PDF of brochure ${brochure} could not be imported: ${status}, ${error}`)
}
