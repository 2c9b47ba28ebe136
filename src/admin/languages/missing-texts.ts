import * as z from 'zod/mini'
import { type Locale, locales } from '@/i18n/routing'

/** What publishing still needs in a language (docs/product.md, section 2: title and summary in all four). */
export type MissingTexts = 'ready' | 'missingTitle' | 'missingSummary' | 'missingBoth'

export type LanguageTexts = Record<Locale, { title: string; summary: string }>

const texts = z.catch(z.partialRecord(z.enum(locales), z.nullish(z.string())), {})
const document = z.catch(z.object({ title: texts, summary: texts }), { title: {}, summary: {} })

/** Reads a document as the API gives it with `locale=all`. */
export function textsOf(value: unknown): LanguageTexts {
  const { title, summary } = document.parse(value)
  const of = (locale: Locale) => ({ title: title[locale]?.trim() ?? '', summary: summary[locale]?.trim() ?? '' })
  return { bg: of('bg'), de: of('de'), en: of('en'), ru: of('ru') }
}

export function missingIn({ title, summary }: { title: string; summary: string }): MissingTexts {
  if (title && summary) return 'ready'
  if (!title && !summary) return 'missingBoth'
  return title ? 'missingSummary' : 'missingTitle'
}
