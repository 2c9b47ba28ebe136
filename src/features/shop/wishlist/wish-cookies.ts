/** Opens a guest's wishlist: a random id that no script can read. */
export const wishlistCookie = 'broshura-wishlist'

/** Which products are wished for, as the keys of `wishKey` after each other: `0a1b2c30d4e5f6.guest`. For the hearts of cached pages. */
export const wishesCookie = 'broshura-wishes'

/** Knows the browser that has marked a gift, so that it can take that back. */
export const giverCookie = 'broshura-giver'
export const giverSeconds = 365 * 24 * 60 * 60

/** More keys would not fit into a cookie. Nobody reaches it but by signing in with several full lists of a guest. */
export const mostKeys = 500
const keyLength = 7

/** A product in seven letters: the last 36 random bits of its id. Two products have the same one time in 68 thousand million. */
export function wishKey(product: string): string {
  return Number.parseInt(product.slice(-9), 16).toString(36).padStart(keyLength, '0')
}

/** The keys in the text of the cookie. */
export function wishKeys(text: string): string[] {
  return Array.from({ length: Math.floor(text.length / keyLength) }, (_, at) =>
    text.slice(at * keyLength, (at + 1) * keyLength),
  )
}
