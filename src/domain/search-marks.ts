/** A word that says what a product is, in the search index beside the word itself: no text can contain it. */
export const headMark = (word: string) => `^${word}`

/** The official group of a product, by its number. */
export const groupMark = (group: number) => `@${group}`
