import type { CollectionConfig } from 'payload'
import { sitemapSections } from '@/domain/sitemap-sections'
import { publishedOrStaff, staff } from '../access/roles'
import { pageBlocks } from '../blocks'
import { choice, flag, picture } from '../blocks/fields'
import { footerStyleField, headerStyleField } from '../fields/layouts'
import { refuseReservedSlug, rootSlugField, slugFollowsTitle } from '../fields/slug'
import { titleAndSummary } from '../fields/title-and-summary'
import { savedBeforeLeaving } from '../fields/written-by-system'
import { invalidateOnChange } from '../hooks/invalidate-on-change'
import { endOldAddresses, keepOldAddress, rememberPublic } from '../hooks/keep-old-address'
import { refuseStale, staleEndpoint } from '../hooks/refuse-stale'
import { refuseWhileInMenu } from '../hooks/refuse-while-in-menu'
import { requireTranslations } from '../hooks/require-translations'
import { collectionLabels, fieldLabel, groupLabel, hint, oneOpenRow, sitemapSectionLabel } from '../labels'

const inSidebar = { admin: { position: 'sidebar' } } as const

/** Served at the site's root, where our own routes take precedence. */
export const Pages: CollectionConfig = {
  slug: 'pages',
  labels: collectionLabels('pages'),
  admin: {
    useAsTitle: 'title',
    components: { edit: savedBeforeLeaving },
    group: groupLabel('content'),
    defaultColumns: ['title', 'slug', 'layout', '_status', 'updatedAt'],
    livePreview: {
      url: ({ data, locale }) => `/preview/${locale.code}/page/${data.id}`,
      breakpoints: [
        { name: 'phone', label: '390 px', width: 390, height: 844 },
        { name: 'tablet', label: '768 px', width: 768, height: 1024 },
        { name: 'desktop', label: '1440 px', width: 1440, height: 900 },
      ],
    },
    preview: (data, { locale }) => `/preview/${locale}/page/${data.id}`,
  },
  defaultSort: 'slug',
  versions: { drafts: { autosave: { interval: 1500 } }, maxPerDoc: 30 },
  // `refuseStale` detects conflicting edits; Payload's document lock would block the editor whose text is newer.
  lockDocuments: false,
  access: { create: staff, read: publishedOrStaff, readVersions: staff, update: staff, delete: staff },
  endpoints: [staleEndpoint('pages')],
  hooks: {
    beforeOperation: [refuseStale],
    beforeChange: [
      slugFollowsTitle('pages'),
      refuseReservedSlug,
      requireTranslations('pages'),
      rememberPublic('pages'),
    ],
    afterChange: [keepOldAddress('pages'), ...invalidateOnChange('pages').afterChange],
    beforeDelete: [refuseWhileInMenu, endOldAddresses('pages')],
    afterDelete: invalidateOnChange('pages').afterDelete,
  },
  fields: [
    ...titleAndSummary({ kind: 'pages', maxSummary: 300, description: hint('pageSummary') }),
    {
      name: 'blocks',
      type: 'blocks',
      label: fieldLabel('blocks'),
      labels: { singular: fieldLabel('block'), plural: fieldLabel('blocks') },
      blocks: pageBlocks,
      admin: { initCollapsed: true, components: { beforeInput: [oneOpenRow] } },
      maxRows: 40,
    },
    rootSlugField,
    { ...choice('layout', ['default', 'nofooter', 'utility']), ...inSidebar },
    { ...headerStyleField, ...inSidebar },
    { ...footerStyleField, ...inSidebar },
    {
      name: 'sitemapSection',
      type: 'select',
      label: fieldLabel('sitemapSection'),
      required: true,
      defaultValue: 'other',
      options: sitemapSections.map((value) => ({ value, label: sitemapSectionLabel(value) })),
      admin: { position: 'sidebar', description: hint('sitemapSection') },
    },
    { ...flag('allowBeforeLaunch'), ...inSidebar },
    { ...flag('hiddenFromSearch'), ...inSidebar },
    { ...picture('shareImage'), admin: { position: 'sidebar', description: hint('shareImage') } },
  ],
}
