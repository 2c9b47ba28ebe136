import { deepMergeSimple } from '@payloadcms/translations/utilities'
import type { SanitizedConfig } from 'payload'
import type { Locale } from '@/i18n/routing'
import { bgDocuments } from './bg-documents'
import { bgGeneral } from './bg-general'
import { de } from './de'
import { en } from './en'
import type { TextOverrides } from './overrides'
import { richTextOverrides } from './rich-text'
import { ru } from './ru'

/** By language of the CMS: what replaces Payload's own texts. */
export const payloadTexts: Record<Locale, TextOverrides> = { bg: { ...bgGeneral, ...bgDocuments }, de, en, ru }

/** After Payload has collected the texts of the rich text editor, which would win over those of the configuration. */
export function correctRichTextTexts(config: SanitizedConfig): SanitizedConfig {
  const corrections = Object.entries(richTextOverrides).map(([language, lexical]) => [language, { lexical }])
  config.i18n.translations = deepMergeSimple(config.i18n.translations, Object.fromEntries(corrections))
  return config
}
