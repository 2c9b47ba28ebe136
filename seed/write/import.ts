import type { Payload, PayloadRequest } from 'payload'
import { runImport } from '@/features/brochure-import/run-import'

/** Reads the PDF of a brochure now, by the code that the worker runs, instead of leaving the job to the worker. */
export async function importNow(cms: Payload, req: PayloadRequest, brochure: string) {
  const waiting = await cms.find({
    collection: 'imports',
    where: { brochure: { equals: brochure }, status: { in: ['queued', 'running'] } },
    sort: '-createdAt',
    limit: 1,
    depth: 0,
  })
  const id = waiting.docs[0]?.id
  if (!id) return
  await cms.delete({ collection: 'payload-jobs', where: { 'input.importId': { equals: id } }, depth: 0 })
  await runImport(req, id)
  const { status, error } = await cms.findByID({ collection: 'imports', id, depth: 0 })
  if (status !== 'done') throw new Error(`The PDF of brochure ${brochure} could not be imported: ${status}, ${error}`)
}
