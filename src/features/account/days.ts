import { formatDay } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import type { Locale } from '@/i18n/routing'

/** The day of an instant as people in Sofia count it, in words with its year. */
export function dayOf(instant: string | Date, locale: Locale): string {
  return formatDay(sofiaDay(new Date(instant)), locale, 'full')
}
