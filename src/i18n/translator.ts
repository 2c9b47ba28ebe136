import {
  _createCache,
  _createIntlFormatters,
  createTranslator,
  type Messages,
  type NamespaceKeys,
  type NestedKeyOf,
} from 'next-intl'
import bg from '../../messages/bg.json'
import de from '../../messages/de.json'
import en from '../../messages/en.json'
import ru from '../../messages/ru.json'
import { defaultLocale, isLocale, type Locale } from './routing'

const messages = { bg, de, en, ru }

/** Parsing a message costs more than filling it in, so each is parsed once per process and not once per page. */
const read = _createCache()
const formatters = _createIntlFormatters(read)

/** The unparsed messages of a language, for a browser that fills them in itself. */
export function messagesOf(locale: Locale): Messages {
  return messages[locale]
}

/** A translator for the messages of a language. */
export function translatorFor<const Namespace extends NamespaceKeys<Messages, NestedKeyOf<Messages>>>(
  locale: Locale,
  namespace: Namespace,
) {
  return createTranslator<Messages, Namespace>({
    locale,
    messages: messages[locale],
    namespace,
    timeZone: 'Europe/Sofia',
    _cache: read,
    _formatters: formatters,
  })
}

/** The language of a customer, or of a request to the CMS (`req.i18n`); Bulgarian where it is none of the site's. */
export function languageOf({ language }: { language?: string | null }): Locale {
  return isLocale(language) ? language : defaultLocale
}
