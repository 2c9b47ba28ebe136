import type { Access } from 'payload'
import { isAdmin } from './staff'

/** A staff member reads the own account, an admin every account. */
export const ownStaffAccount: Access = ({ req }) => {
  if (isAdmin(req.user)) return true
  return req.user?.collection === 'users' && { id: { equals: req.user.id } }
}

/** A customer reads the own account, an admin every account. */
export const ownCustomerAccountOrAdmin: Access = (args) => isAdmin(args.req.user) || ownCustomerAccount(args)

/** A customer changes the own account, and nobody else does. */
export const ownCustomerAccount: Access = ({ req }) =>
  req.user?.collection === 'customers' && { id: { equals: req.user.id } }
