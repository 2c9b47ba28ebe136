import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import { erased, erasedEmail } from '@/domain/erased'
import { uuidsOf } from '@/server/db/row-ids'
import { transactionOf } from '@/server/db/transaction'
import { ordersOfPerson } from '@/server/open-matters'

/** The country stays, because the VAT that was due depends on it. */
const nowhere = {
  name: erased,
  company: null,
  street: erased,
  street2: null,
  postcode: erased,
  city: erased,
  region: null,
  phone: null,
}

/** Orders and returns must stay in the accounts: numbers, lines and totals are kept, personal data is erased. */
export const eraseFromBooks: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { rows } = await (await transactionOf(req)).execute(sql`${ordersOfPerson(String(id))}`)
  const orders = uuidsOf(rows)
  const changed = await req.payload.update({
    collection: 'orders',
    where: { id: { in: orders } },
    data: { customer: null, email: erasedEmail, note: null, billingAddress: nowhere, shippingAddress: nowhere },
    req,
    depth: 0,
  })
  const returns = await req.payload.update({
    collection: 'returns',
    where: { or: [{ customer: { equals: id } }, { order: { in: orders } }] },
    data: { customer: null, reason: null },
    req,
    depth: 0,
  })
  const [first] = [...changed.errors, ...returns.errors]
  if (first) throw new Error(`The books of a customer: ${first.message}`)
}
