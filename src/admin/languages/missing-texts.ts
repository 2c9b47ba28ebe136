import * as z from 'zod/mini'
import { isLocale, type Locale, locales } from '@/i18n/routing'

export type Untranslated = Record<Locale, number>

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** A rich text with empty paragraphs only counts as empty. */
function saysSomething(node: unknown): boolean {
  if (!isObject(node)) return false
  if (typeof node.text === 'string' && node.text.trim() !== '') return true
  if (Array.isArray(node.children)) return node.children.some(saysSomething)
  return node.type !== 'text' && node.type !== 'linebreak' && 'type' in node
}

const isRichText = (value: unknown): value is { root: unknown } => isObject(value) && 'root' in value
const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')
const isText = (value: unknown) => typeof value === 'string' || isRichText(value) || isList(value)
const isWritten = (value: unknown) =>
  isRichText(value) ? saysSomething(value.root) : String(value ?? '').trim() !== ''

/** Distinguishes `{ bg, de, … }` of `locale=all` from other objects. */
function isTranslated(value: unknown): value is Partial<Record<Locale, unknown>> {
  if (!isObject(value) || Array.isArray(value)) return false
  const entries = Object.entries(value)
  return (
    entries.length > 0 &&
    entries.every(([name, text]) => isLocale(name) && (text === null || isText(text))) &&
    entries.some(([, text]) => isText(text))
  )
}

/** Counts missing texts at any depth: blocks, rows, rich texts. `value` has to be read with `locale=all`. */
export function untranslatedOf(value: unknown): Untranslated {
  const missing: Untranslated = { bg: 0, de: 0, en: 0, ru: 0 }
  const look = (part: unknown) => {
    if (isTranslated(part)) {
      const without = locales.filter((locale) => !isWritten(part[locale]))
      if (without.length < locales.length) for (const locale of without) missing[locale] += 1
    } else if (isObject(part) && !isRichText(part)) Object.values(part).forEach(look)
  }
  look(value)
  return missing
}

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
