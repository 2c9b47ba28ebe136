import type { CollectionConfig } from 'payload'
import { staff } from '../access/staff'
import { forgetCached } from '../hooks/forget-cached'
import { collectionLabels, fieldLabel, groupLabel, hint } from '../labels'
import { problem } from '../problems'

const statuses = ['301', '302', '307', '308'] as const

/** From a path without language prefix to a document, a path or an absolute address. It beats an existing page. */
export const Redirects: CollectionConfig = {
  slug: 'redirects',
  labels: collectionLabels('redirects'),
  admin: { useAsTitle: 'from', group: groupLabel('site'), defaultColumns: ['from', 'to', 'document', 'status'] },
  access: { create: staff, read: staff, update: staff, delete: staff },
  hooks: forgetCached('redirects'),
  fields: [
    {
      name: 'from',
      type: 'text',
      label: fieldLabel('from'),
      required: true,
      unique: true,
      index: true,
      admin: { description: hint('redirectFrom') },
      validate: (value: string | null | undefined, { req }: { req: { i18n: { language: string } } }) =>
        /^\/[^\s?#]+$/.test(value ?? '') || problem('path', req.i18n.language),
    },
    { name: 'document', type: 'relationship', relationTo: ['brochures', 'retailers'], label: fieldLabel('document') },
    {
      name: 'to',
      type: 'text',
      label: fieldLabel('to'),
      admin: { description: hint('redirectTo') },
      validate: (
        value: string | null | undefined,
        { req, siblingData }: { req: { i18n: { language: string } }; siblingData: { document?: unknown } },
      ) => {
        if (!value) return siblingData.document ? true : problem('target', req.i18n.language)
        return /^(\/[^\s/]|\/$|https?:\/\/)/.test(value) || problem('target', req.i18n.language)
      },
    },
    {
      name: 'status',
      type: 'select',
      label: fieldLabel('status'),
      required: true,
      defaultValue: '308',
      options: statuses.map((status) => ({ value: status, label: status })),
    },
  ],
}
