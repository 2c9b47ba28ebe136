import * as z from 'zod/mini'
import { type Locale, locales } from '@/i18n/routing'

/** Texts that are stored as one field per language, so that all four languages can be edited at once. */
const textName = z.enum(['title', 'summary', 'name', 'alt'])
export type TextName = z.infer<typeof textName>

export const isTextName = (name: string): name is TextName => textName.safeParse(name).success

/**
 * Texts that a document lacks in a language. Publishing needs title and summary in all four (docs/product.md, section
 * 2).
 */
export type MissingTexts =
  | 'ready'
  | 'missingTitle'
  | 'missingSummary'
  | 'missingBoth'
  | 'missingName'
  | 'missingAlt'
  | 'missingContent'

export type LanguageTexts = Record<Locale, Record<TextName, string>>

export const publishedTexts: readonly TextName[] = ['title', 'summary']

/** Collections whose only translated text beside the form is the name. */
const named = ['authors', 'categories', 'colours', 'post-terms', 'product-terms', 'shipping-methods', 'size-charts']

export function textNames(collection: string): readonly TextName[] {
  if (collection === 'media') return ['alt']
  if (collection === 'product-groups') return ['title']
  return named.includes(collection) ? ['name'] : publishedTexts
}

const texts = z.catch(z.optional(z.partialRecord(z.enum(locales), z.nullish(z.string()))), {})
const document = z.catch(z.object({ title: texts, summary: texts, name: texts, alt: texts }), {})

/** Reads a document as the API returns it with `locale=all`. */
export function textsOf(value: unknown): LanguageTexts {
  const { title, summary, name, alt } = document.parse(value)
  const of = (locale: Locale) => ({
    title: title?.[locale] ?? '',
    summary: summary?.[locale] ?? '',
    name: name?.[locale] ?? '',
    alt: alt?.[locale] ?? '',
  })
  return { bg: of('bg'), de: of('de'), en: of('en'), ru: of('ru') }
}

const lacking = { title: 'missingTitle', summary: 'missingSummary', name: 'missingName', alt: 'missingAlt' } as const

export function missingIn(texts: Record<TextName, string>, names = publishedTexts): MissingTexts {
  const [missing, ...others] = names.filter((name) => texts[name].trim() === '')
  if (!missing) return 'ready'
  return others.length > 0 ? 'missingBoth' : lacking[missing]
}
