import { CalendarX } from 'lucide-react'
import { ButtonLink } from '@/design/button'
import { EmptyState } from '@/design/notice'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

/** `next` is the address of the brochures that begin soon, null without any; `shops` is that of all shops. */
type Props = { locale: Locale; name: string; next: string | null; shops: string }

export function NoCurrentBrochure({ locale, name, next, shops }: Props) {
  const t = translatorFor(locale, 'retailer')
  return (
    <EmptyState
      icon={<CalendarX size={28} />}
      title={t('none')}
      text={next ? t('noneButSoon', { name }) : t('noneText', { name })}
      action={<ButtonLink href={next ?? shops}>{next ? t('seeNext') : t('allShops')}</ButtonLink>}
    />
  )
}
