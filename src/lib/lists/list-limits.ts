/** The server accepts more than a browser stores, so that merging two full lists loses nothing. */
export const limits = {
  items: 200,
  /** Includes items remembered as removed. */
  mergedItems: 1_000,
  lists: 20,
  /** Without removed ones. */
  mergedLists: 100,
  /** Of an account; the oldest are deleted beyond it. */
  removedLists: 200,
  title: 200,
  details: 200,
  /** Per request. */
  pricedNotes: 40,
  name: 60,
  quantity: 99,
  /** Chosen shops of a list. */
  shops: 200,
  shares: 10,
  /** Characters of a link that contains a list; messengers and browsers still pass on this length. */
  copyText: 8_000,
  /** Bytes that such a link may decompress to. */
  copyBytes: 200_000,
} as const

/** The same id on every device, so that first lists are merged. */
export const firstListId = 'main'

/** The lists of an account, and as many that were removed. */
export const mostEntries = 2 * limits.mergedLists
