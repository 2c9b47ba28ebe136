'use client'

import { useEffect } from 'react'
import { type CartCount, cacheCart } from './cart-count'

/** A page that shows the cart updates the number in the header. */
export function CartCountKeeper({ count, kind }: CartCount) {
  useEffect(() => cacheCart({ count, kind }), [count, kind])
  return null
}
