'use client'

import { useEffect } from 'react'
import { type CartCount, cacheCart } from './cart-count'

/** A page that shows the cart tells the header how many pieces are in it. */
export function CartCountKeeper({ count, kind }: CartCount) {
  useEffect(() => cacheCart({ count, kind }), [count, kind])
  return null
}
