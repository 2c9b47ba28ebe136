import { getTranslation } from '@payloadcms/translations'
import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { problem } from '../../problems'
import { usesOfMedium } from '../media-uses'

/** So many places are named in the refusal; the form of the medium lists them all. */
const named = 5

/** A page would be left with a heading over nothing: whoever deletes learns where the picture is, and changes that first. */
export const refuseUsedMedia: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const uses = await usesOfMedium(req, String(id))
  if (uses.length === 0) return
  const places = uses
    .slice(0, named)
    .map(({ kind, title }) => [getTranslation(kind, req.i18n), title && `„${title}“`].filter(Boolean).join(' '))
  const list = [...places, ...(uses.length > named ? ['…'] : [])].join(', ')
  throw new APIError(problem('mediaInUse', req.i18n.language).replace('{places}', list), 409, null, true)
}
