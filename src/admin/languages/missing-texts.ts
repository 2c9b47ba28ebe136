import * as z from 'zod/mini'
import { type Locale, locales } from '@/i18n/routing'

/** The texts that are written in all four languages at once. */
const textName = z.enum(['title', 'summary', 'alt'])
export type TextName = z.infer<typeof textName>

export const isTextName = (name: string): name is TextName => textName.safeParse(name).success

/** What a document still lacks in a language. Publishing needs title and summary in all four (docs/product.md, section 2). */
export type MissingTexts = 'ready' | 'missingTitle' | 'missingSummary' | 'missingBoth' | 'missingAlt'

export type LanguageTexts = Record<Locale, Record<TextName, string>>

/** What publishing asks for in every language. */
export const publishedTexts: readonly TextName[] = ['title', 'summary']

/** Which of the texts the documents of a collection have. */
export const textNames = (collection: string): readonly TextName[] =>
  collection === 'media' ? ['alt'] : publishedTexts

const texts = z.catch(z.optional(z.partialRecord(z.enum(locales), z.nullish(z.string()))), {})
const document = z.catch(z.object({ title: texts, summary: texts, alt: texts }), {})

/** Reads a document as the API gives it with `locale=all`. */
export function textsOf(value: unknown): LanguageTexts {
  const { title, summary, alt } = document.parse(value)
  const of = (locale: Locale) => ({
    title: title?.[locale] ?? '',
    summary: summary?.[locale] ?? '',
    alt: alt?.[locale] ?? '',
  })
  return { bg: of('bg'), de: of('de'), en: of('en'), ru: of('ru') }
}

const lacking = { title: 'missingTitle', summary: 'missingSummary', alt: 'missingAlt' } as const

export function missingIn(texts: Record<TextName, string>, names = publishedTexts): MissingTexts {
  const [missing, ...others] = names.filter((name) => texts[name].trim() === '')
  if (!missing) return 'ready'
  return others.length > 0 ? 'missingBoth' : lacking[missing]
}
