import type { CollectionConfig } from 'payload'
import { nobody, nobodyField } from '../access/nobody'
import { ownDocuments } from '../access/own-documents'
import { ownerField } from '../fields/owner'
import { collectionLabels, fieldLabel, groupLabel, optionLabel } from '../labels'

/** A link to a shopping list. Whoever has the token can open the list. Only its hash is stored; deleting it ends the link. */
export const ListShares: CollectionConfig = {
  slug: 'list-shares',
  labels: collectionLabels('listShares'),
  admin: { useAsTitle: 'mode', group: groupLabel('people'), hidden: true },
  access: { create: nobody, read: ownDocuments, update: nobody, delete: nobody },
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
