import type { CollectionConfig } from 'payload'
import { tables } from '@/server/db/tables'
import { staff } from '../access/roles'
import { refuseWhileUsed } from '../brochures/hooks/refuse-while-used'
import { translatedName } from '../fields/title-and-summary'
import { invalidateOnChange } from '../hooks/invalidate-on-change'
import { collectionLabels, fieldLabel, groupLabel, hint, rowLabel } from '../labels'

const measures = ['chest', 'waist', 'hips', 'inseam', 'foot'] as const

export const SizeCharts: CollectionConfig = {
  slug: 'size-charts',
  labels: collectionLabels('sizeCharts'),
  admin: { useAsTitle: 'name', group: groupLabel('shop'), defaultColumns: ['name'] },
  defaultSort: 'name',
  access: { create: staff, read: staff, update: staff, delete: staff },
  hooks: {
    ...invalidateOnChange('size-charts'),
    beforeDelete: [
      refuseWhileUsed([tables.products.sizeChartId, tables._productsV.versionSizeChartId], 'inUseByContent'),
    ],
  },
  versions: false,
  fields: [
    ...translatedName(),
    {
      name: 'howToMeasure',
      type: 'textarea',
      label: fieldLabel('howToMeasure'),
      localized: true,
      maxLength: 800,
    },
    {
      name: 'rows',
      type: 'array',
      label: fieldLabel('sizes'),
      labels: { singular: fieldLabel('size'), plural: fieldLabel('sizes') },
      required: true,
      minRows: 1,
      maxRows: 40,
      admin: { description: hint('sizeChartRows'), components: { RowLabel: rowLabel('size') } },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'size', type: 'text', label: fieldLabel('size'), required: true, maxLength: 12 },
            ...measures.map((name) => ({ name, type: 'text' as const, label: fieldLabel(name), maxLength: 12 })),
          ],
        },
      ],
    },
  ],
}
