import { deepMergeSimple } from '@payloadcms/translations/utilities'
import type { SanitizedConfig } from 'payload'
import type { Locale } from '@/i18n/routing'
import { bgDocuments } from './bg-documents'
import { bgGeneral } from './bg-general'
import { de } from './de'
import { en } from './en'
import type { TextOverrides } from './overrides'
import { ru } from './ru'

/** Replaces texts of the rich text editor by feature; they cannot be overridden in the configuration. */
export const richTextOverrides = {
  bg: {
    general: { slashMenuBasicGroupLabel: 'Основни', toolbarItemsActive: 'Избрани: {{count}}' },
    paragraph: { label: 'Абзац', label2: 'Обикновен текст' },
    orderedList: { label: 'Номериран списък' },
    unorderedList: { label: 'Списък с точки' },
  },
  de: {
    general: { slashMenuBasicGroupLabel: 'Einfaches' },
    blockquote: { label: 'Zitat' },
    paragraph: { label: 'Absatz' },
    link: { label: 'Link', loadingWithEllipsis: 'Wird geladen …' },
    orderedList: { label: 'Nummerierte Liste' },
    unorderedList: { label: 'Aufzählung' },
  },
  ru: {
    general: { slashMenuBasicGroupLabel: 'Основные', toolbarItemsActive: 'Выбрано: {{count}}' },
    paragraph: { label: 'Абзац', label2: 'Обычный текст' },
    orderedList: { label: 'Нумерованный список' },
    unorderedList: { label: 'Маркированный список' },
  },
}

export const payloadTexts: Record<Locale, TextOverrides> = { bg: { ...bgGeneral, ...bgDocuments }, de, en, ru }

/** Has to run after Payload collected the editor's texts, which win over those of the configuration. */
export function correctRichTextTexts(config: SanitizedConfig): SanitizedConfig {
  const corrections = Object.entries(richTextOverrides).map(([language, lexical]) => [language, { lexical }])
  config.i18n.translations = deepMergeSimple(config.i18n.translations, Object.fromEntries(corrections))
  return config
}
