import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook, CollectionConfig, RelationshipFieldManyValidation } from 'payload'
import { relationship } from 'payload/shared'
import { officialSlug } from '@/domain/official-latin'
import { relationId } from '@/domain/relation-id'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { publishedOrStaff, staff } from '../access/roles'
import { invalidField, problem } from '../document-endpoint'
import { calendarDayField } from '../fields/calendar-day'
import { contactField, websiteField } from '../fields/contact'
import { slugField, slugFollowsTitle } from '../fields/slug'
import { titleAndSummary } from '../fields/title-and-summary'
import { savedBeforeLeaving, writtenBySystem } from '../fields/written-by-system'
import { invalidateOnChange } from '../hooks/invalidate-on-change'
import { endOldAddresses, keepOldAddress, rememberPublic } from '../hooks/keep-old-address'
import { refuseStale } from '../hooks/refuse-stale'
import { refuseWhileInMenu } from '../hooks/refuse-while-in-menu'
import { requireTranslations } from '../hooks/require-translations'
import { collectionLabels, fieldLabel, groupLabel, hint } from '../labels'
import { daysFromFields, keepDaysFrom } from './days-from'
import { deleteContents, rememberCategory, updateOffers } from './hooks/brochure-contents'
import { enqueueImportOfNewFile, showImportOfFile } from './hooks/enqueue-import'
import { indexBrochureHooks } from './hooks/index-search'
import { setPublishedAt } from './hooks/published-at'
import { requirePublicShop } from './hooks/require-public-shop'

const { brochurePages, brochures } = tables

/** Null: the version was written by an import or a schedule. */
const setSavedBy: CollectionBeforeChangeHook = ({ data, req }) => ({
  ...data,
  savedBy: req.user?.collection === 'users' ? req.user.id : null,
})

/** Refuses to hide the last visible page of a published brochure, whose address would become a 404. */
export const keepPageVisible: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (!data.hidden || originalDoc?.hidden) return data
  const database = await transactionOf(req)
  const shown = relationId(originalDoc?.import)
  // Row lock: a concurrent change of another page or publication waits here.
  const { rows } = await database.execute(sql`
    select ${brochures._status} as status from ${brochures}
      where ${brochures.activeImportId} = ${shown}::uuid for update`)
  if (rows[0]?.status !== 'published') return data
  const { rows: others } = await database.execute(sql`
    select from ${brochurePages}
    where ${brochurePages.importId} = ${shown}::uuid and ${brochurePages.id} <> ${originalDoc?.id}::uuid
      and ${brochurePages.hidden} is not true limit 1`)
  if (others.length > 0) return data
  throw invalidField(req, 'brochure-pages', { path: 'hidden', problem: 'lastVisiblePage' })
}

/** A draft may lack a day; a cleared day counts as missing. */
const requireOrderedDays: CollectionBeforeChangeHook = ({ data, originalDoc, req, collection }) => {
  const { validFrom: first, validTo: last }: Record<string, unknown> = { ...originalDoc, ...data }
  if (typeof first !== 'string' || typeof last !== 'string' || !first || !last || first <= last) return data
  throw invalidField(req, collection.slug, { path: 'validTo', problem: 'dayOrder' })
}

/** A town is known by its name in Latin letters, which must not be empty. */
const requireTownNames: CollectionBeforeChangeHook = ({ data, req, collection }) => {
  const towns: unknown = data.towns
  if (!Array.isArray(towns) || towns.every((town) => officialSlug(String(town)))) return data
  throw invalidField(req, collection.slug, { path: 'towns', problem: 'townName' })
}

const relatedToOthers: RelationshipFieldManyValidation = (value, options) =>
  value?.some((related) => related === options.id)
    ? problem('relatedToItself', options.req.i18n.language)
    : relationship(value, options)

