import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { relationId } from '@/domain/relation-id'
import { indexBrochure, indexCategory, indexRetailer, removeFromIndex } from '@/server/search-index'
import { isAutosave } from '../../hooks/refuse-stale'

type Hooks = { afterChange: CollectionAfterChangeHook; afterDelete: CollectionAfterDeleteHook }

export const indexBrochureHooks: Hooks = {
  afterChange: async ({ doc, req }) => {
    if (!isAutosave(req, doc)) await indexBrochure(req, doc.id)
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

export const indexCategoryHooks: Hooks = {
  afterChange: async ({ doc, req }) => {
    await indexCategory(req, doc.id)
    return doc
  },
  afterDelete: async ({ id, req }) => {
    await removeFromIndex(req, { category: String(id) })
  },
}

export const indexStoreHooks: Hooks = {
  afterChange: async ({ doc, req }) => {
    await indexRetailerOf(req, doc.retailer)
    return doc
  },
  afterDelete: async ({ doc, req }) => {
    await indexRetailerOf(req, doc.retailer)
  },
}

/** Bulk writers set `indexLater` in the request's context and index the brochure once at the end. */
export const indexOfferHooks: Hooks = {
  afterChange: async ({ doc, req }) => {
    if (!req.context.indexLater) await indexBrochureOf(req, doc.brochure)
    return doc
  },
  afterDelete: async ({ doc, req }) => {
    if (!req.context.indexLater) await indexBrochureOf(req, doc.brochure)
  },
}

export const indexWhenHidden: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (doc.hidden === previousDoc?.hidden) return doc
  await indexBrochureOf(req, doc.brochure)
  return doc
}

async function indexBrochureOf(req: PayloadRequest, brochure: unknown) {
  const id = relationId(brochure)
  if (id) await indexBrochure(req, id)
}

async function indexRetailerOf(req: PayloadRequest, retailer: unknown) {
  const id = relationId(retailer)
  if (id) await indexRetailer(req, id)
}
