import type { ArrayField, CollectionBeforeChangeHook, CollectionConfig, NumberField } from 'payload'
import { tables } from '@/server/db/tables'
import { anyone, publishedOrStaff, staff } from '../access/roles'
import { refuseWhileUsed } from '../brochures/hooks/refuse-while-used'
import { productLayoutField } from '../fields/layouts'
import { centsField, decimalField, wholeNumberField } from '../fields/money-cents'
import { richTextEditor } from '../fields/rich-text-editor'
import { slugField, slugFollowsTitle } from '../fields/slug'
import { termKindField, titleAndSummary, translatedName } from '../fields/title-and-summary'
import { savedBeforeLeaving } from '../fields/written-by-system'
import { invalidateOnChange } from '../hooks/invalidate-on-change'
import { endOldAddresses, keepOldAddress, rememberPublic } from '../hooks/keep-old-address'
import { refuseStale, staleEndpoint } from '../hooks/refuse-stale'
import { refuseWhileInBlocks } from '../hooks/refuse-while-in-blocks'
import { requireTranslations } from '../hooks/require-translations'
import { collectionLabels, fieldLabel, groupLabel, hint, rowLabel } from '../labels'
import { boundPromoted } from './bounded-gifts'
import { indexProductHooks, indexWhenRenamed } from './index-goods'
import { deleteVariants, missingFacts, productFacts } from './product-facts'
import { refuseSoldProduct } from './refuse-sold'

const termInvalidation = invalidateOnChange('product-terms')
const productInvalidation = invalidateOnChange('products')

export const ProductTerms: CollectionConfig = {
  slug: 'product-terms',
  labels: collectionLabels('productTerms'),
  admin: { useAsTitle: 'name', group: groupLabel('shop'), defaultColumns: ['name', 'kind', 'slug'] },
  defaultSort: 'name',
  access: { create: staff, read: anyone, update: staff, delete: staff },
  hooks: {
    ...termInvalidation,
    afterChange: [...termInvalidation.afterChange, indexWhenRenamed],
    beforeDelete: [
      refuseWhileUsed(
        [
          tables.productsRels.productTermsId,
          tables._productsVRels.productTermsId,
          tables.promotionsRels.productTermsId,
        ],
        'inUseByContent',
      ),
      refuseWhileInBlocks,
    ],
  },
  versions: false,
  fields: [...translatedName(), termKindField, slugField],
}

/** Foreign currencies and invented ratings are only allowed in samples, which show how a page looks. */
const ofSample = (data: { isSample?: unknown }) => Boolean(data.isSample)

const ratingField = decimalField({
  name: 'rating',
  label: fieldLabel('rating'),
  min: 0,
  max: 5,
  admin: { position: 'sidebar', condition: ofSample },
})

/**
 * The old price of a product for sale is computed (src/domain/prior-price.ts) and never typed; a sample's only shows
 * how one looks.
 */
const oldPrice = centsField({ name: 'oldPriceCents' })
const sampleOldPriceField: NumberField = {
  ...oldPrice,
  admin: { ...oldPrice.admin, condition: ofSample, description: hint('sampleOldPrice') },
}

const dropOldPrice: CollectionBeforeChangeHook = ({ data, originalDoc }) =>
  (data.isSample ?? originalDoc?.isSample) ? data : { ...data, oldPriceCents: null }

/** The gallery shows pictures of the chosen colour; the product's own pictures are for lists. */
const colourPicturesField: ArrayField = {
  name: 'colourPictures',
  type: 'array',
  label: fieldLabel('colourPictures'),
  labels: { singular: fieldLabel('colour'), plural: fieldLabel('colourPictures') },
  maxRows: 30,
  admin: {
    description: hint('colourPictures'),
    initCollapsed: true,
    components: { RowLabel: rowLabel('colour') },
  },
  fields: [
    { name: 'colour', type: 'relationship', relationTo: 'colours', label: fieldLabel('colour'), required: true },
    {
      name: 'images',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      maxRows: 12,
      label: fieldLabel('images'),
      required: true,
      filterOptions: { mimeType: { contains: 'image' } },
    },
  ],
}