export const Brochures: CollectionConfig = {
  slug: 'brochures',
  labels: collectionLabels('brochures'),
  admin: {
    useAsTitle: 'title',
    group: groupLabel('brochures'),
    defaultColumns: ['title', 'retailer', 'category', 'validFrom', 'validTo', '_status'],
    livePreview: {
      url: ({ data, locale }) => `/preview/${locale.code}/broshura/${data.id}`,
      breakpoints: [
        { name: 'phone', label: '390 px', width: 390, height: 844 },
        { name: 'tablet', label: '768 px', width: 768, height: 1024 },
        { name: 'desktop', label: '1440 px', width: 1440, height: 900 },
      ],
    },
    components: {
      edit: savedBeforeLeaving,
      views: {
        edit: {
          versions: { Component: '@/admin/history/history-view#HistoryView' },
          offers: {
            Component: '@/admin/offer-editor/offers-view#OffersView',
            path: '/offers',
            tab: { label: ({ t }) => t('broshura:offers'), href: '/offers' },
          },
        },
      },
    },
    preview: (data, { locale }) => `/preview/${locale}/broshura/${data.id}`,
  },
  defaultSort: '-validTo',
  versions: { drafts: { autosave: { interval: 1500 } }, maxPerDoc: 30 },
  // `refuseStale` detects conflicting edits; Payload's document lock would block the editor whose text is newer.
  lockDocuments: false,
  access: { create: staff, read: publishedOrStaff, readVersions: staff, update: staff, delete: staff },
  hooks: {
    beforeOperation: [refuseStale],
    beforeChange: [
      requireOrderedDays,
      keepDaysFrom,
      requireTownNames,
      slugFollowsTitle('brochures'),
      requireTranslations('brochures'),
      requirePublicShop,
      setPublishedAt,
      setSavedBy,
      showImportOfFile,
      rememberPublic('brochures'),
      rememberCategory,
    ],
    afterChange: [
      enqueueImportOfNewFile,
      updateOffers,
      keepOldAddress('brochures'),
      indexBrochureHooks.afterChange,
      ...invalidateOnChange('brochures').afterChange,
    ],
    beforeDelete: [refuseWhileInMenu, endOldAddresses('brochures'), deleteContents],
    afterDelete: [indexBrochureHooks.afterDelete, ...invalidateOnChange('brochures').afterDelete],
  },
  indexes: [{ fields: ['category', 'validTo'] }, { fields: ['retailer', 'validTo'] }],
  fields: [
    {
      name: 'ready',
      type: 'ui',
      admin: { position: 'sidebar', components: { Field: '@/admin/ready-list/ready-panel#ReadyPanel' } },
    },
    ...titleAndSummary({ kind: 'brochures', maxSummary: 600 }),
    {
      type: 'row',
      fields: [
        calendarDayField({ name: 'validFrom', required: true, saysSource: true }),
        calendarDayField({ name: 'validTo', saysSource: true, required: true, notBefore: 'validFrom' }),
      ],
    },
    ...daysFromFields,
    {
      name: 'towns',
      type: 'text',
      hasMany: true,
      maxLength: 80,
      maxRows: 100,
      label: fieldLabel('towns'),
      admin: { description: hint('towns'), components: { Field: '@/admin/edition-towns/edition-towns#EditionTowns' } },
    },
    {
      name: 'importPanel',
      type: 'ui',
      admin: { components: { Field: '@/admin/import-panel/import-panel#ImportPanel' } },
    },
    {
      name: 'file',
      type: 'upload',
      relationTo: 'brochure-files',
      label: fieldLabel('file'),
      admin: { description: hint('file') },
    },
    {
      name: 'activeImport',
      type: 'relationship',
      relationTo: 'imports',
      label: fieldLabel('activeImport'),
      index: true,
      // Pages belong to one brochure: hiding one in a copy would hide it in the original.
      hooks: { beforeDuplicate: [() => null] },
      admin: { hidden: true },
    },
    ...writtenBySystem([
      {
        name: 'savedBy',
        type: 'relationship',
        relationTo: 'users',
        label: fieldLabel('savedBy'),
        admin: { hidden: true },
      },
    ]),
    {
      type: 'collapsible',
      label: groupLabel('more'),
      admin: { initCollapsed: true },
      fields: [
        websiteField,
        contactField,
        {
          name: 'related',
          type: 'relationship',
          relationTo: 'brochures',
          hasMany: true,
          maxRows: 12,
          label: fieldLabel('related'),
          filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
          validate: relatedToOthers,
        },
      ],
    },
    slugField,
    {
      name: 'retailer',
      type: 'relationship',
      relationTo: 'retailers',
      label: fieldLabel('retailer'),
      required: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'categories',
      label: fieldLabel('category'),
      required: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'allowDownload',
      type: 'checkbox',
      label: fieldLabel('allowDownload'),
      defaultValue: false,
      admin: { position: 'sidebar' },
    },
    {
      name: 'publishedAt',
      type: 'date',
      label: fieldLabel('publishedAt'),
      index: true,
      // A copy is new when it is published, also to the followers.
      hooks: { beforeDuplicate: [() => null] },
      admin: { position: 'sidebar', readOnly: true, date: { displayFormat: 'dd.MM.yyyy HH:mm' } },
    },
  ],
}
