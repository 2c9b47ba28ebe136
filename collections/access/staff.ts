import type { Access, PayloadRequest } from 'payload'

/** Customers sign in too, so a rule about staff must check the collection. */
export function isStaff(user: PayloadRequest['user']): boolean {
  return user?.collection === 'users'
}

export function isAdmin(user: PayloadRequest['user']): boolean {
  return user?.collection === 'users' && user.role === 'admin'
}

export const staff: Access = ({ req }) => isStaff(req.user)
