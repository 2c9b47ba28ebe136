import type { CollectionConfig } from 'payload'
import { ownDocuments } from '../access/own-documents'
import { nobody, nobodyField } from '../access/roles'
import { wholeNumberField } from '../fields/money-cents'
import { ownerField } from '../fields/owner'
import { collectionLabels, fieldLabel, groupLabel, optionLabel } from '../labels'

/** Written only by our own API, which merges the changes of several devices: see src/features/lists. */
export const ShoppingLists: CollectionConfig = {
  slug: 'shopping-lists',
  labels: collectionLabels('shoppingLists'),
  admin: { useAsTitle: 'name', group: groupLabel('people'), hidden: true },
  access: { create: nobody, read: ownDocuments, update: nobody, delete: nobody },
  indexes: [{ fields: ['customer', 'listId'], unique: true }],
  versions: false,
  fields: [
    ownerField(),
    { name: 'name', type: 'text', label: fieldLabel('name') },
    { name: 'lines', type: 'textarea', label: fieldLabel('lines') },
    { name: 'listId', type: 'text', required: true, admin: { hidden: true } },
    { name: 'content', type: 'json', required: true, admin: { hidden: true } },
    // Increases with every change, so that a device fetches only newer ones.
    { ...wholeNumberField({ name: 'revision', required: true, max: 2_000_000_000 }), admin: { hidden: true } },
  ],
}

/** Anybody with the token can open the list. Only the token's hash is stored; deleting the document ends the link. */
export const ListShares: CollectionConfig = {
  slug: 'list-shares',
  labels: collectionLabels('listShares'),
  admin: { useAsTitle: 'mode', group: groupLabel('people'), hidden: true },
  access: { create: nobody, read: ownDocuments, update: nobody, delete: nobody },
  versions: false,
  fields: [
    ownerField(),
    {
      name: 'list',
      type: 'relationship',
      relationTo: 'shopping-lists',
      label: fieldLabel('list'),
      required: true,
      index: true,
    },
    {
      name: 'mode',
      type: 'select',
      label: fieldLabel('shareMode'),
      required: true,
      options: (['read', 'edit'] as const).map((mode) => ({ value: mode, label: optionLabel(mode) })),
    },
    {
      name: 'tokenHash',
      type: 'text',
      required: true,
      unique: true,
      admin: { hidden: true },
      access: { read: nobodyField },
    },
  ],
}
