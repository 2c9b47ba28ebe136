import type { CollectionConfig } from 'payload'
import { nobody } from '../access/nobody'
import { ownDocuments } from '../access/own-documents'
import { ownerField } from '../fields/owner'
import { wholeNumberField } from '../fields/whole-number'
import { collectionLabels, fieldLabel, groupLabel } from '../labels'

/** The shopping lists of an account. Written only by our own API, which merges what devices send: see src/features/lists. */
export const ShoppingLists: CollectionConfig = {
  slug: 'shopping-lists',
  labels: collectionLabels('shoppingLists'),
  admin: { useAsTitle: 'name', group: groupLabel('people'), hidden: true },
  access: { create: nobody, read: ownDocuments, update: nobody, delete: nobody },
  indexes: [{ fields: ['customer', 'listId'], unique: true }],
  fields: [
    ownerField(),
    { name: 'name', type: 'text', label: fieldLabel('name') },
    // The content as plain text, for the export of personal data.
    { name: 'lines', type: 'textarea', label: fieldLabel('lines') },
    { name: 'listId', type: 'text', required: true, admin: { hidden: true } },
    { name: 'content', type: 'json', required: true, admin: { hidden: true } },
    // Grows with every change, so that a device only fetches what it does not have yet.
    { ...wholeNumberField({ name: 'revision', required: true, max: 2_000_000_000 }), admin: { hidden: true } },
  ],
}
