import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type PayloadRequest,
  type TextField,
} from 'payload'
import { z } from 'zod'
import { sofiaDay } from '@/domain/calendar-day'
import { isSlug } from '@/domain/slug'
import { isPublished } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { admin, publishedOrStaff, staff } from '../access/roles'
import { invalidField, problem } from '../document-endpoint'
import { calendarDayField } from '../fields/calendar-day'
import { checkedText } from '../fields/checked-text'
import { richTextEditor } from '../fields/rich-text-editor'
import { titleAndSummary } from '../fields/title-and-summary'
import { invalidateOnChange } from '../hooks/invalidate-on-change'
import { requireTranslations } from '../hooks/require-translations'
import { momentOfChange } from '../hooks/tried-moment'
import { collectionLabels, fieldLabel, groupLabel, hint } from '../labels'

const { legalPages, legalPagesLocales } = tables
const texts = alias(legalPagesLocales, 't')
const others = alias(legalPages, 'others')

/** With two versions from the same day it would be unclear which one is in force. */
const requireOneVersionADay: CollectionBeforeChangeHook = async ({ data, originalDoc, req, collection }) => {
  const { slug, validFrom } = { ...originalDoc, ...data }
  if (!slug || !validFrom) return data
  const database = await transactionOf(req)
  // Serialises concurrent saves of the same page.
  await database.execute(sql`select pg_advisory_xact_lock(hashtext(${`legal ${slug}`}))`)
  const { rows } = await database.execute(sql`
    select from ${legalPages} where ${legalPages.slug} = ${slug} and ${legalPages.validFrom} = ${validFrom}
      and ${legalPages.id}::text <> ${originalDoc?.id ?? ''}`)
  if (rows.length === 0) return data
  throw invalidField(req, collection.slug, { path: 'validFrom', problem: 'legalDayTaken' })
}

const content = z.object({ content: z.string() })

/** All that readers see of the published version, as one string to compare; null before its day. */
async function contentInForce(req: PayloadRequest, id: string): Promise<string | null> {
  const { rows } = await (await transactionOf(req)).execute(sql`
    select jsonb_build_array(${legalPages.slug}, ${legalPages.validFrom}, array(
      select jsonb_build_array(${texts._locale}, ${texts.title}, ${texts.summary}, ${texts.text})
      from ${legalPagesLocales} t where ${texts._parentId} = ${legalPages.id} order by ${texts._locale}))::text as content
    from ${legalPages}
    where ${legalPages.id} = ${id} and ${isPublished(legalPages)} and ${legalPages.validFrom} <= ${sofiaDay(momentOfChange(req))}`)
  return rows[0] ? content.parse(rows[0]).content : null
}

/** Key in `req.context`; documents of a bulk change share one context. */
const inForceBefore = (id: unknown) => `legalInForceBefore ${id}`

const rememberInForce: CollectionBeforeChangeHook = async ({ data, originalDoc, req, context }) => {
  if (originalDoc?.id) context[inForceBefore(originalDoc.id)] = await contentInForce(req, originalDoc.id)
  return data
}

/**
 * Orders refer to the version that applied to them, so a correction is a version of its own. The outcome of a change is
 * compared, because a restored version and texts of several languages do not come as a form sends one language.
 */
const refuseChangeInForce: CollectionAfterChangeHook = async ({ doc, operation, req, context, collection }) => {
  const before = operation === 'update' ? context[inForceBefore(doc.id)] : null
  if (!before || before === (await contentInForce(req, doc.id))) return
  // The hint of this field says how to correct a text.
  throw invalidField(req, collection.slug, { path: 'validFrom', problem: 'legalInForce' })
}

/**
 * Beside a version in force a published one applies from today at the earliest: readers were told of the other, and
 * orders are bound to it. The first version of a page may have any day, because nothing applied before it.
 */
const refuseForceInPast: CollectionAfterChangeHook = async ({ doc, operation, req, context, collection }) => {
  if (operation === 'update' && context[inForceBefore(doc.id)]) return
  const today = sofiaDay(momentOfChange(req))
  const { rows } = await (await transactionOf(req)).execute(sql`
    select from ${legalPages} where ${legalPages.id} = ${doc.id} and ${isPublished(legalPages)}
      and ${legalPages.validFrom} < ${today} and exists (
        select from ${legalPages} others where ${others.slug} = ${legalPages.slug} and ${others.id} <> ${legalPages.id}
          and ${isPublished(others)} and ${others.validFrom} <= ${today})`)
  if (rows.length > 0) throw invalidField(req, collection.slug, { path: 'validFrom', problem: 'legalDayPast' })
}

/** Confirmations of orders link to the version that applied to them. */
const keepInForce: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (await contentInForce(req, String(id)))
    throw new APIError(problem('legalKept', req.i18n.language), 409, null, true)
}

const pageSlugField: TextField = {
  name: 'slug',
  type: 'text',
  label: fieldLabel('slug'),
  required: true,
  index: true,
  admin: { position: 'sidebar', description: hint('legalSlug') },
  validate: checkedText(isSlug, 'slug'),
}

const invalidation = invalidateOnChange('legal-pages')

const validFrom = calendarDayField({ name: 'validFrom', required: true, description: hint('legalValidFrom') })

/**
 * Each document is one version of a legal page, in force from its day until that of the next version. A published
 * version is immutable from its day and stays, so a new version is a copy with its own day.
 */
export const LegalPages: CollectionConfig = {
  slug: 'legal-pages',
  labels: collectionLabels('legalPages'),
  admin: {
    useAsTitle: 'title',
    group: groupLabel('site'),
    defaultColumns: ['title', 'slug', 'validFrom', '_status'],
    preview: (data, { locale }) => `/preview/${locale}/legal/${data.id}`,
  },
  defaultSort: ['slug', '-validFrom'],
  versions: { drafts: true, maxPerDoc: 50 },
  access: { create: staff, read: publishedOrStaff, readVersions: staff, update: staff, delete: admin },
  hooks: {
    ...invalidation,
    beforeChange: [rememberInForce, requireOneVersionADay, requireTranslations('legal-pages')],
    afterChange: [refuseChangeInForce, refuseForceInPast, ...invalidation.afterChange],
    beforeDelete: [keepInForce],
  },
  fields: [
    ...titleAndSummary({ kind: 'legalPages', maxSummary: 300 }),
    { name: 'text', type: 'richText', label: fieldLabel('text'), localized: true, editor: richTextEditor },
    pageSlugField,
    {
      ...validFrom,
      admin: { ...validFrom.admin, position: 'sidebar' },
      hooks: { beforeDuplicate: [() => null] },
    },
  ],
}
