import type { Access, FieldAccess } from 'payload'
import { isAdmin } from './staff'

export const admin: Access = ({ req }) => isAdmin(req.user)

export const adminField: FieldAccess = ({ req }) => isAdmin(req.user)
