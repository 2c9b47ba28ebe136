import type { CollectionBeforeOperationHook } from 'payload'
import { mediaName, mediaTypeOf, mediaTypes } from '@/domain/media-types'
import { invalidField } from '../../invalid-field'

/**
 * Cameras write `.JPG`, and some programs no extension at all; the site tells a file's type by its name. Payload refuses other
 * types too, but in English.
 */
export const nameByType: CollectionBeforeOperationHook = ({ args, req }) => {
  const { file } = req
  if (!file) return args
  if (!mediaTypeOf(file.name) && !mediaTypes.includes(file.mimetype)) {
    throw invalidField(req, 'media', { path: 'file', problem: 'mediaType' })
  }
  file.name = mediaName(file.name, file.mimetype)
  return args
}
