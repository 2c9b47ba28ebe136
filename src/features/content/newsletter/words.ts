import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

export function newsletterWords(locale: Locale) {
  const t = translatorFor(locale, 'newsletter')
  return {
    email: t('email'),
    submit: t('submit'),
    subscribing: t('subscribing'),
    success: t('success'),
    failed: t('failed'),
  }
}
