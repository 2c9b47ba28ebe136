import { useSyncExternalStore } from 'react'
import { readStored, removeStored, writeStored } from '@/lib/browser-storage'
import { comparedIn } from '../compared'

const key = 'broshura-compare'

/** A string, because `useSyncExternalStore` needs a stable snapshot; '' where the browser forbids storage. */
const stored = (): string => readStored(key) ?? ''

function subscribe(listener: () => void): () => void {
  addEventListener(key, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(key, listener)
    removeEventListener('storage', listener)
  }
}

export const comparedSlugs = (): string[] => comparedIn(stored())

/** Storage is optional: the address holds the comparison too. */
export function setCompared(slugs: string[]): void {
  if (slugs.length > 0) writeStored(key, slugs.join('.'))
  else removeStored(key)
  dispatchEvent(new Event(key))
}

/** Empty during rendering on the server, whose HTML is the same for everybody. */
export function useCompared(): string[] {
  return comparedIn(useSyncExternalStore(subscribe, stored, () => ''))
}
