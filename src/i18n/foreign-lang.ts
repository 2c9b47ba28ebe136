import type { Locale } from './routing'

/** The `lang` of a text that stands on a page: only where it is not the page's own. */
export function foreignLang(text: { lang: Locale }, locale: Locale): Locale | undefined {
  return text.lang === locale ? undefined : text.lang
}
