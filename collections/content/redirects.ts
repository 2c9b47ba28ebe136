import type { CollectionConfig, TextField, TextFieldSingleValidation, Validate } from 'payload'
import { staff } from '../access/staff'
import { isTaken } from '../fields/is-taken'
import { forgetCached } from '../hooks/forget-cached'
import { collectionLabels, fieldLabel, groupLabel, hint } from '../labels'
import { problem } from '../problems'
import { leadsBack } from './leads-back'
import { isTargetAddress } from './target-address'

type Fields = { from?: unknown; document?: unknown }

const validateFrom: TextFieldSingleValidation = async (value, { id, req }) => {
  const { language } = req.i18n
  if (!value || !/^\/[^\s?#]+$/.test(value)) return problem('path', language)
  return (await isTaken(req, value, { table: 'redirects', column: 'from', id })) ? problem('pathTaken', language) : true
}

const validateTarget: Validate<string, unknown, Fields, TextField> = async (value, { id, req, siblingData }) => {
  const { language } = req.i18n
  const { from, document } = siblingData
  if (value ? !isTargetAddress(value) : !document) return problem('target', language)
  return (await leadsBack(req, { id, from, document, to: value })) ? problem('redirectLoop', language) : true
}

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
      validate: validateFrom,
    },
    { name: 'document', type: 'relationship', relationTo: ['brochures', 'retailers'], label: fieldLabel('document') },
    {
      name: 'to',
      type: 'text',
      label: fieldLabel('to'),
      admin: { description: hint('redirectTo') },
      validate: validateTarget,
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
