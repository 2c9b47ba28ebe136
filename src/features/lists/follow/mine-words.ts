import type { Locale } from '@/i18n/routing'
import { messagesOf } from '@/i18n/translator'

/** The words of what is one's own at the beginning of a page. */
export function mineWords(locale: Locale) {
  const { mine, kind: kinds } = messagesOf(locale).follow
  return { ...mine, kinds }
}
