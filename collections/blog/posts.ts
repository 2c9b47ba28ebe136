import type { CollectionConfig, Condition } from 'payload'
import { sofiaDay } from '@/domain/calendar-day'
import { publishedOrStaff } from '../access/published-or-staff'
import { staff } from '../access/staff'
import { choice, lines, picture, richText, rows, target, words } from '../blocks/fields'
import { calendarDayField } from '../fields/calendar-day'
import { savedBeforeLeaving } from '../fields/saved-before-leaving'
import { slugField } from '../fields/slug'
import { titleAndSummary } from '../fields/title-and-summary'
import { invalidateOnChange } from '../hooks/invalidate-on-change'
import { endOldAddresses, keepOldAddress, rememberPublic } from '../hooks/keep-old-address'
import { refuseStale, staleEndpoint } from '../hooks/refuse-stale'
import { requireTranslations } from '../hooks/require-translations'
import { collectionLabels, fieldLabel, groupLabel } from '../labels'
import { indexPostHooks } from './hooks/index-posts'
import { authorField, postCategoryField, postTagFilter } from './post-relations'

/** The kind of a post, which decides how its page is laid out. */
const postFormatField = choice('format', [
  'standard',
  'link',
  'audio',
  'video',
  'gallery',
  'galleryAlternative',
  'sideImage',
  'slideShow',
  'headerImage',
  'leftSidebar',
  'open',
])

const inSidebar = { admin: { position: 'sidebar' } } as const
const publishedOn = calendarDayField({ name: 'publishedOn', required: true })

/** Shows a field only for formats that use it. */
const forFormats =
  (...formats: string[]): Condition =>
  (data) =>
    formats.includes(data.format)

/** The articles of the blog, at `/blog/{slug}`. */
export const Posts: CollectionConfig = {
  slug: 'posts',
  labels: collectionLabels('posts'),
  admin: {
    useAsTitle: 'title',
    components: { edit: savedBeforeLeaving },
    group: groupLabel('blog'),
    defaultColumns: ['title', 'format', 'author', 'publishedOn', '_status'],
    livePreview: { url: ({ data, locale }) => `/preview/${locale.code}/post/${data.id}` },
    preview: (data, { locale }) => `/preview/${locale}/post/${data.id}`,
  },
  defaultSort: '-publishedOn',
  versions: { drafts: { autosave: { interval: 1500 } }, maxPerDoc: 30 },
  access: { create: staff, read: publishedOrStaff, readVersions: staff, update: staff, delete: staff },
  endpoints: [staleEndpoint('posts')],
  hooks: {
    beforeOperation: [refuseStale],
    beforeChange: [requireTranslations('posts'), rememberPublic('posts')],
    afterChange: [keepOldAddress('posts'), indexPostHooks.afterChange, ...invalidateOnChange('posts').afterChange],
    beforeDelete: [endOldAddresses('posts')],
    afterDelete: [indexPostHooks.afterDelete, ...invalidateOnChange('posts').afterDelete],
  },
  fields: [
    ...titleAndSummary,
    picture('cover'),
    richText('text'),
    {
      type: 'row',
      fields: [{ ...target, name: 'linkUrl', label: fieldLabel('linkUrl') }, words('linkTitle')],
      admin: { condition: forFormats('link') },
    },
    {
      ...rows('pictures', [picture(), words('caption')], { min: 0, max: 40 }),
      admin: { condition: forFormats('gallery', 'galleryAlternative', 'slideShow') },
    },
    {
      name: 'recording',
      type: 'upload',
      relationTo: 'media',
      label: fieldLabel('recording'),
      filterOptions: { or: [{ mimeType: { contains: 'audio' } }, { mimeType: { contains: 'video' } }] },
      admin: { condition: forFormats('audio', 'video') },
    },
    { ...lines('transcript', 8000), admin: { condition: forFormats('audio', 'video') } },
    slugField,
    { ...postFormatField, ...inSidebar },
    { ...publishedOn, defaultValue: () => sofiaDay(), admin: { ...publishedOn.admin, position: 'sidebar' } },
    { ...authorField, ...inSidebar },
    { ...postCategoryField, ...inSidebar },
    {
      name: 'tags',
      type: 'relationship',
      relationTo: 'post-terms',
      hasMany: true,
      maxRows: 12,
      label: fieldLabel('tags'),
      filterOptions: postTagFilter,
      ...inSidebar,
    },
  ],
}
