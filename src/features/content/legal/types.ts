import type { CalendarDay } from '@/domain/calendar-day'
import type { LocalizedText } from '@/i18n/localized-text'
import type { Locale } from '@/i18n/routing'

/** One version of a legal page. `text` is what the editor of the CMS has stored. */
export type LegalPage = {
  slug: string
  title: LocalizedText
  summary: LocalizedText
  text: { content: object | null; lang: Locale }
  validFrom: CalendarDay
}
