import { officialLatin, scriptOf } from '@/domain/official-latin'
import { latinBrand } from '@/domain/product-name-brands'
import type { LocalizedText } from '@/i18n/foreign-lang'
import { defaultLocale, type Locale } from '@/i18n/routing'

export const readsCyrillic = { bg: true, de: false, en: false, ru: true } as const satisfies Record<Locale, boolean>

/** A Bulgarian place in letters that the visitor reads: `Пловдив` is `Plovdiv` in German and English. */
export function readablePlace(name: string, locale: Locale): LocalizedText {
  return written(readsCyrillic[locale] ? name : officialLatin(name), locale)
}

export function readableBrand(name: string, locale: Locale): LocalizedText {
  return written(readsCyrillic[locale] ? name : latinBrand(name), locale)
}

function written(text: string, locale: Locale): LocalizedText {
  return { text, lang: scriptOf(text) === 'cyrillic' ? defaultLocale : locale }
}
