import type { Locale } from '@/i18n/routing'
import { languageOf, translatorFor } from '@/i18n/translator'

/** The CMS is in the user's language, which Payload keeps; an unknown one becomes Bulgarian. */
export function adminLocale(language: string): Locale {
  return languageOf({ language })
}

export function adminTranslations(language: string) {
  return translatorFor(adminLocale(language), 'admin')
}
