import type { CollectionConfig } from 'payload'
import { isHexColour } from '@/domain/hex-colour'
import { tables } from '@/server/db/tables'
import { publishedOrStaff, staff } from '../access/roles'
import { checkedText } from '../fields/checked-text'
import { contactField, websiteField } from '../fields/contact'
import { slugField } from '../fields/slug'
import { invalidateOnChange } from '../hooks/invalidate-on-change'
import { endOldAddresses, keepOldAddress, rememberPublic } from '../hooks/keep-old-address'
import { refuseWhileInBlocks } from '../hooks/refuse-while-in-blocks'
import { refuseWhileInMenu } from '../hooks/refuse-while-in-menu'
import { collectionLabels, fieldLabel, groupLabel } from '../labels'
import { indexRetailerHooks } from './hooks/index-search'
import { refuseWhileFollowed } from './hooks/refuse-while-followed'
import { refuseWhileUsed } from './hooks/refuse-while-used'

export const Retailers: CollectionConfig = {
  slug: 'retailers',
  labels: collectionLabels('retailers'),
  admin: { useAsTitle: 'name', group: groupLabel('brochures'), defaultColumns: ['name', 'slug', 'website', '_status'] },
  defaultSort: 'name',
  versions: { drafts: true, maxPerDoc: 20 },
  access: { create: staff, read: publishedOrStaff, readVersions: staff, update: staff, delete: staff },
  hooks: {
    beforeChange: [rememberPublic('retailers')],
    afterChange: [
      keepOldAddress('retailers'),
      indexRetailerHooks.afterChange,
      ...invalidateOnChange('retailers').afterChange,
    ],
    beforeDelete: [
      refuseWhileUsed([tables.stores.retailerId, tables.brochures.retailerId, tables._brochuresV.versionRetailerId]),
      // Offers were judged by the prices of the chain that bears the retailer's name.
      refuseWhileUsed([tables.prices.chains.retailerId], 'retailerPriced'),
      refuseWhileFollowed,
      refuseWhileInBlocks,
      refuseWhileInMenu,
      endOldAddresses('retailers'),
    ],
    afterDelete: [indexRetailerHooks.afterDelete, ...invalidateOnChange('retailers').afterDelete],
  },
  fields: [
    { name: 'name', type: 'text', label: fieldLabel('name'), required: true, maxLength: 80 },
    { name: 'description', type: 'textarea', label: fieldLabel('description'), localized: true, maxLength: 1000 },
    slugField,
    {
      name: 'colour',
      type: 'text',
      label: fieldLabel('colour'),
      required: true,
      defaultValue: '#334155',
      admin: { position: 'sidebar' },
      validate: checkedText(isHexColour, 'colour'),
    },
    { name: 'logo', type: 'upload', relationTo: 'media', label: fieldLabel('logo'), admin: { position: 'sidebar' } },
    {
      name: 'categories',
      type: 'relationship',
      relationTo: 'categories',
      hasMany: true,
      label: fieldLabel('categories'),
      admin: { position: 'sidebar' },
    },
    websiteField,
    contactField,
    {
      name: 'readingCounts',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '@/admin/reading-counts/reading-counts#ReadingCounts' } },
    },
    {
      name: 'embedSnippet',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '@/admin/embedded/embed-snippet#EmbedSnippet' } },
    },
    {
      name: 'chains',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '@/admin/chains/chains-panel#ChainsPanel' } },
    },
  ],
}
