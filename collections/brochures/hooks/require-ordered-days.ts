import type { CollectionBeforeChangeHook } from 'payload'
import { invalidField } from '../../invalid-field'
import { fieldLabel } from '../../labels'

/** A draft may lack a day; a day that was cleared counts as missing. */
export const requireOrderedDays: CollectionBeforeChangeHook = ({ data, originalDoc, req, collection }) => {
  const { validFrom: first, validTo: last }: Record<string, unknown> = { ...originalDoc, ...data }
  if (typeof first !== 'string' || typeof last !== 'string' || !first || !last || first <= last) return data
  throw invalidField(req, collection.slug, { path: 'validTo', label: fieldLabel('validTo'), problem: 'dayOrder' })
}
