import { readableCookie } from '@/features/shop/orders/owned/client/readable-cookie'
import type { OwnerKind } from '@/features/shop/orders/owned/owned-seconds'
import { cartCountCookie } from '../cart-cookies'

export type CartCount = { count: number; kind: OwnerKind }

const cookie = readableCookie(cartCountCookie)
export const { subscribe: onCart, followPerson } = cookie

export const cachedCount = (): number => Number(cookie.read()?.text ?? 0)

export function cacheCart({ count, kind }: CartCount): void {
  cookie.write({ text: String(count), kind })
}
