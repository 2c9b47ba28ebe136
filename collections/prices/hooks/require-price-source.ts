import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { dayOfName, isPriceSource } from '@/domain/price-source'
import { problem } from '../../problems'

/** A zip or its address, and the day, which the name of either may tell. */
export const requirePriceSource: CollectionBeforeValidateHook = ({ data = {}, operation, req }) => {
  if (operation !== 'create') return data
  const refuse = (path: string, name: 'priceSource' | 'priceSourceMissing' | 'priceDay' | 'priceFileTooLarge') => {
    throw new ValidationError(
      {
        collection: 'price-imports',
        errors: [{ path, message: problem(name, req.i18n.language) }],
        req,
      },
      req.t,
    )
  }
  const { file } = req
  const source = typeof data.source === 'string' ? data.source.trim() : ''
  // What is longer than the limit of payload.config.ts is cut there.
  if (file && 'truncated' in file && file.truncated === true) refuse('file', 'priceFileTooLarge')
  if (Boolean(file) === Boolean(source)) refuse('source', 'priceSourceMissing')
  if (source && !isPriceSource(source)) refuse('source', 'priceSource')
  const day = data.day || dayOfName(file?.name ?? source)
  if (!day) refuse('day', 'priceDay')
  return { ...data, source: source || null, day }
}
