import type { CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'
import { relationId } from '@/domain/relation-id'
import { lockDocuments, transactionOf } from '@/server/db/transaction'

const given = z.object({ brochure: z.unknown().transform(relationId).pipe(z.uuid()) })

/** An offer copies what its new brochure is; that of a stored one is locked by `lockUpdates`. */
export const lockNewBrochure: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !('data' in args)) return
  const { data } = given.safeParse(args.data)
  if (data) await lockDocuments(await transactionOf(req), [data.brochure])
}
