import { formatDay } from '@/design/format'
import { IntentLink } from '@/design/intent-link'
import { Notice } from '@/design/notice'
import { sofiaDay } from '@/domain/calendar-day'
import { oldDays } from '@/domain/price-age'
import { type Locale, localePath } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { howPath } from '../filter'
import type { NewestDays } from '../types'

/** The day of the prices, and notes if they are old or partly invented. */
export function DataNote({ locale, newest }: { locale: Locale; newest: NewestDays }) {
  const t = translatorFor(locale, 'prices.data')
  const age = newest.real && oldDays(newest.real, sofiaDay())
  return (
    <Notice tone="note">
      <p>
        {newest.real ? t('official', { day: formatDay(newest.real, locale, 'full') }) : t('none')}
        {age !== null && <strong className="font-semibold"> {t('old', { count: age })}</strong>}
        {newest.invented && ` ${t('invented')}`}{' '}
        <IntentLink href={localePath(locale, howPath)} className="font-semibold text-accent hover:underline">
          {t('how')}
        </IntentLink>
      </p>
    </Notice>
  )
}
