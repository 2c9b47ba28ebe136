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
