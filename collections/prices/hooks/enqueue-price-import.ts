import type { CollectionAfterChangeHook } from 'payload'
import { transactionOf } from '@/server/db/transaction'
import { enqueue } from '@/server/jobs/enqueue'
import { importPrices } from '@/server/jobs/kinds'

/** The worker takes it up once the form is saved. */
export const enqueuePriceImport: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'create') await enqueue(await transactionOf(req), importPrices, { importId: doc.id })
  return doc
}
