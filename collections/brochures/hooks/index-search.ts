import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { indexBrochure, indexRetailer, removeFromIndex } from '@/server/search-index'
import { isAutosave } from '../../hooks/is-autosave'

type Hooks = { afterChange: CollectionAfterChangeHook; afterDelete: CollectionAfterDeleteHook }

export const indexBrochureHooks: Hooks = {
  afterChange: async ({ doc, req }) => {
    if (!isAutosave(req)) await indexBrochure(req, doc.id)
    return doc
  },
  afterDelete: async ({ id, req }) => {
    await removeFromIndex(req, { brochure: String(id) })
  },
}

export const indexRetailerHooks: Hooks = {
  afterChange: async ({ doc, req }) => {
    await indexRetailer(req, doc.id)
    return doc
  },
  afterDelete: async ({ id, req }) => {
    await removeFromIndex(req, { retailer: String(id) })
  },
}

/** A hidden page is not searched. */
export const indexWhenHidden: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (doc.hidden === previousDoc?.hidden) return doc
  const brochure: unknown = doc.brochure
  await indexBrochure(
    req,
    String(brochure && typeof brochure === 'object' && 'id' in brochure ? brochure.id : brochure),
  )
  return doc
}
