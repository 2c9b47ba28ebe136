import type { Locale } from '@/i18n/routing'

/** Every language in its own words, the same in all of them. */
export const languageNames: Record<Locale, string> = {
  bg: 'Български',
  de: 'Deutsch',
  en: 'English',
  ru: 'Русский',
}
