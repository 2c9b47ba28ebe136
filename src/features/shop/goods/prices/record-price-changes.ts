import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig, PayloadRequest } from 'payload'
import { transactionOf } from '@/server/db/transaction'
import { renewPrices } from './renew-prices'

const record = async (req: PayloadRequest) => renewPrices(await transactionOf(req))

const afterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  // Drafts have no effect on prices, except one that replaces a published document.
  if (doc._status !== 'draft' || previousDoc?._status === 'published') await record(req)
  return doc
}

const afterDelete: CollectionAfterDeleteHook = ({ req }) => record(req)

/** Wraps a collection that affects prices: the history is updated in the transaction of each change. */
export function recordsPrices(collection: CollectionConfig): CollectionConfig {
  const { hooks } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), afterChange],
      afterDelete: [...(hooks?.afterDelete ?? []), afterDelete],
    },
  }
}
