import type { CollectionConfig, PayloadRequest } from 'payload'
import { baseUnits } from '@/domain/pack-size'
import { type Unranked, unrankedGoods } from '@/domain/reduction'
import { indexGroups } from '@/server/search-index'
import { admin, anyone, staff } from '../access/roles'
import { inEachLanguage } from '../fields/in-each-language'
import { wholeNumberField } from '../fields/money-cents'
import { groupSlugField } from '../fields/slug'
import { languagesField } from '../fields/title-and-summary'
import { invalidateOnChange } from '../hooks/invalidate-on-change'
import { keepTypedAddress, rememberAddress } from '../hooks/keep-old-address'
import { collectionLabels, fieldLabel, groupLabel, hint, optionLabel } from '../labels'

const forgets = invalidateOnChange('product-groups')

/** Official groups of the national price data. `verdictRule`: why a group has no badges, rankings and alerts. */
const verdictLabels: Record<Unranked | 'none', ReturnType<typeof optionLabel>> = {
  none: optionLabel('verdictNone'),
  medicine: optionLabel('verdictMedicine'),
  tobacco: optionLabel('verdictTobacco'),
  'infant-formula': optionLabel('verdictInfantFormula'),
}

export const ProductGroups: CollectionConfig = {
  slug: 'product-groups',
  labels: collectionLabels('productGroups'),
  admin: {
    useAsTitle: 'title',
    group: groupLabel('prices'),
    defaultColumns: ['number', 'title', 'slug', 'perishable'],
  },
  // A copy would have the same official number.
  disableDuplicate: true,
  defaultSort: 'number',
  access: { create: admin, read: anyone, update: staff, delete: admin },
  hooks: {
    beforeChange: [rememberAddress('product-groups')],
    afterChange: [keepTypedAddress('product-groups'), ...forgets.afterChange, indexGroupsAfter],
    afterDelete: [...forgets.afterDelete, indexGroupsAfter],
  },
  versions: false,
  fields: [
    inEachLanguage({ name: 'title', type: 'text', label: fieldLabel('title'), required: true, maxLength: 80 }),
    languagesField,
    {
      name: 'synonyms',
      type: 'textarea',
      label: fieldLabel('synonyms'),
      localized: true,
      maxLength: 600,
      admin: { description: hint('synonyms') },
    },
    groupSlugField,
    wholeNumberField({
      name: 'number',
      label: fieldLabel('number'),
      required: true,
      min: 1,
      max: 101,
      unique: true,
      index: true,
      admin: { position: 'sidebar' },
    }),
    {
      name: 'baseUnit',
      type: 'select',
      label: fieldLabel('unit'),
      required: true,
      options: baseUnits.map((unit) => ({ value: unit, label: unit })),
      admin: { position: 'sidebar' },
    },
    {
      name: 'perishable',
      type: 'checkbox',
      label: fieldLabel('perishable'),
      defaultValue: false,
      admin: { position: 'sidebar', description: hint('perishable') },
    },
    {
      name: 'verdictRule',
      type: 'select',
      label: fieldLabel('verdictRule'),
      required: true,
      defaultValue: 'none',
      options: (['none', ...unrankedGoods] as const).map((value) => ({ value, label: verdictLabels[value] })),
      admin: { position: 'sidebar', description: hint('verdictRule') },
    },
  ],
}

async function indexGroupsAfter<Document>({ doc, req }: { doc: Document; req: PayloadRequest }): Promise<Document> {
  await indexGroups(req)
  return doc
}
