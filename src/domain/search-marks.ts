/** A word that says what a product is, in the search index beside the word itself: no text can contain it. */
export const headMark = (word: string) => `^${word}`

/** A word by which the official group of a product is called. */
export const groupMark = (word: string) => `@${word}`
