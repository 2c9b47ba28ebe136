import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/routing'

export async function newsletterWords(locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'newsletter' })
  return {
    email: t('email'),
    submit: t('submit'),
    subscribing: t('subscribing'),
    success: t('success'),
    failed: t('failed'),
  }
}
