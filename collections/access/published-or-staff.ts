import type { Access } from 'payload'
import { isStaff } from './roles'

export const publishedOwnOrStaff: Access = ({ req }) => {
  if (isStaff(req.user)) return true
  const published = { status: { equals: 'published' } }
  if (req.user?.collection !== 'customers') return published
  return { or: [published, { customer: { equals: req.user.id } }] }
}

export const publishedOffersOrStaff: Access = ({ req }) => isStaff(req.user) || { published: { equals: true } }

export const publishedOrStaff: Access = ({ req }) => isStaff(req.user) || { _status: { equals: 'published' } }
