export const places = ['local', 'session', 'cookie', 'cache'] as const

/** Where a browser keeps something. */
export type Place = (typeof places)[number]

type StoragePatterns = Record<Place, RegExp | null>

const noStorage: StoragePatterns = { local: null, session: null, cookie: null, cache: null }

/**
 * What this site keeps in a browser, by what it is for. None of it needs consent: each is what the visitor has asked for
 * (ePrivacy directive, article 5(3)). The privacy centre shows what fits nowhere as "other", and a test sees to it that
 * nothing does.
 */
export const storedItemPatterns = {
  language: { ...noStorage, cookie: /^NEXT_LOCALE$/ },
  theme: { ...noStorage, local: /^theme$/ },
  list: { ...noStorage, local: /^broshura-lists?(?:-|$)/, cache: /^broshura-list-/ },
  follows: { ...noStorage, local: /^follows$/ },
  cart: { ...noStorage, cookie: /^broshura-cart(?:-count)?$/ },
  wishlist: { ...noStorage, cookie: /^broshura-(?:wishlist|wishes|giver)$/ },
  compare: { ...noStorage, local: /^broshura-compare$/ },
  reading: { ...noStorage, local: /^broshura_last_pages$/ },
  seen: { ...noStorage, local: /^broshura_seen_products$/ },
  embeds: { ...noStorage, local: /^broshura-embeds$/ },
  account: {
    ...noStorage,
    local: /^(?:auth_user|auth_session|redirectAfterLogin|admin_role_test)$/,
    cookie: /^(?:broshura-(?:session|signed-in|device|challenge|recovery|awaited)\b|payload-)/,
  },
  release: { ...noStorage, session: /^chunkErrorReload$/ },
} as const satisfies Record<string, StoragePatterns>

export const storedItemNames = [
  'language',
  'theme',
  'list',
  'follows',
  'cart',
  'wishlist',
  'compare',
  'reading',
  'seen',
  'embeds',
  'account',
  'release',
] as const
export type StoredItemName = (typeof storedItemNames)[number]

/** One entry of a browser: its name, and its value where a script may read it. */
export type Entry = { place: Place; name: string; value: string | null }

/** What an entry is for; `other` when no page of ours knows. */
export function storedItemOf({ place, name }: Pick<Entry, 'place' | 'name'>): StoredItemName | 'other' {
  return storedItemNames.find((item) => storedItemPatterns[item][place]?.test(name)) ?? 'other'
}
