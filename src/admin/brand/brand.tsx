import './brand.css'
import type { ServerProps } from 'payload'
import { LogoMark } from '@/design/skip-link'
import { adminTranslations } from '../admin-translations'

export function Icon() {
  return <LogoMark className="brand-mark" />
}

export function CmsLogo({ i18n }: Pick<ServerProps, 'i18n'>) {
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
