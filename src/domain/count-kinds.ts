/** Kinds of anonymous counts of a brochure; `found-by-search` is an opening that began from a result of our search. */
export const countKinds = ['opened', 'page-read', 'ticked', 'found-by-search'] as const
export type CountKind = (typeof countKinds)[number]
