import type { Access, FieldAccess, PayloadRequest } from 'payload'

export const anyone: Access = () => true

/** Written by the system alone (jobs and hooks), never through a request. */
export const nobody: Access = () => false

export const nobodyField: FieldAccess = () => false

export const customer: Access = ({ req }) => req.user?.collection === 'customers'

/**
 * Customers sign in too, so a rule about staff must check the collection. Whoever has no second factor where the settings require
 * one reaches their own account and nothing else.
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

/** Whoever works on orders reads names and addresses of customers: an admin, or an editor whom an admin gave that right. */
export function handlesOrders(user: PayloadRequest['user']): boolean {
  return isAdmin(user) || (user?.collection === 'users' && user.handlesOrders === true && isStaff(user))
}
