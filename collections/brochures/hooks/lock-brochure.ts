import type { CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'
import { relationId } from '@/domain/relation-id'
import { lockDocuments, transactionOf } from '@/server/db/transaction'

const uuid = z.uuid()

/**
 * Offers and pages follow what their brochure is while they are saved, so its saves are kept out. Locked before the row
 * itself, as a save of the brochure does.
 */
export function lockBrochureOf(collection: 'offers' | 'brochure-pages'): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    if (operation !== 'create' && operation !== 'update') return
    const given = 'data' in args ? z.object({ brochure: z.unknown() }).safeParse(args.data).data?.brochure : undefined
    const id = 'id' in args ? uuid.safeParse(args.id).data : undefined
    const stored = id
      ? await req.payload.db.findOne<{ id: string; brochure?: unknown }>({
          collection,
          where: { id: { equals: id } },
          req,
        })
      : null
    const ids = [given, stored?.brochure].flatMap((value) => uuid.safeParse(relationId(value)).data ?? [])
    if (ids.length > 0) await lockDocuments(await transactionOf(req), ids)
  }
}
