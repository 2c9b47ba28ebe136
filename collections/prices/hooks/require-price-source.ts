import type { CollectionBeforeOperationHook, CollectionBeforeValidateHook } from 'payload'
import { dayOfName, isPriceSource } from '@/domain/price-source'
import { env } from '@/server/env'
import { invalidField } from '../../invalid-field'
import type { ProblemName } from '../../problems'

const zipMark = 'PK'

/** Payload refuses other files too, but in English, and before the hook below. */
export const requireZip: CollectionBeforeOperationHook = ({ args, req }) => {
  if (req.file && req.file.data.subarray(0, zipMark.length).toString('latin1') !== zipMark) {
    throw invalidField(req, 'price-imports', { path: 'file', problem: 'priceFileNotZip' })
  }
  return args
}

/** Requires a zip or its address, and a day, which either name may contain. */
export const requirePriceSource: CollectionBeforeValidateHook = ({ data = {}, operation, req }) => {
  if (operation !== 'create') return data
  const refuse = (path: string, name: ProblemName) => {
    throw invalidField(req, 'price-imports', { path, problem: name })
  }
  const { file } = req
  const source = typeof data.source === 'string' ? data.source.trim() : ''
  // Files above the upload limit (payload.config.ts) arrive truncated.
  if (file && 'truncated' in file && file.truncated === true) refuse('file', 'priceFileTooLarge')
  if (Boolean(file) === Boolean(source)) refuse('source', 'priceSourceMissing')
  if (source && !isPriceSource(source, env().PRICE_DATA_ORIGINS)) refuse('source', 'priceSource')
  const day = data.day || dayOfName(file?.name ?? source)
  if (!day) refuse('day', 'priceDay')
  return { ...data, source: source || null, day }
}
