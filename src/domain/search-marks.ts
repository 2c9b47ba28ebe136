/** Marks a word that says what a product is, in the search index beside the plain word. No text can contain the mark. */
export const headMark = (word: string) => `^${word}`

/** Marks a word of a group's name that says what its goods are made of, not what they are. */
export const attributeMark = (word: string) => `-${word}`

/** The official group of a product, by its number. */
export const groupMark = (group: number) => `@${group}`

/** A chain of the price data that sells a product, by its number. */
export const chainMark = (chain: number) => `~${chain}`

/** Marks a word for what a product does not have: `без захар`. */
export const freeOfMark = (word: string) => `!${word}`

export const isFreeOfMark = (word: string) => word.startsWith('!')
