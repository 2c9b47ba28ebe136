import type { DeliveryRates } from '@/domain/delivery'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

/** As a quote counts them: a longest time below the shortest is the shortest. */
export function workdaysText({ daysFrom, daysTo }: Pick<DeliveryRates, 'daysFrom' | 'daysTo'>, locale: Locale): string {
  const t = translatorFor(locale, 'services')
  return daysTo > daysFrom ? t('workdays', { from: daysFrom, to: daysTo }) : t('workday', { days: daysFrom })
}
