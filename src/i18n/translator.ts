import { IntlMessageFormat } from 'intl-messageformat'
import {
  _createCache,
  _createIntlFormatters,
  createTranslator,
  type Messages,
  type NamespaceKeys,
  type NestedKeyOf,
} from 'next-intl'
import { withOneDot } from '@/domain/one-dot'
import { rememberedBy } from '@/domain/remembered'
import bg from '../../messages/bg.json'
import de from '../../messages/de.json'
import en from '../../messages/en.json'
import ru from '../../messages/ru.json'
import { defaultLocale, isLocale, type Locale } from './routing'

const messages = { bg, de, en, ru }

/** Parsing a message costs more than filling it in, so messages are parsed once per process. */
const read = _createCache()
const intl = _createIntlFormatters(read)

type Message = ConstructorParameters<typeof IntlMessageFormat>
/** Named here, so that a name which the library drops is an error of types. */
type Formatters = NonNullable<Parameters<typeof createTranslator>[0]['_formatters']>

/** More than there are messages with values in all languages. */
const mostMessages = 20_000

/**
 * The library itself finds a parsed message by a text of it and of all formats of days and numbers, which are the same
 * for all messages here (no call gives formats of its own): writing that text takes longer than filling the message in.
 */
const parsed = rememberedBy(
  mostMessages,
  ([message, locale]: Message) => `${locale} ${message}`,
  ([message, locale, formats, options]) =>
    new IntlMessageFormat(message, locale, formats, { formatters: intl, ...options }),
)

const formatters: Formatters = { ...intl, getMessageFormat: (...message: Message) => parsed(message) }

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
