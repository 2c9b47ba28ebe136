import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { pathOf } from '@/server/cache-tags'
import { transactionOf } from '@/server/transaction'

type Addressed = 'brochures' | 'retailers'

const row = z.object({ slug: z.string().nullable() })

/** The address that visitors know: a draft's slug is no address yet. */
async function publicSlug(collection: Addressed, id: string, req: PayloadRequest): Promise<string | null> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(
    sql`select slug from ${sql.identifier(collection)} where id = ${id} and _status = 'published'`,
  )
  return rows[0] ? row.parse(rows[0]).slug : null
}

export function rememberAddress(collection: Addressed): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, req, context }) => {
    if (originalDoc?.id) context.publicSlug = await publicSlug(collection, originalDoc.id, req)
    return data
  }
}

/** A changed slug redirects from the old address; the document that takes an address ends the redirect from it. */
export function keepOldAddress(collection: Addressed): CollectionAfterChangeHook {
  return async ({ doc, req, context, operation }) => {
    const now = await publicSlug(collection, doc.id, req)
    const before = context.publicSlug
    if (!now || (before === now && operation === 'update')) return doc
    await req.payload.delete({
      collection: 'redirects',
      where: { from: { equals: pathOf(collection, now) } },
      depth: 0,
      req,
    })
    if (typeof before !== 'string' || before === now) return doc
    await req.payload.create({
      collection: 'redirects',
      data: { from: pathOf(collection, before), document: { relationTo: collection, value: doc.id }, status: '308' },
      depth: 0,
      req,
    })
    return doc
  }
}
