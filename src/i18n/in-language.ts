import { defaultLocale, isLocale, type Locale } from './routing'

/** A stored document in one language. `lang` marks parts in another language than their parent. */
export type ShownText<Stored> = Stored extends { root: unknown }
  ? Stored
  : Stored extends (infer Entry)[]
    ? ShownText<Entry>[]
    : Stored extends object
      ? { [Name in keyof Stored]: ShownText<Stored[Name]> } & { lang?: Locale }
      : Stored

type Texts = Partial<Record<Locale, unknown>>

const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object'

const isTexts = (value: unknown): value is Texts =>
  isObject(value) && !Array.isArray(value) && Object.keys(value).length > 0 && Object.keys(value).every(isLocale)

const isText = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value))

/**
 * Picks one language of a document read with `locale: 'all'`, which Payload types as if it had one language. A block or
 * row that is not fully translated is shown in Bulgarian as a whole, so that languages are not mixed.
 */
export function inLanguage<Stored>(stored: Stored, locale: Locale, around?: Locale): ShownText<Stored>
export function inLanguage(stored: unknown, locale: Locale, around = locale): unknown {
  if (Array.isArray(stored)) return stored.map((entry) => inLanguage(entry, locale, around))
  if (!isObject(stored)) return stored
  const entries = Object.entries(stored)
  const translated = entries.every(
    ([, value]) => !isTexts(value) || isText(value[locale]) || !isText(value[defaultLocale]),
  )
  const lang = translated ? locale : defaultLocale
  const shown = entries.map(([name, value]) => [
    name,
    isTexts(value) ? (value[lang] ?? null) : inLanguage(value, locale, lang),
  ])
  return { ...Object.fromEntries(shown), ...(lang !== around && { lang }) }
}
