import type { CollectionBeforeOperationHook } from 'payload'
import { maxPictureBytes } from '@/domain/customer-picture'
import { invalidField } from '../../invalid-field'

export const refuseLargePicture: CollectionBeforeOperationHook = ({ args, collection, req }) => {
  if (!req.file || req.file.data.length <= maxPictureBytes) return args
  throw invalidField(req, collection.slug, { path: 'file', problem: 'pictureTooLarge' })
}
