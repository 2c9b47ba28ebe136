import { readFileSync } from 'node:fs'
import type { Locale } from '@/i18n/routing'

/** Each page is a folder of `legal/` with a text in each language. */
export const legalSlugs = [
  'gdpr',
  'privacy',
  'terms',
  'returns',
  'imprint',
  'accessibility',
  'ranking',
  'reviews',
  'complaints',
  'withdrawal-form',
] as const
export type LegalSlug = (typeof legalSlugs)[number]

/** `text` is Markdown; [brackets] mark what the operator must fill in. */
export type LegalText = { title: string; summary: string; text: string }

/** A file begins with its title as a heading; the first paragraph is the summary. */
export function legalText(slug: LegalSlug, locale: Locale): LegalText {
  const file = readFileSync(new URL(`legal/${slug}/${locale}.md`, import.meta.url), 'utf8')
  const [title = '', summary = '', ...rest] = file.trim().split('\n\n')
  return { title: title.replace(/^# /, ''), summary, text: rest.join('\n\n') }
}
