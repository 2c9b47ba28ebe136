import type { Access, FieldAccess, PayloadRequest } from 'payload'
import { relationId } from '@/domain/relation-id'

export const anyone: Access = () => true

export const nobody: Access = () => false

export const nobodyField: FieldAccess = () => false

export const customer: Access = ({ req }) => req.user?.collection === 'customers'

/**
 * Customers sign in too, so the collection has to be checked. Staff without a required second factor only reach their
 * own account.
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

/** Orders contain personal data: admins, and editors to whom an admin gave that right. */
export function handlesOrders(user: PayloadRequest['user']): boolean {
  return isAdmin(user) || (user?.collection === 'users' && user.handlesOrders === true && isStaff(user))
}

export const handlesOrdersField: FieldAccess = ({ req }) => handlesOrders(req.user)

/** Rights by which no customer reads a field, not even of an own document. */
export const closedToCustomers: FieldAccess[] = [nobodyField, staffField, adminField, handlesOrdersField]

export const ownStaffAccount: Access = ({ req }) => {
  if (isAdmin(req.user)) return true
  return req.user?.collection === 'users' && { id: { equals: req.user.id } }
}

export const ownCustomerAccountOrAdmin: Access = (args) => isAdmin(args.req.user) || ownCustomerAccount(args)

/** Only the customer may change a customer account, not even an admin. */
export const ownCustomerAccount: Access = ({ req }) =>
  req.user?.collection === 'customers' && { id: { equals: req.user.id } }

/** A customer's documents: not even an admin may change them. */
export const ownDocuments: Access = ({ req }) =>
  req.user?.collection === 'customers' && { customer: { equals: req.user.id } }

/** Editors have no access to customers' personal data. */
export const ownDocumentsOrAdmin: Access = (args) => isAdmin(args.req.user) || ownDocuments(args)

/** The file is served only by our own route, which enforces the download limit and the expiry. */
export const ownDocumentsWithoutFile: Access = (args) =>
  isAdmin(args.req.user) || (!args.isReadingStaticFile && ownDocuments(args))

export const ownOrdersOrHandler: Access = (args) => handlesOrders(args.req.user) || ownDocuments(args)

/** Payload checks a query without a document; refusing it prevents finding strangers by filtering. */
export const ownDocumentsOrAdminField: FieldAccess = ({ req, doc }) => {
  if (isAdmin(req.user)) return true
  return req.user?.collection === 'customers' && relationId(doc?.customer) === req.user.id
}

export const publishedOwnOrStaff: Access = ({ req }) => {
  if (isStaff(req.user)) return true
  const published = { status: { equals: 'published' } }
  if (req.user?.collection !== 'customers') return published
  return { or: [published, { customer: { equals: req.user.id } }] }
}

export const publishedOffersOrStaff: Access = ({ req }) => isStaff(req.user) || { published: { equals: true } }

export const publishedOrStaff: Access = ({ req }) => isStaff(req.user) || { _status: { equals: 'published' } }
