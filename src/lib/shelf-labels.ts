import { cache } from 'react'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

/** Cached, so that a page of a dozen shelves sends them to the browser once. */
export const shelfLabels = cache((locale: Locale) => {
  const t = translatorFor(locale, 'shelf')
  return { back: t('back'), forward: t('forward') }
})
