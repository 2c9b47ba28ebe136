import type { Metadata } from 'next'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

/** The title of a page that is not there. Next itself keeps it out of search engines. */
export function missingMetadata(locale: Locale): Metadata {
  const t = translatorFor(locale, 'errors')
  return { title: { absolute: `${t('notFoundTitle')} · Broshura` } }
}
