import { type CollectionBeforeOperationHook, ValidationError } from 'payload'
import { problem } from '../../problems'

const maxBytes = 5 * 1024 * 1024

export const refuseLargePicture: CollectionBeforeOperationHook = ({ args, collection, req }) => {
  if (!req.file || req.file.data.length <= maxBytes) return args
  throw new ValidationError({
    collection: collection.slug,
    errors: [{ path: 'file', message: problem('pictureTooLarge', req.i18n.language) }],
    req,
  })
}
