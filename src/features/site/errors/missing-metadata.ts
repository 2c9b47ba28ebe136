import type { Metadata } from 'next'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

/** The metadata of a missing page. Next itself adds `noindex`. */
export function missingMetadata(locale: Locale): Metadata {
  const t = translatorFor(locale, 'errors')
  return { title: { absolute: `${t('notFoundTitle')} · Broshura` } }
}
