import type { Access } from 'payload'
import { isStaff } from './staff'

/** Everybody reads published documents, authors also their own unpublished ones, staff all of them. */
export const publishedOwnOrStaff: Access = ({ req }) => {
  if (isStaff(req.user)) return true
  const published = { status: { equals: 'published' } }
  if (req.user?.collection !== 'customers') return published
  return { or: [published, { customer: { equals: req.user.id } }] }
}
