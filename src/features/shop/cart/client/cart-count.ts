import { cartCookieSeconds, cartCountCookie } from '../cart-cookies'

export type CartKind = 'guest' | 'account'
export type CartCount = { count: number; kind: CartKind }

const changeEvent = 'broshura-cart'
const shape = new RegExp(`(?:^|; )${cartCountCookie}=(\\d{1,6})\\.(guest|account)(?:;|$)`)

/** What the browser knows of its cart; null where it has none. */
export function cachedCart(): CartCount | null {
  const [, count, kind] = shape.exec(document.cookie) ?? []
  return count && (kind === 'guest' || kind === 'account') ? { count: Number(count), kind } : null
}

export const cachedCount = (): number => cachedCart()?.count ?? 0

/** Remembers what the server has said of the cart, for the number in the header; null forgets it. */
export function cacheCart(cart: CartCount | null): void {
  const value = cart ? `${cart.count}.${cart.kind}` : ''
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${cartCountCookie}=${value}; Path=/; SameSite=Lax; Max-Age=${cart ? cartCookieSeconds : 0}${secure}`
  dispatchEvent(new Event(changeEvent))
}

/** Calls back when the count may have changed, in this tab or, when it is looked at again, in another. */
export function onCart(listener: () => void): () => void {
  addEventListener(changeEvent, listener)
  addEventListener('pageshow', listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    removeEventListener(changeEvent, listener)
    removeEventListener('pageshow', listener)
    document.removeEventListener('visibilitychange', listener)
  }
}
