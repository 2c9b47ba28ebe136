import { defaultLocale, type Locale } from './routing'

/** The `lang` attribute is set only where the language differs from the page's. */
export function foreignLang(text: { lang: Locale }, locale: Locale): Locale | undefined {
  return text.lang === locale ? undefined : text.lang
}

/** `lang` is Bulgarian if the translation is missing. */
export type LocalizedText = { text: string; lang: Locale }

export function localized(text: string | null, bulgarian: string | null, locale: Locale): LocalizedText {
  return text ? { text, lang: locale } : { text: bulgarian ?? '', lang: defaultLocale }
}
