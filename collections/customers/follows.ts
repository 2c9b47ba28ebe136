import type { CollectionConfig } from 'payload'
import { ownDocuments } from '../access/own-documents'
import { nobody } from '../access/roles'
import { centsField } from '../fields/money-cents'
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
