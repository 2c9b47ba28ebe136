/** A random id that opens a guest's cart; not readable by scripts. */
export const cartCookie = 'broshura-cart'

/** Pieces and kind of the cart, such as `3.guest`, for the number in the header; readable by scripts. */
export const cartCountCookie = 'broshura-cart-count'
