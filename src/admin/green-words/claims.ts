import * as z from 'zod/mini'
import { greenWords } from '@/domain/green-words'
import { plainText } from '@/domain/plain-text'
import { type Locale, locales } from '@/i18n/routing'

export const claimFields = ['title', 'summary', 'features', 'description', 'safetyWarnings', 'badge'] as const
export type ClaimField = (typeof claimFields)[number]

export type Claim = { locale: Locale; field: ClaimField; words: string[] }

const inLocales = z.catch(z.partialRecord(z.enum(locales), z.unknown()), {})
const document = z.object({
  title: inLocales,
  summary: inLocales,
  features: inLocales,
  description: inLocales,
  safetyWarnings: inLocales,
  badge: inLocales,
} satisfies Record<ClaimField, unknown>)

const words = z.union([z.string(), z.array(z.string())])

export function claimsIn(locale: Locale, field: ClaimField, value: unknown): Claim[] {
  const { data: text } = words.safeParse(value)
  const found = greenWords(text === undefined ? plainText(value) : [text].flat().join('\n'))
  return found.length === 0 ? [] : [{ locale, field, words: found }]
}

export function claimsOf(value: unknown): Claim[] {
  const { data: texts } = document.safeParse(value)
  if (!texts) return []
  return locales.flatMap((locale) => claimFields.flatMap((field) => claimsIn(locale, field, texts[field][locale])))
}
