import { createTranslator } from 'next-intl'
import bg from '../../messages/bg.json'
import de from '../../messages/de.json'
import en from '../../messages/en.json'
import ru from '../../messages/ru.json'
import { defaultLocale, isLocale, type Locale } from './routing'

const messages = { bg, de, en, ru }

/** Our texts where no request of Next's is answered: in the worker. */
export function translatorFor<const Namespace extends keyof typeof bg>(locale: Locale, namespace: Namespace) {
  return createTranslator({ locale, messages: messages[locale], namespace, timeZone: 'Europe/Sofia' })
}

/** The language that a customer has chosen. */
export function languageOf({ language }: { language?: string | null }): Locale {
  return isLocale(language) ? language : defaultLocale
}
