import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { relationId } from '@/domain/relation-id'
import { findGoodsUnder, indexGoods, removeFromIndex } from '@/server/search-index'
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

/** A product is found by the colours and article numbers of its variants. Whoever writes many sets `indexLater` and indexes their products at the end. */
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

/** Products are found by the names of their categories, tags and colours; one that is in use is not deleted. */
export const indexWhenRenamed: CollectionAfterChangeHook = async ({ doc, req, collection, operation }) => {
  const target = collection.slug === 'colours' ? { colour: doc.id } : { term: doc.id }
  if (operation === 'update') await indexGoods(req, await findGoodsUnder(req, target))
  return doc
}
