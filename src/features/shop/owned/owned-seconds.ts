/** As long as the cart and the wishlist of a guest are stored: 60 days. */
export const ownedSeconds = 60 * 24 * 60 * 60

export type OwnerKind = 'guest' | 'account'
