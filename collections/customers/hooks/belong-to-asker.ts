import type { CollectionBeforeValidateHook } from 'payload'

/** What a customer makes belongs to that customer, whatever the request says. */
export const belongToAsker: CollectionBeforeValidateHook = ({ data, operation, req }) =>
  operation === 'create' && req.user?.collection === 'customers' ? { ...data, customer: req.user.id } : data
