import type { CollectionBeforeOperationHook } from 'payload'
import { mediaName } from '@/domain/media-types'

/** Cameras write `.JPG`, and some programs no end at all; the site knows a file's type by its name. */
export const nameByType: CollectionBeforeOperationHook = ({ args, req }) => {
  if (req.file) req.file.name = mediaName(req.file.name, req.file.mimetype)
  return args
}
