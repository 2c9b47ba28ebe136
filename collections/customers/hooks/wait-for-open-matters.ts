import type { CollectionBeforeDeleteHook } from 'payload'
import { transactionOf } from '@/server/db/transaction'
import { openMatters } from '@/server/open-matters'
import { invalidField } from '../../invalid-field'

/** An order under way needs its address, and a return its account: neither is deleted before it is settled. */
export const waitForOpenMatters: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const open = await openMatters(await transactionOf(req), String(id))
  if (open.length > 0) throw invalidField(req, collection.slug, { path: 'id', problem: 'openMatters' })
}
