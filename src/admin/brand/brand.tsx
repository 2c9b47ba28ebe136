import './brand.css'
import type { ServerProps } from 'payload'
import { adminTranslations } from '../admin-translations'

/** The open leaflet of the site, in the CMS's own colours of the moment. */
export function Icon() {
  return (
    <svg viewBox="0 0 32 32" className="brand-mark" aria-hidden="true">
      <path d="M21 4.2 29.2 7.4a1 1 0 0 1 .6.9v18.4a1 1 0 0 1-1.4.9L21 24.8Z" fill="var(--signal)" />
      <path
        d="M12 5.8 20.6 2a1 1 0 0 1 1.4.9v21.2a1 1 0 0 1-.6.9L12 29.2Z"
        fill="color-mix(in oklab, var(--ink) 85%, var(--paper))"
      />
      <path d="M3.6 3.3 13 7v22.4l-10.2-4a1 1 0 0 1-.6-1V4.3a1 1 0 0 1 1.4-1Z" fill="var(--accent)" />
    </svg>
  )
}

/** What the sign-in page shows above its form. */
export async function Logo({ i18n }: Pick<ServerProps, 'i18n'>) {
  const t = await adminTranslations(i18n.language)
  return (
    <div className="brand-logo">
      <Icon />
      <p>
        <strong>{t('name')}</strong> {t('subtitle')}
      </p>
    </div>
  )
}
