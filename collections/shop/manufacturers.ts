import type { CollectionConfig } from 'payload'
import { tables } from '@/server/db/tables'
import { staff } from '../access/roles'
import { refuseWhileUsed } from '../brochures/hooks/refuse-while-used'
import { invalidateOnChange } from '../hooks/invalidate-on-change'
import { collectionLabels, fieldLabel, groupLabel, hint } from '../labels'

export const Manufacturers: CollectionConfig = {
  slug: 'manufacturers',
  labels: collectionLabels('manufacturers'),
  admin: { useAsTitle: 'name', group: groupLabel('shop'), defaultColumns: ['name', 'email'] },
  defaultSort: 'name',
  access: { create: staff, read: staff, update: staff, delete: staff },
  hooks: {
    ...invalidateOnChange('manufacturers'),
    beforeDelete: [
      refuseWhileUsed([tables.products.manufacturerId, tables._productsV.versionManufacturerId], 'inUseByContent'),
    ],
  },
  versions: false,
  fields: [
    { name: 'name', type: 'text', label: fieldLabel('name'), required: true, maxLength: 120 },
    { name: 'address', type: 'textarea', label: fieldLabel('address'), required: true, maxLength: 300 },
    { name: 'email', type: 'email', label: fieldLabel('email'), required: true },
    {
      name: 'responsiblePerson',
      type: 'textarea',
      label: fieldLabel('responsiblePerson'),
      maxLength: 400,
      admin: { description: hint('responsiblePerson') },
    },
  ],
}
