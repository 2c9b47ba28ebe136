'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Stored } from '../schema'
import { followOtherTabs, onStored, readStored } from './list-storage'
import { onSyncState, syncSoon } from './list-store'
import type { SyncState } from './sync'

const everyMs = 20_000

/** The lists of this browser; null while the page is still the one that everybody gets. */
export function useStored(): Stored | null {
  useEffect(followOtherTabs, [])
  return useSyncExternalStore(onStored, readStored, () => null)
}

/** Synchronizes the lists with the server while the page is visible. */
export function useSyncState(): SyncState {
  const [state, setState] = useState<SyncState>('idle')
  useEffect(() => {
    const stop = onSyncState(setState)
    const look = () => {
      if (document.visibilityState === 'visible') syncSoon(0)
    }
    const timer = setInterval(look, everyMs)
    document.addEventListener('visibilitychange', look)
    addEventListener('online', look)
    look()
    return () => {
      stop()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      removeEventListener('online', look)
    }
  }, [])
  return state
}
