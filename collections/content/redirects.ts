import type { CollectionConfig, FieldHook, TextField, TextFieldSingleValidation, Validate } from 'payload'
import { text } from 'payload/shared'
import { z } from 'zod'
import { transactionOf } from '@/server/db/transaction'
import { staff } from '../access/roles'
import { problem } from '../document-endpoint'
import { wholeNumberField } from '../fields/money-cents'
import { isTaken } from '../fields/slug'
import { writtenBySystem } from '../fields/written-by-system'
import { invalidateOnChange } from '../hooks/invalidate-on-change'
import { collectionLabels, fieldLabel, groupLabel, hint } from '../labels'
import {
  addressOf,
  conflictOf,
  isRedirectSource,
  isTargetAddress,
  normalisePath,
  normaliseTarget,
  redirectBook,
  redirectLengths,
  redirectStatuses,
  redirectTargets,
} from './redirect-rows'

type Fields = { from?: unknown; document?: unknown }

const chosen = z.object({ relationTo: z.enum(redirectTargets), value: z.string() })
const problems = { loop: 'redirectLoop', chain: 'redirectChain', chained: 'redirectChained' } as const

const normalised =
  (normalise: (text: string) => string): FieldHook =>
  ({ value }) =>
    typeof value === 'string' && value !== '' ? normalise(value) : value

const validateFrom: TextFieldSingleValidation = async (value, options) => {
  const { id, req } = options
  const { language } = req.i18n
  if (!value || !isRedirectSource(value)) return problem('path', language)
  const fits = await text(value, options)
  if (fits !== true) return fits
  return (await isTaken(req, value, { table: 'redirects', column: 'from', id })) ? problem('pathTaken', language) : true
}

const validateTarget: Validate<string, unknown, Fields, TextField> = async (value, options) => {
  const { id, req, siblingData } = options
  const { language } = req.i18n
  const { from, document } = siblingData
  if (value ? !isTargetAddress(value) : !document) return problem('target', language)
  const fits = await text(value, options)
  if (fits !== true) return fits
  const database = await transactionOf(req)
  const { data } = chosen.safeParse(document)
  const to = (data && (await addressOf(database, data))) ?? value
  if (!to || typeof from !== 'string') return true
  const conflict = await conflictOf(redirectBook(database, String(id ?? '')), { from, to })
  return conflict ? `${problem(problems[conflict.kind], language)} (${conflict.path})` : true
}

/**
 * A redirect wins over an existing page. A path with a language prefix applies to that language only; without one it
 * applies to all, and the target opens in the visitor's language.
 */
export const Redirects: CollectionConfig = {
  slug: 'redirects',
  labels: collectionLabels('redirects'),
  admin: {
    useAsTitle: 'from',
    group: groupLabel('site'),
    defaultColumns: ['from', 'to', 'document', 'status', 'hits', 'lastHitAt'],
    components: { beforeListTable: ['@/admin/above-lists#RedirectTable'] },
  },
  // A copy would lead away from the same path.
  disableDuplicate: true,
  access: { create: staff, read: staff, update: staff, delete: staff },
  hooks: invalidateOnChange('redirects'),
  versions: false,
  fields: [
    {
      name: 'from',
      type: 'text',
      label: fieldLabel('from'),
      required: true,
      unique: true,
      index: true,
      maxLength: redirectLengths.from,
      admin: { description: hint('redirectFrom') },
      hooks: { beforeValidate: [normalised(normalisePath)] },
      validate: validateFrom,
    },
    { name: 'document', type: 'relationship', relationTo: [...redirectTargets], label: fieldLabel('document') },
    {
      name: 'to',
      type: 'text',
      label: fieldLabel('to'),
      index: true,
      maxLength: redirectLengths.to,
      admin: { description: hint('redirectTo') },
      hooks: { beforeValidate: [normalised(normaliseTarget)] },
      validate: validateTarget,
    },
    {
      name: 'status',
      type: 'select',
      label: fieldLabel('status'),
      required: true,
      defaultValue: '308',
      options: redirectStatuses.map((status) => ({ value: status, label: status })),
      admin: { description: hint('redirectStatus') },
    },
    ...writtenBySystem([
      wholeNumberField({
        name: 'hits',
        label: fieldLabel('hits'),
        max: 2_000_000_000,
        defaultValue: 0,
        admin: { position: 'sidebar', readOnly: true },
      }),
      {
        name: 'lastHitAt',
        type: 'date',
        label: fieldLabel('lastHitAt'),
        admin: { position: 'sidebar', readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
      },
    ]),
  ],
}
