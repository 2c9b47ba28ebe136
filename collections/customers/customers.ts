import type { CollectionConfig } from 'payload'
import { defaultLocale } from '@/i18n/routing'
import { admin } from '../access/admin'
import { nobody } from '../access/nobody'
import { ownCustomerAccount, ownCustomerAccountOrAdmin } from '../access/own-account'
import { languageOptions } from '../fields/languages'
import { writtenBySystem } from '../fields/written-by-system'
import { collectionLabels, fieldLabel, groupLabel } from '../labels'
import { deleteBelongings } from './hooks/delete-belongings'
import { deleteInboxEntries } from './hooks/delete-inbox-entries'
import { eraseFromBooks } from './hooks/erase-from-books'
import { rememberDeparture } from './hooks/remember-departure'
import { requireOwnAsCustomer } from './hooks/require-own'
import { waitForOpenMatters } from './hooks/wait-for-open-matters'

/** No passwords here: payload.config.ts adds the strategy that reads a customer's token. */
export const customersAuth = { disableLocalStrategy: true, useSessions: true } as const

/** People who signed in through Supabase. Such an account does not open the CMS. */
export const Customers: CollectionConfig = {
  slug: 'customers',
  labels: collectionLabels('customers'),
  admin: { useAsTitle: 'email', group: groupLabel('people'), defaultColumns: ['email', 'name', 'createdAt'] },
  auth: customersAuth,
  access: {
    admin: () => false,
    create: nobody,
    read: ownCustomerAccountOrAdmin,
    update: ownCustomerAccount,
    delete: admin,
    unlock: nobody,
  },
  hooks: {
    beforeChange: [
      requireOwnAsCustomer({
        picture: 'customer-pictures',
        billingAddress: 'addresses',
        shippingAddress: 'addresses',
      }),
    ],
    beforeDelete: [rememberDeparture, waitForOpenMatters, eraseFromBooks, deleteInboxEntries, deleteBelongings],
  },
  fields: [
    { name: 'name', type: 'text', label: fieldLabel('name'), maxLength: 120 },
    { name: 'phone', type: 'text', label: fieldLabel('phone'), maxLength: 32 },
    {
      name: 'language',
      type: 'select',
      label: fieldLabel('language'),
      defaultValue: defaultLocale,
      options: languageOptions,
    },
    ...writtenBySystem([
      { name: 'email', type: 'email', label: fieldLabel('email'), index: true },
      { name: 'supabaseId', type: 'text', label: fieldLabel('supabaseId'), required: true, unique: true, index: true },
      { name: 'secondFactor', type: 'checkbox', label: fieldLabel('secondFactor'), defaultValue: false },
      { name: 'picture', type: 'upload', relationTo: 'customer-pictures', label: fieldLabel('picture') },
      {
        name: 'billingAddress',
        type: 'relationship',
        relationTo: 'addresses',
        label: fieldLabel('billingAddress'),
      },
      {
        name: 'shippingAddress',
        type: 'relationship',
        relationTo: 'addresses',
        label: fieldLabel('shippingAddress'),
      },
      { name: 'termsAcceptedAt', type: 'date', label: fieldLabel('termsAcceptedAt') },
      { name: 'deletionDueAt', type: 'date', label: fieldLabel('deletionDueAt'), index: true },
      // Since when the deletion waits for orders or returns; its owner has been told.
      { name: 'deletionWaitsSince', type: 'date', label: fieldLabel('deletionWaitsSince') },
      // An account made with another service has no password until its owner sets one; the auth server does not say so.
      { name: 'passwordSetAt', type: 'date', label: fieldLabel('passwordSetAt') },
    ]),
  ],
}
