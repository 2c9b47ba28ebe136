'use client'

import { useEffect } from 'react'
import { onAuthEvent } from '@/features/account/auth/client/auth-store'

/** Reloads an account page that comes from the back/forward cache, or whose owner signed out in another tab. */
export function FreshOnReturn() {
  useEffect(() => {
    const reload = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload()
    }
    addEventListener('pageshow', reload)
    const stop = onAuthEvent((event) => {
      if (event === 'SIGNED_OUT') location.reload()
    })
    return () => {
      removeEventListener('pageshow', reload)
      stop()
    }
  }, [])
  return null
}
