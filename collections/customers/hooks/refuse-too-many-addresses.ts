import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { transactionOf } from '@/server/transaction'
import { invalidField } from '../../invalid-field'

const most = 20

export const refuseTooManyAddresses: CollectionBeforeChangeHook = async ({ collection, data, operation, req }) => {
  if (operation !== 'create' || !data.customer) return
  const transaction = await transactionOf(req)
  // Concurrent requests wait for each other here, so that both are counted.
  await transaction.execute(sql`select 1 from customers where id = ${data.customer} for update`)
  const where = { customer: { equals: data.customer } }
  const { totalDocs } = await req.payload.count({ collection: 'addresses', where, req })
  if (totalDocs < most) return
  throw invalidField(req, collection.slug, { path: 'customer', problem: 'tooManyAddresses' })
}
