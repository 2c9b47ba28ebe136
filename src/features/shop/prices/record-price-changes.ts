import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig, PayloadRequest } from 'payload'
import { transactionOf } from '@/server/db/transaction'
import { renewPrices } from './renew-prices'

const record = async (req: PayloadRequest) => renewPrices(await transactionOf(req))

const afterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  // A draft changes no price that anybody sees, but for one that was published until now.
  if (doc._status !== 'draft' || previousDoc?._status === 'published') await record(req)
  return doc
}

const afterDelete: CollectionAfterDeleteHook = ({ req }) => record(req)

/** A collection whose changes may change what products cost: the history learns it in the transaction of the change. */
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
