import type { CollectionConfig } from 'payload'
import { admin } from '../access/admin'
import { nobody } from '../access/nobody'
import { ownCustomerAccount } from '../access/own-account'
import { collectionLabels, fieldLabel, groupLabel } from '../labels'

/** People who signed in through Supabase; there is no password here, and nobody enters the CMS with such an account. */
export const Customers: CollectionConfig = {
  slug: 'customers',
  labels: collectionLabels('customers'),
  admin: { useAsTitle: 'email', group: groupLabel('people'), defaultColumns: ['email', 'createdAt'] },
  auth: { disableLocalStrategy: true, useSessions: true },
  access: {
    admin: () => false,
    create: nobody,
    read: ownCustomerAccount,
    update: nobody,
    delete: admin,
    unlock: nobody,
  },
  fields: [
    { name: 'email', type: 'email', label: fieldLabel('email'), required: true, index: true },
    { name: 'supabaseId', type: 'text', label: fieldLabel('supabaseId'), required: true, unique: true, index: true },
  ],
}
