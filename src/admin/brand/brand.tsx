import './brand.css'
import type { ServerProps } from 'payload'
import { LogoMark } from '@/design/skip-link'
import { adminTranslations } from '../admin-translations'

/** The logo of the site, in the colours of the current CMS theme. */
export function Icon() {
  return <LogoMark className="brand-mark" />
}

/** What the sign-in page shows above its form. */
export function Logo({ i18n }: Pick<ServerProps, 'i18n'>) {
  const t = adminTranslations(i18n.language)
  return (
    <div className="brand-logo">
      <Icon />
      <p>
        <strong>{t('name')}</strong> {t('subtitle')}
      </p>
    </div>
  )
}
