import {
  _createCache,
  _createIntlFormatters,
  createTranslator,
  type Messages,
  type NamespaceKeys,
  type NestedKeyOf,
} from 'next-intl'
import { withOneDot } from '@/domain/one-dot'
import bg from '../../messages/bg.json'
import de from '../../messages/de.json'
import en from '../../messages/en.json'
import ru from '../../messages/ru.json'
import { defaultLocale, isLocale, type Locale } from './routing'

const messages = { bg, de, en, ru }

/** Parsing a message costs more than filling it in, so messages are parsed once per process. */
const read = _createCache()
const formatters = _createIntlFormatters(read)

export function messagesOf(locale: Locale): Messages {
  return messages[locale]
}

export function translatorFor<const Namespace extends NamespaceKeys<Messages, NestedKeyOf<Messages>>>(
  locale: Locale,
  namespace: Namespace,
) {
  const translate = createTranslator<Messages, Namespace>({
    locale,
    messages: messages[locale],
    namespace,
    timeZone: 'Europe/Sofia',
    _cache: read,
    _formatters: formatters,
  })
  return new Proxy(translate, {
    apply: (target, self, given) => {
      const said: unknown = Reflect.apply(target, self, given)
      return typeof said === 'string' ? withOneDot(said) : said
    },
  })
}

/** Of a customer or a CMS request (`req.i18n`); Bulgarian for an unsupported language. */
export function languageOf({ language }: { language?: string | null }): Locale {
  return isLocale(language) ? language : defaultLocale
}
