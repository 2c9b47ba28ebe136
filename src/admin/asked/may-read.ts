import { isStaff } from '@collections/access/roles'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'

/**
 * Access check for documents drawn into CMS forms. The browser names the id, and Payload renders the form before it
 * applies its own access rules, so every read by such an id has to pass here first.
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

export async function staffMayRead(req: PayloadRequest, collection: CollectionSlug, id: unknown): Promise<boolean> {
  return isStaff(req.user) && mayRead(req, collection, id)
}
