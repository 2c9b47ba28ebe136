import type { Access, FieldAccess, PayloadRequest } from 'payload'

export const anyone: Access = () => true

export const nobody: Access = () => false

export const nobodyField: FieldAccess = () => false

export const customer: Access = ({ req }) => req.user?.collection === 'customers'

/**
 * Customers sign in too, so the collection has to be checked. Staff without a required second factor only reach their
 * own account.
 */
export function isStaff(user: PayloadRequest['user']): boolean {
  return user?.collection === 'users' && !user.owesSecondFactor
}

export function isAdmin(user: PayloadRequest['user']): boolean {
  return user?.collection === 'users' && user.role === 'admin' && isStaff(user)
}

export const staff: Access = ({ req }) => isStaff(req.user)

export const staffField: FieldAccess = ({ req }) => isStaff(req.user)

export const admin: Access = ({ req }) => isAdmin(req.user)

export const adminField: FieldAccess = ({ req }) => isAdmin(req.user)

/** Orders contain personal data: admins, and editors to whom an admin gave that right. */
export function handlesOrders(user: PayloadRequest['user']): boolean {
  return isAdmin(user) || (user?.collection === 'users' && user.handlesOrders === true && isStaff(user))
}
