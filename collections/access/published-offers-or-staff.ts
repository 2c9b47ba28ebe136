import type { Access } from 'payload'
import { isStaff } from './staff'

/** Visitors read the offers of published brochures, past ones too. */
export const publishedOffersOrStaff: Access = ({ req }) => isStaff(req.user) || { published: { equals: true } }
