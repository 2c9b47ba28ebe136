import type { CollectionAfterChangeHook } from 'payload'

/** The worker takes it up once the form is saved. */
export const enqueuePriceImport: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'create') {
    await req.payload.jobs.queue({ task: 'importPrices', input: { importId: doc.id }, queue: 'prices', req })
  }
  return doc
}
