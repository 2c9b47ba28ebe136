export const mostLists = 10

/** Over all lists of a person. */
export const mostWishes = 200

export const mostPieces = 20

/** Characters. */
export const longestWishName = 60
export const longestNote = 300

/** Days that a guest's list is kept after its last change; `undoDays` that a removed wish can be restored. */
export const guestDays = 60
export const undoDays = 30
