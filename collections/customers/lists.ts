import type { CollectionConfig } from 'payload'
import { nobody, nobodyField, ownDocuments } from '../access/roles'
import { centsField, wholeNumberField } from '../fields/money-cents'
import { ownerField } from '../fields/owner'
import { collectionLabels, fieldLabel, groupLabel, optionLabel } from '../labels'

const kinds = ['shop', 'category', 'word', 'product'] as const

/** Written only by our own API (src/features/lists/follow). */
export const Follows: CollectionConfig = {
  slug: 'follows',
  labels: collectionLabels('follows'),
  admin: { useAsTitle: 'name', group: groupLabel('people'), hidden: true },
  access: { create: nobody, read: ownDocuments, update: nobody, delete: nobody },
  indexes: [{ fields: ['customer', 'kind', 'value'], unique: true }],
  versions: false,
  fields: [
    ownerField(),
    {
      name: 'kind',
      type: 'select',
      label: fieldLabel('kind'),
      required: true,
      options: kinds.map((kind) => ({ value: kind, label: optionLabel(`follow_${kind}`) })),
    },
    // The slug of a shop, category or product, or a search word as typed.
    { name: 'value', type: 'text', required: true, maxLength: 100, admin: { hidden: true } },
    { name: 'name', type: 'text', label: fieldLabel('name'), required: true, maxLength: 200 },
    centsField({ name: 'targetCents' }),
    { name: 'mails', type: 'checkbox', label: fieldLabel('followMails'), defaultValue: true },
  ],
}

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
