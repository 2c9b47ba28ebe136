'use client'

import { type ComponentType, useEffect, useSyncExternalStore } from 'react'
import type { ReaderProps } from '../reader/reader'

let loaded: ComponentType<ReaderProps> | null = null
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Fetches the reader's code, once. */
export async function loadReader(): Promise<void> {
  if (loaded) return
  loaded = (await import('../reader/reader')).Reader
  for (const listener of listeners) listener()
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
