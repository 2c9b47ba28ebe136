export const followKinds = ['shop', 'category', 'word', 'product'] as const
export type FollowKind = (typeof followKinds)[number]

/** What is followed: the slug of a shop, category or product, or a word as it was typed. */
export type Subject = { kind: FollowKind; value: string }

/** `name` is what it was called when it was chosen; the target price, of a product alone, is in euro cents. */
export type Follow = Subject & { id: string; name: string; targetCents: number | null; mails: boolean }

/** What is kept in a browser without an account. */
export type LocalFollow = Subject & { name: string; targetCents: number | null }

const paths: Record<FollowKind, (value: string) => string> = {
  shop: (value) => `/r/${value}`,
  category: (value) => `/c/${value}`,
  word: (value) => `/search?q=${encodeURIComponent(value)}`,
  product: (value) => `/prices/${value}`,
}

/** The path of the page of a subject, without language prefix. */
export function pathOf({ kind, value }: Subject): string {
  return paths[kind](value)
}
