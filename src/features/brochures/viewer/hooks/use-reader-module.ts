'use client'

import { type ComponentType, useEffect, useSyncExternalStore } from 'react'
import type { ReaderProps } from '../reader/reader'

let loaded: ComponentType<ReaderProps> | null = null
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Fetches the reader's code, once. False where it does not come (no network): the page itself can still be read. */
export async function loadReader(): Promise<boolean> {
  if (loaded) return true
  try {
    loaded = (await import('../reader/reader')).Reader
  } catch {
    return false
  }
  for (const listener of listeners) listener()
  return true
}

/** The reader once its code is there; it is fetched as soon as it is needed. */
export function useReaderModule(needed: boolean): ComponentType<ReaderProps> | null {
  useEffect(() => {
    if (needed) void loadReader()
  }, [needed])
  return useSyncExternalStore(
    subscribe,
    () => loaded,
    () => null,
  )
}
