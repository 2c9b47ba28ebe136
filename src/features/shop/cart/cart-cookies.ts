/** Opens a guest's cart: a random id that no script can read. */
export const cartCookie = 'broshura-cart'

/** How many pieces are in the cart, and whether it is a guest's or an account's: `3.guest`. For the number in the header. */
export const cartCountCookie = 'broshura-cart-count'
