import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { fieldLabel } from '../../labels'
import { problem } from '../../problems'

/** A draft may lack a day; an emptied one counts as lacking, not as it was. */
export const requireOrderedDays: CollectionBeforeChangeHook = ({ data, originalDoc, req, collection }) => {
  const { validFrom: first, validTo: last }: Record<string, unknown> = { ...originalDoc, ...data }
  if (typeof first !== 'string' || typeof last !== 'string' || !first || !last || first <= last) return data
  throw new ValidationError(
    {
      collection: collection.slug,
      errors: [{ path: 'validTo', label: fieldLabel('validTo'), message: problem('dayOrder', req.i18n.language) }],
      req,
    },
    req.t,
  )
}
