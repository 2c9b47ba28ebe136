import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  Condition,
  RelationshipField,
} from 'payload'
import { sofiaDay } from '@/domain/calendar-day'
import { longestText } from '@/i18n/other-languages'
import { isOneOf, isPublished } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { findPostsUnder, indexPosts, removeFromIndex } from '@/server/search-index'
import { anyone, publishedOrStaff, staff } from '../access/roles'
import { choice, lines, picture, richText, target, words } from '../blocks/fields'
import { pictures } from '../blocks/galleries'
import { refuseWhileUsed } from '../brochures/hooks/refuse-while-used'
import { calendarDayField } from '../fields/calendar-day'
import { slugField, slugFollowsTitle } from '../fields/slug'
import { termKindField, titleAndSummary, translatedName } from '../fields/title-and-summary'
import { savedBeforeLeaving } from '../fields/written-by-system'
import { invalidateOnChange } from '../hooks/invalidate-on-change'
import {
  endOldAddresses,
  keepOldAddress,
  keepTypedAddress,
  rememberAddress,
  rememberPublic,
} from '../hooks/keep-old-address'
import { isAutosave, refuseStale, staleEndpoint } from '../hooks/refuse-stale'
import { refuseWhileInBlocks } from '../hooks/refuse-while-in-blocks'
import { refuseWhileInMenu } from '../hooks/refuse-while-in-menu'
import { requireTranslations } from '../hooks/require-translations'
import { momentOfChange } from '../hooks/tried-moment'
import { collectionLabels, fieldLabel, groupLabel, hint } from '../labels'

export const postCategoryField: RelationshipField = {
  name: 'category',
  type: 'relationship',
  relationTo: 'post-terms',
  label: fieldLabel('category'),
  filterOptions: { kind: { equals: 'category' } },
}

export const postTagFilter = { kind: { equals: 'tag' } } as const

export const authorField: RelationshipField = {
  name: 'author',
  type: 'relationship',
  relationTo: 'authors',
  label: fieldLabel('author'),
}

type Hooks = { afterChange: CollectionAfterChangeHook; afterDelete: CollectionAfterDeleteHook }

const indexPostHooks: Hooks = {
  afterChange: async ({ doc, req }) => {
    if (!isAutosave(req, doc)) await indexPosts(req, [doc.id])
    return doc
  },
  afterDelete: async ({ id, req }) => {
    await removeFromIndex(req, { post: String(id) })
  },
}

const targetOf = (collection: string, id: string) => (collection === 'authors' ? { author: id } : { term: id })

/** Keyed by document, because documents of a bulk deletion share one context. */
const postsBefore = (id: unknown) => `postsUnder ${id}`

export const indexNamedHooks: Hooks & { beforeDelete: CollectionBeforeDeleteHook } = {
  afterChange: async ({ doc, req, collection, operation }) => {
    if (operation === 'update') await indexPosts(req, await findPostsUnder(req, targetOf(collection.slug, doc.id)))
    return doc
  },
  beforeDelete: async ({ id, req, collection, context }) => {
    context[postsBefore(id)] = await findPostsUnder(req, targetOf(collection.slug, String(id)))
  },
  afterDelete: async ({ id, req, context }) => {
    const posts = context[postsBefore(id)]
    if (Array.isArray(posts)) await indexPosts(req, posts)
  },
}

const { _postsV, posts } = tables

/** A new form has the day on which it is opened: a post that nobody has dated bears the day on which it comes out. */
const dateFirstPublication: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (data._status !== 'published' || !originalDoc?.id) return data
  const publishedOn: unknown = data.publishedOn ?? originalDoc.publishedOn ?? null
  const { rows } = await (await transactionOf(req)).execute(sql`
    select from ${posts} where ${posts.id} = ${originalDoc.id} and not ${isPublished(posts)}
      and (${posts.createdAt} at time zone 'Europe/Sofia')::date::text = ${publishedOn}
      and not exists (select from ${_postsV}
        where ${_postsV.parentId} = ${posts.id} and ${isOneOf(_postsV.versionStatus, 'published')})`)
  return rows.length === 0 ? data : { ...data, publishedOn: sofiaDay(momentOfChange(req)) }
}

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

const forFormats =
  (...formats: string[]): Condition =>
  (data) =>
    formats.includes(data.format)

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
  // `refuseStale` detects conflicting edits; Payload's document lock would block the editor whose text is newer.
  lockDocuments: false,
  access: { create: staff, read: publishedOrStaff, readVersions: staff, update: staff, delete: staff },
  endpoints: [staleEndpoint('posts')],
  hooks: {
    beforeOperation: [refuseStale],
    beforeChange: [
      slugFollowsTitle('posts'),
      dateFirstPublication,
      requireTranslations('posts'),
      rememberPublic('posts'),
    ],
    afterChange: [keepOldAddress('posts'), indexPostHooks.afterChange, ...invalidateOnChange('posts').afterChange],
    beforeDelete: [refuseWhileInMenu, refuseWhileInBlocks, endOldAddresses('posts')],
    afterDelete: [indexPostHooks.afterDelete, ...invalidateOnChange('posts').afterDelete],
  },
  fields: [
    ...titleAndSummary({ kind: 'posts', maxSummary: 300, description: hint('pageSummary') }),
    picture('cover'),
    richText('text'),
    {
      type: 'row',
      fields: [{ ...target, name: 'linkUrl', label: fieldLabel('linkUrl') }, words('linkTitle')],
      admin: { condition: forFormats('link') },
    },
    {
      ...pictures,
      minRows: 0,
      admin: { ...pictures.admin, condition: forFormats('gallery', 'galleryAlternative', 'slideShow') },
    },
    {
      name: 'recording',
      type: 'upload',
      relationTo: 'media',
      label: fieldLabel('recording'),
      filterOptions: { or: [{ mimeType: { contains: 'audio' } }, { mimeType: { contains: 'video' } }] },
      admin: { condition: forFormats('audio', 'video') },
    },
    { ...lines('transcript', longestText), admin: { condition: forFormats('audio', 'video') } },
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

export const PostTerms: CollectionConfig = {
  slug: 'post-terms',
  labels: collectionLabels('postTerms'),
  admin: { useAsTitle: 'name', group: groupLabel('blog'), defaultColumns: ['name', 'kind', 'slug'] },
  defaultSort: 'name',
  access: { create: staff, read: anyone, update: staff, delete: staff },
  hooks: {
    beforeChange: [rememberAddress('post-terms')],
    afterChange: [
      keepTypedAddress('post-terms'),
      indexNamedHooks.afterChange,
      ...invalidateOnChange('post-terms').afterChange,
    ],
    beforeDelete: [
      refuseWhileUsed([tables.posts.categoryId, tables._postsV.versionCategoryId], 'inUseByContent'),
      refuseWhileInBlocks,
      indexNamedHooks.beforeDelete,
    ],
    afterDelete: [indexNamedHooks.afterDelete, ...invalidateOnChange('post-terms').afterDelete],
  },
  versions: false,
  fields: [...translatedName(), termKindField, slugField],
}
