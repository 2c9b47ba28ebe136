import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook, CollectionConfig, TextField } from 'payload'
import { isSlug } from '@/domain/slug'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { admin, publishedOrStaff, staff } from '../access/roles'
import { invalidField } from '../document-endpoint'
import { calendarDayField } from '../fields/calendar-day'
import { checkedText } from '../fields/checked-text'
import { richTextEditor } from '../fields/rich-text-editor'
import { titleAndSummary } from '../fields/title-and-summary'
import { invalidateOnChange } from '../hooks/invalidate-on-change'
import { requireTranslations } from '../hooks/require-translations'
import { collectionLabels, fieldLabel, groupLabel, hint } from '../labels'

const { legalPages } = tables

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

const pageSlugField: TextField = {
  name: 'slug',
  type: 'text',
  label: fieldLabel('slug'),
  required: true,
  index: true,
  admin: { position: 'sidebar', description: hint('legalSlug') },
  validate: checkedText(isSlug, 'slug'),
}

const validFrom = calendarDayField({ name: 'validFrom', required: true, description: hint('legalValidFrom') })

/**
 * Each document is one version of a legal page, in force from its day until that of the next version. Past versions are
 * immutable, so a new version is a copy with its own day.
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
    ...invalidateOnChange('legal-pages'),
    beforeChange: [requireOneVersionADay, requireTranslations('legal-pages')],
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
