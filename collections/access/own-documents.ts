import type { Access, FieldAccess } from 'payload'
import { relationId } from '@/domain/relation-id'
import { isAdmin } from './staff'

/** What belongs to a customer is that customer's alone: not even an admin changes it. */
export const ownDocuments: Access = ({ req }) =>
  req.user?.collection === 'customers' && { customer: { equals: req.user.id } }

/** A customer reads the own documents, an admin everybody's; an editor has no business with people. */
export const ownDocumentsOrAdmin: Access = (args) => isAdmin(args.req.user) || ownDocuments(args)

/** As above, but the file itself leaves by our own door alone, which counts and knows the last day. */
export const ownDocumentsWithoutFile: Access = (args) =>
  isAdmin(args.req.user) || (!args.isReadingStaticFile && ownDocuments(args))

/** Without a document, in the check of a query, this is refused: nobody finds a stranger by trying. */
export const ownDocumentsOrAdminField: FieldAccess = ({ req, doc }) => {
  if (isAdmin(req.user)) return true
  return req.user?.collection === 'customers' && relationId(doc?.customer) === req.user.id
}
