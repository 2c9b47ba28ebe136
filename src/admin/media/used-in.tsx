import { Link } from '../shell/link'
import './used-in.css'
import { usesOfMedium } from '@collections/content/media-uses'
import { getTranslation } from '@payloadcms/translations'
import type { ServerProps, UIFieldServerProps } from 'payload'
import { adminTranslations } from '../admin-translations'
import { staffMayRead } from '../asked/is-allowed'
import { MediaUpload } from './media-upload'

export async function UsedIn({ id, req }: UIFieldServerProps) {
  if (!id || !(await staffMayRead(req, 'media', id))) return null
  const t = adminTranslations(req.i18n.language)
  const uses = await usesOfMedium(req, String(id))
  return (
    <section className="used-in field-type">
      <h3>{t('usedIn.title')}</h3>
      {uses.length === 0 ? (
        <p>{t('usedIn.unused')}</p>
      ) : (
        <ul>
          {uses.map(({ kind, title, href }) => (
            <li key={href}>
              <Link href={href} prefetch={false}>
                {title || getTranslation(kind, req.i18n)}
              </Link>
              {title && <span> {getTranslation(kind, req.i18n)}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

export function UploadOfMedium({ i18n }: Pick<ServerProps, 'i18n'>) {
  return <MediaUpload saveFirst={adminTranslations(i18n.language)('usedIn.saveBeforeCropping')} />
}
