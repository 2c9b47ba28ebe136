export const namedKinds = ['retailer', 'category'] as const

/** Kinds of documents in the search index; offers and products have tables of their own. */
export const indexedKinds = ['brochure', 'page', 'goods', 'post', ...namedKinds] as const
export type IndexedKind = (typeof indexedKinds)[number]
