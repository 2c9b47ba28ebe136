import * as z from 'zod/mini'
import { isLocale, type Locale, locales } from './routing'

/** Longer than any field allows; each field's own limit is checked as well. */
const text = z.string().check(z.maxLength(2000))
const typed = z.object({ was: text, now: text })
const typedTexts = z.partialRecord(z.enum(locales), typed)

/** What was typed into one field in other languages than that of the form: what stood there, and what stands there now. */
export type TypedTexts = z.infer<typeof typedTexts>

/** A text of a document in all languages, as the database has it. */
const storedTexts = z.partialRecord(z.enum(locales), z.nullish(z.string()))

/** By field, or by the key of a text within blocks and rows (src/domain/text-key.ts). What a form sends; it is no field of any collection. */
const otherLanguages = z.record(z.string().check(z.maxLength(300)), typedTexts)

/** What a form sends beside its own language. Null: no form of ours has sent this. */
export function otherLanguagesIn(sent: object): Record<string, TypedTexts> | null {
  if (!('otherLanguages' in sent) || sent.otherLanguages === undefined) return {}
  const found = otherLanguages.safeParse(sent.otherLanguages)
  return found.success ? found.data : null
}

/** Of one field, as the state of a form has it. */
export function typedTextsOf(value: unknown): TypedTexts {
  const found = typedTexts.safeParse(value)
  return found.success ? found.data : {}
}

/** After a key. What is typed back to what is stored is nothing to save. */
export function typeOver(texts: TypedTexts, locale: Locale, stored: string, now: string): TypedTexts {
  const { [locale]: before, ...others } = texts
  const was = before?.was ?? stored
  return now === was ? others : { ...others, [locale]: { was, now } }
}

/** After a save: what is stored by now is settled, and what was typed meanwhile is typed over that. */
export function settle(texts: TypedTexts, stored: Record<Locale, string>): TypedTexts {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([locale, { now }]) =>
      isLocale(locale) && now !== stored[locale] ? [[locale, { was: stored[locale], now }]] : [],
    ),
  )
}

/** Whether someone else has written one of these texts since: it is neither what stood there nor what stands there now. */
export function overwrites(texts: TypedTexts, stored: unknown): boolean {
  const found = storedTexts.safeParse(stored)
  return Object.entries(texts).some(([locale, { was, now }]) => {
    const there = (found.success && isLocale(locale) && found.data[locale]) || ''
    return there !== was && there !== now
  })
}
