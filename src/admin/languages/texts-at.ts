import { textAt } from '@/domain/text-key'
import { type Locale, locales } from '@/i18n/routing'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** `document` has to be read with `locale=all`. */
export function textsAt(document: unknown, key: string): Record<Locale, string> {
  const found = textAt(document, key)
  const texts = { bg: '', de: '', en: '', ru: '' }
  for (const locale of locales) {
    const text = isObject(found) ? found[locale] : undefined
    if (typeof text === 'string') texts[locale] = text
  }
  return texts
}
