import * as z from 'zod/mini'
import { isLocale, type Locale, locales } from './routing'

/** The limit of the longest text that forms show in several languages; each field's own limit is checked as well. */
export const longestText = 8000

const text = z.string().check(z.maxLength(longestText))
const typed = z.object({ was: text, now: text })
const typedTexts = z.partialRecord(z.enum(locales), typed)

/** Texts typed in other languages than the form's: `was` is the value before, `now` the typed one. */
export type TypedTexts = z.infer<typeof typedTexts>

const storedTexts = z.partialRecord(z.enum(locales), z.nullish(z.string()))

/**
 * By field, or by the key of a text within blocks and rows (src/domain/text-key.ts). Sent by forms; it is no field of a
 * collection.
 */
const otherLanguages = z.record(z.string().check(z.maxLength(300)), typedTexts)

/** Null: malformed, so none of our forms has sent it. */
export function otherLanguagesIn(sent: object): Record<string, TypedTexts> | null {
  if (!('otherLanguages' in sent) || sent.otherLanguages === undefined) return {}
  const found = otherLanguages.safeParse(sent.otherLanguages)
  return found.success ? found.data : null
}

/** Of one field, from the form state. */
export function typedTextsOf(value: unknown): TypedTexts {
  const found = typedTexts.safeParse(value)
  return found.success ? found.data : {}
}

/** A text that was typed back to its stored value needs no saving. */
export function typeOver(texts: TypedTexts, locale: Locale, stored: string, now: string): TypedTexts {
  const { [locale]: before, ...others } = texts
  const was = before?.was ?? stored
  return now === was ? others : { ...others, [locale]: { was, now } }
}

/** After a save: saved texts are settled; texts typed meanwhile are compared with the new stored value. */
export function settledTexts(texts: TypedTexts, stored: Record<Locale, string>): TypedTexts {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([locale, { now }]) =>
      isLocale(locale) && now !== stored[locale] ? [[locale, { was: stored[locale], now }]] : [],
    ),
  )
}

/** True if someone else has changed one of these texts: the stored value is neither `was` nor `now`. */
export function overwrites(texts: TypedTexts, stored: unknown): boolean {
  const found = storedTexts.safeParse(stored)
  return Object.entries(texts).some(([locale, { was, now }]) => {
    const there = (found.success && isLocale(locale) && found.data[locale]) || ''
    return there !== was && there !== now
  })
}
