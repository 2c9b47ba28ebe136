import type { ServerProps } from 'payload'
import { adminTranslations } from '../admin-translations'
import { MediaUpload } from './media-upload'

/** The file of a medium in its form. */
export function UploadOfMedium({ i18n }: Pick<ServerProps, 'i18n'>) {
  return <MediaUpload saveFirst={adminTranslations(i18n.language)('usedIn.saveBeforeCropping')} />
}
