import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { CompareBarWords } from './client/compare-bar'

export function compareBarWords(locale: Locale): CompareBarWords {
  const t = translatorFor(locale, 'compare')
  return { title: t('title'), chosen: t('chosen', { count: '{count}' }), compare: t('compare'), clear: t('clear') }
}
