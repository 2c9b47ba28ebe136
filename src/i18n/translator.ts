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

/** To read a text's placeholders costs more than to fill them, so each is read once a process and not once a page. */
const read = _createCache()
const formatters = _createIntlFormatters(read)

/** Our texts in a language as they are written, for a browser that fills them in itself. */
export function messagesOf(locale: Locale): Messages {
  return messages[locale]
}

/** Our texts in a language. */
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

/** The language that a customer has chosen. */
export function languageOf({ language }: { language?: string | null }): Locale {
  return isLocale(language) ? language : defaultLocale
}
