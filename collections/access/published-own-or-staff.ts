import type { Access } from 'payload'
import { isStaff } from './staff'

/** Everybody reads what is published, its author also what is not yet, staff all of it. */
export const publishedOwnOrStaff: Access = ({ req }) => {
  if (isStaff(req.user)) return true
  const published = { status: { equals: 'published' } }
  if (req.user?.collection !== 'customers') return published
  return { or: [published, { customer: { equals: req.user.id } }] }
}
