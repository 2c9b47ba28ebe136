import type { Access } from 'payload'
import { isStaff } from './staff'

export const publishedOrStaff: Access = ({ req }) => isStaff(req.user) || { _status: { equals: 'published' } }
