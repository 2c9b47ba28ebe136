/** The most lists of one account. */
export const mostLists = 10

/** The most wishes of one person, on all lists together. */
export const mostWishes = 200

/** The most pieces of one thing that can be wished for. */
export const mostPieces = 20

/** Characters. */
export const longestName = 60
export const longestNote = 300

/** Days that a guest's list stays after its last change, and that what was taken off a list can be put back. */
export const guestDays = 60
export const undoDays = 30
