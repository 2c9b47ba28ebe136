import type { Access, PayloadRequest } from 'payload'

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
