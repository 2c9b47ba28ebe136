import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { locales } from '@/i18n/routing'

export const sections = ['retailers', 'offers', 'products', 'brochures', 'posts'] as const
export type Section = (typeof sections)[number]

const pattern = z.string().transform((source) => new RegExp(source, 'iu'))

/**
 * Each pattern is matched with title, brand, size and shop (see `ask.ts`). Without a section the whole page is judged
 * from its top.
 */
const question = z.strictObject({
  language: z.enum(locales),
  query: z.string(),
  kind: z.enum(['word', 'phrase', 'brand', 'chain', 'misspelling', 'latin letters', 'unit']),
  section: z.enum(sections).optional(),
  first: pattern.optional(),
  within10: z.array(pattern).default([]),
  never: z.array(pattern).default([]),
})
export type Question = z.infer<typeof question>

/** `held-back` is for the end of a tuning: whoever tunes looks at `open` alone. */
export const halves = ['open', 'held-back'] as const
export type Half = (typeof halves)[number]

export function questionsOf(half: Half): Question[] {
  const text = readFileSync(join(import.meta.dirname, `${half}.json`), 'utf8')
  return z.array(question).parse(JSON.parse(text))
}
