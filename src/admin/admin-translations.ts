import type { Locale } from '@/i18n/routing'
import { languageOf, translatorFor } from '@/i18n/translator'

/** The language of the CMS is that of the user's Payload account; an unknown one becomes Bulgarian. */
export function adminLocale(language: string): Locale {
  return languageOf({ language })
}

export function adminTranslations(language: string) {
  return translatorFor(adminLocale(language), 'admin')
}
