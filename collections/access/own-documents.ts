import type { Access, FieldAccess } from 'payload'
import { relationId } from '@/domain/relation-id'
import { handlesOrders, isAdmin } from './roles'

/** Staff read their own account, an admin every account. */
export const ownStaffAccount: Access = ({ req }) => {
  if (isAdmin(req.user)) return true
  return req.user?.collection === 'users' && { id: { equals: req.user.id } }
}

/** Customers read their own account, an admin every account. */
export const ownCustomerAccountOrAdmin: Access = (args) => isAdmin(args.req.user) || ownCustomerAccount(args)

/** Only the customer may change a customer account. */
export const ownCustomerAccount: Access = ({ req }) =>
  req.user?.collection === 'customers' && { id: { equals: req.user.id } }

/** A customer's documents are theirs alone: not even an admin may change them. */
export const ownDocuments: Access = ({ req }) =>
  req.user?.collection === 'customers' && { customer: { equals: req.user.id } }

/** Customers read their own documents, an admin everybody's; editors have no access to personal data. */
export const ownDocumentsOrAdmin: Access = (args) => isAdmin(args.req.user) || ownDocuments(args)

/** As above, but the file itself is served only by our own route, which counts downloads and knows the last day. */
export const ownDocumentsWithoutFile: Access = (args) =>
  isAdmin(args.req.user) || (!args.isReadingStaticFile && ownDocuments(args))

/** Customers read their own orders, and whoever works on orders reads all of them. */
export const ownOrdersOrHandler: Access = (args) => handlesOrders(args.req.user) || ownDocuments(args)

/** A query is checked without a document and is refused, so that nobody can find strangers by filtering. */
export const ownDocumentsOrAdminField: FieldAccess = ({ req, doc }) => {
  if (isAdmin(req.user)) return true
  return req.user?.collection === 'customers' && relationId(doc?.customer) === req.user.id
}
