import type { CollectionBeforeChangeHook, CollectionBeforeValidateHook, CollectionConfig } from 'payload'
import { lockCustomer, transactionOf } from '@/server/db/transaction'
import { customer, ownDocuments, ownDocumentsOrAdmin } from '../access/roles'
import { invalidField } from '../document-endpoint'
import { postalAddressFields } from '../fields/contact'
import { ownerField } from '../fields/owner'
import { collectionLabels, groupLabel } from '../labels'

/** The owner of a new document is the signed-in customer, whatever the request says. */
const belongToAsker: CollectionBeforeValidateHook = ({ data, operation, req }) =>
  operation === 'create' && req.user?.collection === 'customers' ? { ...data, customer: req.user.id } : data

const most = 20

const refuseTooManyAddresses: CollectionBeforeChangeHook = async ({ collection, data, operation, req }) => {
  if (operation !== 'create' || !data.customer) return
  // Serialises concurrent additions, so that the limit holds.
  await lockCustomer(await transactionOf(req), data.customer)
  const where = { customer: { equals: data.customer } }
  const { totalDocs } = await req.payload.count({ collection: 'addresses', where, req })
  if (totalDocs < most) return
  throw invalidField(req, collection.slug, { path: 'customer', problem: 'tooManyAddresses' })
}

export const Addresses: CollectionConfig = {
  slug: 'addresses',
  labels: collectionLabels('addresses'),
  admin: { useAsTitle: 'name', group: groupLabel('people'), defaultColumns: ['name', 'city', 'country', 'customer'] },
  access: { create: customer, read: ownDocumentsOrAdmin, update: ownDocuments, delete: ownDocuments },
  hooks: { beforeValidate: [belongToAsker], beforeChange: [refuseTooManyAddresses] },
  indexes: [{ fields: ['customer', 'createdAt'] }],
  versions: false,
  fields: [...postalAddressFields, ownerField()],
}
