/** The limits of a list. The server accepts more than a browser does, so that merging two full lists loses nothing. */
export const limits = {
  /** Items that a browser lets stand on a list. */
  items: 200,
  /** Items of a merged list, those that are remembered as removed included. */
  mergedItems: 1_000,
  /** Lists of one browser or account. */
  lists: 20,
  mergedLists: 100,
  title: 200,
  details: 200,
  /** Notes whose prices are asked for at once. */
  pricedNotes: 40,
  name: 60,
  quantity: 99,
  /** Links to one list. */
  shares: 10,
  /** Letters of a link that carries a list: what messengers and browsers still pass on. */
  copyText: 8_000,
  /** Bytes that such a link may unpack to. */
  copyBytes: 200_000,
} as const

/** The list that everybody begins with: the same on every device, so that two of them become one. */
export const firstListId = 'main'
