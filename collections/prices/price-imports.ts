import path from 'node:path'
import type {
  Access,
  CollectionAfterChangeHook,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  CollectionConfig,
} from 'payload'
import { sofiaDay } from '@/domain/calendar-day'
import { dayOfName, isPriceSource } from '@/domain/price-source'
import { transactionOf } from '@/server/db/transaction'
import { env } from '@/server/env'
import { enqueue, importPrices } from '@/server/jobs/kinds'
import { admin, isAdmin, nobody, staff } from '../access/roles'
import { invalidField, type ProblemName } from '../document-endpoint'
import { calendarDayField } from '../fields/calendar-day'
import { wholeNumberField } from '../fields/money-cents'
import { writtenBySystem } from '../fields/written-by-system'
import { collectionLabels, fieldLabel, groupLabel, hint, optionLabel } from '../labels'
import { priceImportStatuses } from './import-statuses'
import { priceImportEndpoints } from './price-import-endpoints'

const zipMark = 'PK'

/** Payload refuses other files too, but only in English and before the hook below. */
const requireZip: CollectionBeforeOperationHook = ({ args, req }) => {
  if (req.file && req.file.data.subarray(0, zipMark.length).toString('latin1') !== zipMark) {
    throw invalidField(req, 'price-imports', { path: 'file', problem: 'priceFileNotZip' })
  }
  return args
}

/** The day may be taken from the name of the file or URL. */
const requirePriceSource: CollectionBeforeValidateHook = ({ data = {}, operation, req }) => {
  if (operation !== 'create') return data
  const refuse = (path: string, name: ProblemName) => {
    throw invalidField(req, 'price-imports', { path, problem: name })
  }
  const { file } = req
  const source = typeof data.source === 'string' ? data.source.trim() : ''
  // Payload truncates files above the upload limit (payload.config.ts) and marks them.
  if (file && 'truncated' in file && file.truncated === true) refuse('file', 'priceFileTooLarge')
  if (Boolean(file) === Boolean(source)) refuse('source', 'priceSourceMissing')
  if (source && !isPriceSource(source, env().PRICE_DATA_ORIGINS)) refuse('source', 'priceSource')
  const named = dayOfName(file?.name ?? source)
  const day = data.day || named
  if (!day) refuse('day', 'priceDay')
  // Prices of a coming day would stand as the newest ones until it comes, in place of all that are reported before.
  if (day > sofiaDay()) refuse('day', 'priceDayAhead')
  if (named && day !== named) refuse('day', 'priceDayOther')
  return { ...data, source: source || null, day }
}

/** Queued in the transaction, so the worker starts after the commit. */
const enqueuePriceImport: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'create') await enqueue(await transactionOf(req), importPrices, { importId: doc.id })
  return doc
}

/** Data of an import has to stay; a failed import brought none. */
const failedByAdmin: Access = ({ req }) => isAdmin(req.user) && { status: { equals: 'failed' } }

/** One day of the open price data, imported by the worker. Imports are kept as long as their data. */
export const PriceImports: CollectionConfig = {
  slug: 'price-imports',
  labels: collectionLabels('priceImports'),
  admin: {
    group: groupLabel('prices'),
    useAsTitle: 'day',
    defaultColumns: ['day', 'status', 'rowsRead', 'rowsRejected', 'flagCount', 'finishedAt'],
  },
  defaultSort: '-createdAt',
  access: { create: admin, read: staff, update: nobody, delete: failedByAdmin },
  endpoints: priceImportEndpoints,
  hooks: { beforeOperation: [requireZip], beforeValidate: [requirePriceSource], afterChange: [enqueuePriceImport] },
  upload: {
    staticDir: path.resolve(process.env.DATA_DIR ?? '.data', 'uploads/price-imports'),
    mimeTypes: ['application/zip', 'application/x-zip-compressed'],
    filesRequiredOnCreate: false,
    displayPreview: false,
  },
  versions: false,
  fields: [
    {
      name: 'panel',
      type: 'ui',
      admin: { components: { Field: '@/admin/price-import/price-import-panel#PriceImportPanel' } },
    },
    {
      name: 'source',
      type: 'text',
      label: fieldLabel('priceSource'),
      admin: { description: hint('priceSource'), placeholder: 'https://kolkostruva.bg/opendata_files/2026-05-13.zip' },
    },
    calendarDayField({ name: 'day', description: hint('priceDay') }),
    {
      name: 'dryRun',
      type: 'checkbox',
      label: fieldLabel('dryRun'),
      defaultValue: false,
      admin: { description: hint('dryRun') },
    },
    ...writtenBySystem([
      {
        name: 'status',
        type: 'select',
        label: fieldLabel('status'),
        required: true,
        defaultValue: 'queued',
        index: true,
        options: priceImportStatuses.map((status) => ({ value: status, label: optionLabel(status) })),
        admin: { hidden: true },
      },
      { ...wholeNumberField({ name: 'filesDone', label: fieldLabel('filesDone') }), admin: { hidden: true } },
      { ...wholeNumberField({ name: 'fileCount', label: fieldLabel('fileCount') }), admin: { hidden: true } },
      { name: 'chain', type: 'text', label: fieldLabel('chain'), admin: { hidden: true } },
      { name: 'error', type: 'text', label: fieldLabel('error'), admin: { hidden: true } },
      {
        ...wholeNumberField({ name: 'rowsRead', label: fieldLabel('rowsRead'), max: 100_000_000 }),
        admin: { hidden: true },
      },
      {
        ...wholeNumberField({ name: 'rowsRejected', label: fieldLabel('rowsRejected'), max: 100_000_000 }),
        admin: { hidden: true },
      },
      { ...wholeNumberField({ name: 'flagCount', label: fieldLabel('flagCount') }), admin: { hidden: true } },
      { name: 'report', type: 'json', label: fieldLabel('report'), admin: { hidden: true } },
      { name: 'accepted', type: 'checkbox', label: fieldLabel('accepted'), admin: { hidden: true } },
      { name: 'fingerprint', type: 'text', label: fieldLabel('fingerprint'), index: true, admin: { hidden: true } },
      { name: 'startedAt', type: 'date', label: fieldLabel('startedAt'), admin: { hidden: true } },
      { name: 'finishedAt', type: 'date', label: fieldLabel('finishedAt'), admin: { hidden: true } },
    ]),
  ],
}
