import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'

type Listed = {
  title: string
  choices?: (string | null | undefined | false | 0)[]
  page?: number
  /** A further page of a list whose pages have no numbers. */
  continued?: boolean
}

/** Screen readers are told of a navigation by the title only, so it says what was chosen and which page it is. */
export function listTitle(locale: Locale, { title, choices = [], page = 1, continued }: Listed): string {
  const t = translatorFor(locale, 'meta')
  return [title, ...choices, page > 1 && t('page', { page }), continued && t('continued')].filter(Boolean).join(', ')
}
