'use client'

import { useEffect } from 'react'
import { keptIds } from '../client/kept-ids'

const pauseMs = 600_000

let lastLook = Number.NEGATIVE_INFINITY

/**
 * Renews what is kept when there is a connection: at the first page of a visit, when the connection comes back, and at most
 * every ten minutes besides. Who keeps nothing loads no code here.
 */
export function KeptKeeper() {
  useEffect(() => {
    const refresh = () => {
      if (keptIds().size === 0 || !navigator.onLine) return
      lastLook = performance.now()
      void import('../client/refresh-kept').then(({ refreshKept }) => refreshKept()).catch(() => undefined)
    }
    const look = () => {
      if (document.visibilityState === 'visible' && performance.now() - lastLook > pauseMs) refresh()
    }
    look()
    addEventListener('online', refresh)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('online', refresh)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return null
}
