import type { CollectionConfig, TextField } from 'payload'
import { isSlug } from '@/domain/slug'
import { admin } from '../access/admin'
import { publishedOrStaff } from '../access/published-or-staff'
import { staff } from '../access/staff'
import { calendarDayField } from '../fields/calendar-day'
import { checkedText } from '../fields/checked-text'
import { richTextEditor } from '../fields/rich-text-editor'
import { invalidateOnChange } from '../hooks/invalidate-on-change'
import { requireTranslations } from '../hooks/require-translations'
import { collectionLabels, fieldLabel, groupLabel, hint } from '../labels'
import { requireOneVersionADay } from './hooks/require-one-version-a-day'

/** The page at `/legal/{slug}`; all its versions share it. */
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
 * Legal texts. Each document is one version of a page, in force from its day until that of the next one. Past versions stay
 * unchanged, so a new version is a copy with a day of its own.
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
    { name: 'title', type: 'text', label: fieldLabel('title'), localized: true, required: true, maxLength: 120 },
    { name: 'summary', type: 'textarea', label: fieldLabel('summary'), localized: true, maxLength: 300 },
    { name: 'text', type: 'richText', label: fieldLabel('text'), localized: true, editor: richTextEditor },
    pageSlugField,
    {
      ...validFrom,
      admin: { ...validFrom.admin, position: 'sidebar' },
      // A copy is a new version, which needs a day of its own.
      hooks: { beforeDuplicate: [() => null] },
    },
  ],
}
