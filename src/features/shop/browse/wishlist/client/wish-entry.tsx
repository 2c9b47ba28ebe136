'use client'

import { Heart } from 'lucide-react'
import { useEffect } from 'react'
import { IconLink, IconWithCount } from '@/design/icon-button'
import { followWisher, useWishCount } from './wish-state'

export function WishEntry({ href, label }: { href: string; label: string }) {
  const count = useWishCount()
  useEffect(followWisher, [])
  return (
    <IconLink href={href} label={count > 0 ? `${label}: ${count}` : label} className="max-md:hidden">
      <IconWithCount count={count} testId="wish-count">
        <Heart size={20} strokeWidth={1.8} />
      </IconWithCount>
    </IconLink>
  )
}
