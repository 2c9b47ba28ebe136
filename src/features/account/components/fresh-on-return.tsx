'use client'

import { useEffect } from 'react'
import { onAuthEvent } from '@/features/auth/client/auth-store'

/** A page of the account that a browser kept whole is asked for again, and so is one whose owner signed out elsewhere. */
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
