/** A random id that opens a guest's wishlist; not readable by scripts. */
export const wishlistCookie = 'broshura-wishlist'

/** The joined keys (`wishKey`) of all wishes, such as `0a1b2c30d4e5f6.guest`, for the hearts of cached pages. */
export const wishesCookie = 'broshura-wishes'

export const giverCookie = 'broshura-giver'
export const giverSeconds = 365 * 24 * 60 * 60

/** A cookie holds no more keys; only signing in with several full lists of guests exceeds them. */
export const mostKeys = 500
const keyLength = 7

/** The last 36 random bits of an id in seven letters: two products share a key once in 68 thousand million. */
export function wishKey(product: string): string {
  return Number.parseInt(product.slice(-9), 16).toString(36).padStart(keyLength, '0')
}

export function wishKeys(text: string): string[] {
  return Array.from({ length: Math.floor(text.length / keyLength) }, (_, at) =>
    text.slice(at * keyLength, (at + 1) * keyLength),
  )
}
