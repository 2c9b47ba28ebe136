import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { relationId, sameContent } from '@/domain/relation-id'
import { otherLanguagesIn } from '@/i18n/other-languages'
import { transactionOf } from '@/server/db/transaction'
import { enqueue, indexGoodsUnder } from '@/server/jobs/kinds'
import { indexGoods, removeFromIndex } from '@/server/search-index'
import { isAutosave } from '../hooks/refuse-stale'

type Hooks = { afterChange: CollectionAfterChangeHook; afterDelete: CollectionAfterDeleteHook }

export const indexProductHooks: Hooks = {
  afterChange: async ({ doc, req }) => {
    if (!isAutosave(req, doc)) await indexGoods(req, [doc.id])
    return doc
  },
  afterDelete: async ({ id, req }) => {
    await removeFromIndex(req, { goods: String(id) })
  },
}

/**
 * Products are found by colours and SKUs of their variants. Bulk writers set `indexLater` and index the products at the
 * end.
 */
export const indexVariantHooks: Hooks = {
  afterChange: async ({ doc, previousDoc, req }) => {
    const products = [doc.product, previousDoc?.product].map(relationId).filter((id) => id !== null)
    if (!req.context.indexLater) await indexGoods(req, [...new Set(products)])
    return doc
  },
  afterDelete: async ({ doc, req }) => {
    const product = relationId(doc.product)
    if (product && !req.context.indexLater) await indexGoods(req, [product])
  },
}

/**
 * Products are found by names of categories, tags and colours. Thousands may share one, so the worker reindexes them.
 */
export const indexWhenRenamed: CollectionAfterChangeHook = async (args) => {
  const { data, doc, previousDoc, req, collection, operation } = args
  const isRenamed = !sameContent(doc.name, previousDoc.name) || Boolean(otherLanguagesIn(data)?.name)
  if (operation !== 'update' || !isRenamed) return doc
  const kind = collection.slug === 'colours' ? 'colour' : 'term'
  await enqueue(await transactionOf(req), indexGoodsUnder, { kind, id: doc.id, after: null })
  return doc
}
