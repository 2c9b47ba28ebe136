import type { CollectionConfig } from 'payload'
import { isHexColour } from '@/domain/hex-colour'
import { tables } from '@/server/db/tables'
import { staff } from '../access/roles'
import { refuseWhileUsed } from '../brochures/hooks/refuse-while-used'
import { checkedText } from '../fields/checked-text'
import { slugField } from '../fields/slug'
import { translatedName } from '../fields/title-and-summary'
import { invalidateOnChange } from '../hooks/invalidate-on-change'
import { collectionLabels, fieldLabel, groupLabel } from '../labels'
import { indexWhenRenamed } from './index-goods'

const invalidation = invalidateOnChange('colours')

export const Colours: CollectionConfig = {
  slug: 'colours',
  labels: collectionLabels('colours'),
  admin: { useAsTitle: 'name', group: groupLabel('shop'), defaultColumns: ['name', 'hex', 'slug'] },
  defaultSort: 'name',
  access: { create: staff, read: staff, update: staff, delete: staff },
  hooks: {
    ...invalidation,
    afterChange: [...invalidation.afterChange, indexWhenRenamed],
    beforeDelete: [
      refuseWhileUsed(
        [
          tables.variants.colourId,
          tables.productsColourPictures.colourId,
          tables._productsVVersionColourPictures.colourId,
        ],
        'inUseByContent',
      ),
    ],
  },
  versions: false,
  fields: [
    ...translatedName(40),
    {
      name: 'hex',
      type: 'text',
      label: fieldLabel('colour'),
      required: true,
      validate: checkedText(isHexColour, 'colour'),
      admin: {
        components: {
          Cell: '@/admin/colours/colour-choice#ColourCell',
          afterInput: ['@/admin/colours/colour-choice#ColourChoice'],
        },
      },
    },
    slugField,
  ],
}
