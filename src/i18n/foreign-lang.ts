import type { Locale } from './routing'

/** The `lang` attribute of a text on a page: set only where it differs from the page's. */
export function foreignLang(text: { lang: Locale }, locale: Locale): Locale | undefined {
  return text.lang === locale ? undefined : text.lang
}
