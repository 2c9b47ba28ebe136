import { foreignLang } from '@/i18n/foreign-lang'
import { defaultLocale, type Locale } from '@/i18n/routing'

export const followKinds = ['shop', 'category', 'word', 'product'] as const
export type FollowKind = (typeof followKinds)[number]

/** `value` is the slug of a shop, category or product, or the typed word. */
export type Subject = { kind: FollowKind; value: string }

/** `name` of a product is the name at the time of following; the target price, of products only, is in euro cents. */
export type Follow = Subject & { id: string; name: string; targetCents: number | null; mails: boolean }

export type LocalFollow = Subject & { name: string; targetCents: number | null }

/** Products have a Bulgarian name alone; others are proper names, typed words or in the visitor’s language. */
export function langOfName({ kind }: Pick<Subject, 'kind'>, locale: Locale): Locale | undefined {
  return kind === 'product' ? foreignLang({ lang: defaultLocale }, locale) : undefined
}

const paths: Record<FollowKind, (value: string) => string> = {
  shop: (value) => `/r/${value}`,
  category: (value) => `/c/${value}`,
  word: (value) => `/search?q=${encodeURIComponent(value)}`,
  product: (value) => `/prices/${value}`,
}

export function pathOf({ kind, value }: Subject): string {
  return paths[kind](value)
}