export const Products: CollectionConfig = {
  slug: 'products',
  labels: collectionLabels('products'),
  admin: {
    useAsTitle: 'title',
    group: groupLabel('shop'),
    defaultColumns: ['title', 'sku', 'priceCents', '_status'],
    livePreview: {
      url: ({ data, locale }) => `/preview/${locale.code}/p/${data.id}`,
      breakpoints: [
        { name: 'phone', label: '390 px', width: 390, height: 844 },
        { name: 'tablet', label: '768 px', width: 768, height: 1024 },
        { name: 'desktop', label: '1440 px', width: 1440, height: 900 },
      ],
    },
    components: { edit: savedBeforeLeaving },
    preview: (data, { locale }) => `/preview/${locale}/p/${data.id}`,
  },
  defaultSort: '-createdAt',
  versions: { drafts: { autosave: { interval: 1500 } }, maxPerDoc: 30 },
  // `refuseStale` detects conflicting edits; Payload's document lock would block the editor whose text is newer.
  lockDocuments: false,
  access: { create: staff, read: publishedOrStaff, readVersions: staff, update: staff, delete: staff },
  endpoints: [staleEndpoint('products')],
  hooks: {
    afterChange: [keepOldAddress('products'), ...productInvalidation.afterChange, indexProductHooks.afterChange],
    afterDelete: [...productInvalidation.afterDelete, indexProductHooks.afterDelete],
    beforeOperation: [refuseStale],
    beforeValidate: [boundPromoted],
    beforeChange: [
      slugFollowsTitle('products'),
      rememberPublic('products'),
      requireTranslations('products', missingFacts),
      dropOldPrice,
    ],
    beforeDelete: [refuseSoldProduct, refuseWhileInBlocks, endOldAddresses('products'), deleteVariants],
  },
  fields: [
    {
      name: 'greenWords',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '@/admin/green-words/green-words-panel#GreenWordsPanel' },
      },
    },
    ...titleAndSummary({ kind: 'products', maxSummary: 400 }),
    {
      type: 'row',
      fields: [
        centsField({ name: 'priceCents', required: true }),
        sampleOldPriceField,
        {
          name: 'currency',
          type: 'select',
          label: fieldLabel('currency'),
          required: true,
          defaultValue: 'EUR',
          options: ['EUR', 'USD'].map((currency) => ({ value: currency, label: currency })),
        },
      ],
    },
    {
      name: 'images',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      maxRows: 12,
      label: fieldLabel('images'),
      filterOptions: { mimeType: { contains: 'image' } },
    },
    colourPicturesField,
    {
      name: 'variantsPanel',
      type: 'ui',
      admin: {
        disableListColumn: true,
        condition: (data) => !data.isSample,
        components: { Field: '@/admin/variants/variant-table#ProductVariants' },
      },
    },
    {
      name: 'features',
      type: 'text',
      hasMany: true,
      localized: true,
      label: fieldLabel('productFeatures'),
      maxRows: 20,
      maxLength: 160,
      admin: { placeholder: hint('productFeatures') },
    },
    {
      name: 'description',
      type: 'richText',
      label: fieldLabel('description'),
      localized: true,
      editor: richTextEditor,
    },
    ...productFacts,
    {
      name: 'related',
      type: 'relationship',
      relationTo: 'products',
      hasMany: true,
      maxRows: 12,
      label: fieldLabel('relatedProducts'),
      filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
    },
    slugField,
    {
      name: 'sku',
      type: 'text',
      label: fieldLabel('sku'),
      required: true,
      unique: true,
      index: true,
      maxLength: 80,
      admin: { position: 'sidebar' },
      hooks: { beforeDuplicate: [({ value }) => `${value}-${crypto.randomUUID().slice(0, 6)}`] },
    },
    ...(['categories', 'tags'] as const).map((name) => ({
      name,
      type: 'relationship' as const,
      relationTo: 'product-terms' as const,
      hasMany: true as const,
      maxRows: 12,
      label: fieldLabel(name),
      filterOptions: { kind: { equals: name === 'tags' ? 'tag' : 'category' } },
      admin: { position: 'sidebar' as const },
    })),
    {
      name: 'badge',
      type: 'text',
      label: fieldLabel('badge'),
      localized: true,
      maxLength: 40,
      admin: { position: 'sidebar' },
    },
    { ...productLayoutField, admin: { position: 'sidebar' } },
    ratingField,
    wholeNumberField({
      name: 'reviewCount',
      label: fieldLabel('reviewCount'),
      admin: { position: 'sidebar', condition: ofSample },
    }),
    {
      name: 'isSample',
      type: 'checkbox',
      label: fieldLabel('isSample'),
      defaultValue: false,
      admin: { position: 'sidebar', description: hint('isSample') },
    },
  ],
}
