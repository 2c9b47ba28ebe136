import type { Access, FieldAccess } from 'payload'
import { relationId } from '@/domain/relation-id'
import { handlesOrders, isAdmin } from './roles'

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
