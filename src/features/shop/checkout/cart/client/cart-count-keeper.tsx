'use client'

import { useEffect } from 'react'
import { type CartCount, cacheCart } from './cart-count'

export function CartCountKeeper({ count, kind }: CartCount) {
  useEffect(() => cacheCart({ count, kind }), [count, kind])
  return null
}
