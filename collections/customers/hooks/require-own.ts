import type { CollectionBeforeChangeHook, CollectionSlug, PayloadRequest } from 'payload'
import { invalidField } from '../../invalid-field'

type Owned = Extract<CollectionSlug, 'addresses' | 'customer-files' | 'customer-pictures' | 'orders'>
type Relations = Record<string, Owned>
type Document = Record<string, unknown>

/** Refuses an account that refers to somebody else's documents. A new account owns nothing yet. */
export function requireOwnAsCustomer(relations: Relations): CollectionBeforeChangeHook {
  return async ({ collection, data, originalDoc, req }) => {
    await check(relations, data, originalDoc?.id, collection.slug, req)
  }
}

/** Refuses a document that refers to documents of another customer than its own. */
export function requireOwn(relations: Relations): CollectionBeforeChangeHook {
  return async ({ collection, data, req }) => {
    if (data.customer) await check(relations, data, data.customer, collection.slug, req)
  }
}

async function check(relations: Relations, data: Document, owner: unknown, slug: CollectionSlug, req: PayloadRequest) {
  for (const [path, collection] of Object.entries(relations)) {
    const id = data[path]
    if (!id) continue
    const where = { id: { equals: id }, customer: { equals: owner } }
    const { totalDocs } = owner ? await req.payload.count({ collection, where, req }) : { totalDocs: 0 }
    if (totalDocs > 0) continue
    throw invalidField(req, slug, { path, problem: 'notOwn' })
  }
}
