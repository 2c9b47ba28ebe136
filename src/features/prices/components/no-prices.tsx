import { SearchX } from 'lucide-react'
import { ButtonLink } from '@/design/button'
import { EmptyState } from '@/design/notice'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { filterHref, isNarrowed, noFilter, type PriceFilter } from '../filter'

type Props = { locale: Locale; filter: PriceFilter; slug: string }

/** Another filter helps only where one is set. */
export function NoPrices({ locale, filter, slug }: Props) {
  const t = translatorFor(locale, 'prices')
  const icon = <SearchX size={28} />
  if (!isNarrowed(filter)) return <EmptyState icon={icon} title={t('noneAtAll')} />
  return (
    <EmptyState
      icon={icon}
      title={t('noneTitle')}
      text={t('noneText')}
      action={<ButtonLink href={filterHref(locale, slug, noFilter)}>{t('noneAction')}</ButtonLink>}
    />
  )
}
