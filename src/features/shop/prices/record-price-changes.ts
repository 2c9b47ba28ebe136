import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig, PayloadRequest } from 'payload'
import { transactionOf } from '@/server/db/transaction'
import { recordPrices } from './current-prices'

const record = async (req: PayloadRequest) => recordPrices(await transactionOf(req))

const afterChange: CollectionAfterChangeHook = async ({ doc, req }) => {
  // A draft changes no price that anybody sees.
  if (doc._status !== 'draft') await record(req)
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
