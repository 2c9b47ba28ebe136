import { defaultLocale, type Locale } from './routing'

/** A text in the page's language, or in Bulgarian where the translation is missing. */
export type LocalizedText = { text: string; lang: Locale }

export function localized(text: string | null, bulgarian: string | null, locale: Locale): LocalizedText {
  return text ? { text, lang: locale } : { text: bulgarian ?? '', lang: defaultLocale }
}
