import { isStaff } from '@collections/access/roles'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'

/**
 * Whether whoever asks may read this document by the rules of its collection. The forms of the CMS are drawn with an id that the
 * browser names, which may be any, and before Payload asks a rule: whatever is drawn from the database by such an id asks here first.
 */
export async function mayRead(req: PayloadRequest, collection: CollectionSlug, id: unknown): Promise<boolean> {
  const known = z.uuid().safeParse(id)
  if (!known.success) return false
  const { docs } = await req.payload.find({
    collection,
    where: { id: { equals: known.data } },
    select: {},
    depth: 0,
    limit: 1,
    pagination: false,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  return docs.length > 0
}

/** The same, for what is drawn for staff alone. */
export async function staffMayRead(req: PayloadRequest, collection: CollectionSlug, id: unknown): Promise<boolean> {
  return isStaff(req.user) && mayRead(req, collection, id)
}
