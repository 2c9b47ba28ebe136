import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { HeartWords } from './client/heart'

/** The name stays the same, because the pressed state is announced separately. */
export function getHeartWords(title: string, locale: Locale): HeartWords & { text: string } {
  const t = translatorFor(locale, 'wishlist')
  return { label: t('wish', { title }), failed: t('failed'), text: t('heart') }
}
