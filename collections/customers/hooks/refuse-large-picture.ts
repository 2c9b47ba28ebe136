import { type CollectionBeforeOperationHook, ValidationError } from 'payload'
import { maxPictureBytes } from '@/domain/customer-picture'
import { problem } from '../../problems'

export const refuseLargePicture: CollectionBeforeOperationHook = ({ args, collection, req }) => {
  if (!req.file || req.file.data.length <= maxPictureBytes) return args
  throw new ValidationError({
    collection: collection.slug,
    errors: [{ path: 'file', message: problem('pictureTooLarge', req.i18n.language) }],
    req,
  })
}
