import type { Access } from 'payload'
import { isStaff } from '../access/staff'

/** Visitors read the offers of published brochures ; past ones stay readable. */
export const currentOffersOrStaff: Access = ({ req }) => isStaff(req.user) || { published: { equals: true } }
