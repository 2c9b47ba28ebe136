import type { CollectionConfig } from 'payload'
import { customer } from '../access/customer'
import { ownDocuments, ownDocumentsOrAdmin } from '../access/own-documents'
import { ownerField } from '../fields/owner'
import { postalAddressFields } from '../fields/postal-address'
import { collectionLabels, groupLabel } from '../labels'
import { belongToAsker } from './hooks/belong-to-asker'
import { refuseTooManyAddresses } from './hooks/refuse-too-many-addresses'

/** The address book. Orders keep copies, so an address may be changed or deleted. */
export const Addresses: CollectionConfig = {
  slug: 'addresses',
  labels: collectionLabels('addresses'),
  admin: { useAsTitle: 'name', group: groupLabel('people'), defaultColumns: ['name', 'city', 'country', 'customer'] },
  access: { create: customer, read: ownDocumentsOrAdmin, update: ownDocuments, delete: ownDocuments },
  hooks: { beforeValidate: [belongToAsker], beforeChange: [refuseTooManyAddresses] },
  indexes: [{ fields: ['customer', 'createdAt'] }],
  fields: [...postalAddressFields, ownerField()],
}
