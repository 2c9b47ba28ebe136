import type { CollectionBeforeDeleteHook } from 'payload'
import { erased, erasedEmail } from '@/domain/erased'

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
  const own = { where: { customer: { equals: id } }, req, depth: 0 } as const
  const { errors } = await req.payload.update({
    collection: 'orders',
    data: { customer: null, email: erasedEmail, note: null, billingAddress: nowhere, shippingAddress: nowhere },
    ...own,
  })
  const returns = await req.payload.update({ collection: 'returns', data: { customer: null, reason: null }, ...own })
  const [first] = [...errors, ...returns.errors]
  if (first) throw new Error(`The books of a customer: ${first.message}`)
}
