import type { CollectionBeforeChangeHook } from 'payload'
import { lockCustomer, transactionOf } from '@/server/db/transaction'
import { invalidField } from '../../invalid-field'

const most = 20

export const refuseTooManyAddresses: CollectionBeforeChangeHook = async ({ collection, data, operation, req }) => {
  if (operation !== 'create' || !data.customer) return
  // Two that are added at once are both counted.
  await lockCustomer(await transactionOf(req), data.customer)
  const where = { customer: { equals: data.customer } }
  const { totalDocs } = await req.payload.count({ collection: 'addresses', where, req })
  if (totalDocs < most) return
  throw invalidField(req, collection.slug, { path: 'customer', problem: 'tooManyAddresses' })
}
