import type { Access } from 'payload'
import { isAdmin } from './staff'

/** Staff read their own account, an admin every account. */
export const ownStaffAccount: Access = ({ req }) => {
  if (isAdmin(req.user)) return true
  return req.user?.collection === 'users' && { id: { equals: req.user.id } }
}

/** Customers read their own account, an admin every account. */
export const ownCustomerAccountOrAdmin: Access = (args) => isAdmin(args.req.user) || ownCustomerAccount(args)

/** Only the customer may change a customer account. */
export const ownCustomerAccount: Access = ({ req }) =>
  req.user?.collection === 'customers' && { id: { equals: req.user.id } }
