import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { problem } from '../../problems'

export const requireOrderedDays: CollectionBeforeChangeHook = ({ data, originalDoc, req, collection }) => {
  const first: unknown = data.validFrom ?? originalDoc?.validFrom
  const last: unknown = data.validTo ?? originalDoc?.validTo
  if (typeof first !== 'string' || typeof last !== 'string' || first <= last) return data
  throw new ValidationError({
    collection: collection.slug,
    errors: [{ path: 'validTo', message: problem('dayOrder', req.i18n.language) }],
    req,
  })
}
