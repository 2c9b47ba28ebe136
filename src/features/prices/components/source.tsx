import { formatDay } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import { oldDays } from '@/domain/price-age'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

type Props = { locale: Locale; day: string; invented: boolean }

/** The source and the day of a price, with a note if it is older than two days. */
export function Source({ locale, day, invented }: Props) {
  const t = translatorFor(locale, 'prices.source')
  const age = oldDays(day, sofiaDay())
  const when = formatDay(day, locale, 'short')
  return (
    <span className="text-xs text-ink-faint">
      {invented ? t('invented', { day: when }) : t('official', { day: when })}
      {age !== null && <span className="font-semibold text-ink-soft">{t('old', { count: age })}</span>}
    </span>
  )
}
