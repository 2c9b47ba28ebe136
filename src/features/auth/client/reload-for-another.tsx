'use client'

import { useEffect } from 'react'
import { onOtherPerson } from './auth-store'

/**
 * Reloads a page of one person that is restored from the back/forward cache, or whose person has signed out or was
 * followed by another in another tab: its forms would be sent with the cookie of the other.
 */
export function ReloadForAnother() {
  useEffect(() => {
    const reload = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload()
    }
    addEventListener('pageshow', reload)
    const stop = onOtherPerson(() => location.reload())
    return () => {
      removeEventListener('pageshow', reload)
      stop()
    }
  }, [])
  return null
}
