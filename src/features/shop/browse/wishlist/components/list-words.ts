import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

export type NameWords = Record<'summary' | 'name' | 'submit' | 'busy' | 'failed', string>

export function nameWords(kind: 'new' | 'rename', locale: Locale): NameWords {
  const t = translatorFor(locale, 'wishlist')
  return { summary: t(kind), name: t('name'), submit: t('save'), busy: t('saving'), failed: t('failed') }
}
