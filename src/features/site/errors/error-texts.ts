import type { Locale } from '@/i18n/routing'
import type messages from '../../../../messages/bg.json'

type LateWords = Pick<typeof messages, 'errors'>

const languages: Record<Locale, () => Promise<{ default: LateWords }>> = {
  bg: () => import('../../../../messages/bg.json'),
  de: () => import('../../../../messages/de.json'),
  en: () => import('../../../../messages/en.json'),
  ru: () => import('../../../../messages/ru.json'),
}

/** Fetched by the browser when the server could not pass the texts down with the page. */
export async function lateWords(locale: Locale): Promise<LateWords> {
  return (await languages[locale]()).default
}
