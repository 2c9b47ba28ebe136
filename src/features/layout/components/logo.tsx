import { getTranslations } from 'next-intl/server'
import { IntentLink } from '@/design/intent-link'
import { type Locale, localePath } from '@/i18n/routing'

/** An open leaflet: three leaves, the front one in our colour. */
export function LogoMark({ size = 30 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <path d="M21 4.2 29.2 7.4a1 1 0 0 1 .6.9v18.4a1 1 0 0 1-1.4.9L21 24.8Z" className="fill-accent" opacity="0.55" />
      <path d="M12 5.8 20.6 2a1 1 0 0 1 1.4.9v21.2a1 1 0 0 1-.6.9L12 29.2Z" className="fill-ink" opacity="0.85" />
      <path d="M3.6 3.3 13 7v22.4l-10.2-4a1 1 0 0 1-.6-1V4.3a1 1 0 0 1 1.4-1Z" className="fill-accent" />
    </svg>
  )
}

export async function Logo({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'layout' })
  return (
    <IntentLink
      href={localePath(locale, '/')}
      aria-label={t('homeLink')}
      className="flex shrink-0 items-center gap-2 rounded-sm text-lg font-bold tracking-tight"
    >
      <LogoMark />
      <span>{t('name')}</span>
    </IntentLink>
  )
}
