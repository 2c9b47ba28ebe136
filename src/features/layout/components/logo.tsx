import { getTranslations } from 'next-intl/server'
import { IntentLink } from '@/design/intent-link'
import { LogoMark } from '@/design/logo-mark'
import { type Locale, localePath } from '@/i18n/routing'

export async function Logo({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'layout' })
  return (
    <IntentLink
      href={localePath(locale, '/')}
      aria-label={t('homeLink')}
      className="flex shrink-0 items-center gap-2 rounded-sm text-lg font-bold tracking-tight"
    >
      <LogoMark className="size-[30px]" />
      <span>{t('name')}</span>
    </IntentLink>
  )
}
