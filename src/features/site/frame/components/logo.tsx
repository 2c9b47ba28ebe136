import { cx } from '@/design/cx'
import { IntentLink } from '@/design/intent-link'
import { LogoMark } from '@/design/skip-link'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

export function Logo({ locale, className }: { locale: Locale; className?: string }) {
  const t = translatorFor(locale, 'layout')
  return (
    <IntentLink href={localePath(locale, '/')} aria-label={t('homeLink')} className={cx('logo', className)}>
      <LogoMark className="size-[1.5em]" />
      <span>{t('name')}</span>
    </IntentLink>
  )
}
