'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect } from 'react'

export function RoutePreloads() {
  const { prefetch } = useRouter()
  const pathname = usePathname()
  useEffect(() => {
    let stop: (() => void) | undefined
    let gone = false
    const start = async () => {
      const { preloadInView } = await import('../preload-in-view')
      if (!gone) stop = preloadInView(pathname, prefetch)
    }
    const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(start) : start())
    if (document.readyState === 'complete') whenIdle()
    else addEventListener('load', whenIdle, { once: true })
    return () => {
      gone = true
      stop?.()
    }
  }, [prefetch, pathname])
  return null
}
