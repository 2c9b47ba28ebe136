export const places = ['local', 'session', 'cookie', 'cache'] as const

export type StoragePlace = (typeof places)[number]

export const storedItemNames = [
  'language',
  'theme',
  'town',
  'list',
  'kept',
  'offline',
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

/**
 * Names of the entries stored in a browser, by purpose; `*` stands for the rest of a name. None needs consent, as the
 * visitor asked for each (ePrivacy directive, article 5(3)). The privacy centre and policy list all of them, and tests
 * find missing ones.
 */
export const storedNames: Record<StoredItemName, Partial<Record<StoragePlace, readonly string[]>>> = {
  language: { cookie: ['NEXT_LOCALE'] },
  theme: { local: ['theme'] },
  town: { local: ['broshura-town'] },
  list: {
    local: [
      'broshura-lists',
      'broshura-list-prices',
      'broshura-lists-aside-*',
      'broshura-lists-set-aside',
      'broshura-lists-unsent-*',
    ],
    cache: ['broshura-list-*'],
  },
  kept: { local: ['broshura-kept'], cache: ['broshura-kept-*'] },
  offline: { cache: ['broshura-offline-*'] },
  follows: { local: ['follows', 'mine'] },
  cart: { cookie: ['broshura-cart', 'broshura-cart-count'] },
  wishlist: { cookie: ['broshura-wishlist', 'broshura-wishes', 'broshura-giver'] },
  compare: { local: ['broshura-compare'] },
  reading: { local: ['broshura_last_pages'] },
  seen: { local: ['broshura_seen_products'] },
  embeds: { local: ['broshura-embeds'] },
  account: {
    cookie: [
      'broshura-session',
      'broshura-session.*',
      'broshura-session-code-verifier',
      'broshura-signed-in',
      'broshura-device',
      'broshura-awaited',
      'broshura-recovery',
      'broshura-proof',
      'broshura-challenge',
      'payload-*',
    ],
    local: ['auth_user', 'auth_session', 'redirectAfterLogin', 'admin_role_test'],
  },
  release: { session: ['chunkErrorReload'] },
}

/** `value` is null when scripts cannot read it. */
export type StoredEntry = { place: StoragePlace; name: string; value: string | null }

/** `other` when the name is unknown. */
export function storedItemOf({ place, name }: Pick<StoredEntry, 'place' | 'name'>): StoredItemName | 'other' {
  const isNamed = (known: string) => (known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known)
  return storedItemNames.find((item) => storedNames[item][place]?.some(isNamed)) ?? 'other'
}
