import { useSyncExternalStore } from 'react'
import { comparedIn } from '../compared'

const key = 'broshura-compare'

/** A string, because `useSyncExternalStore` needs a stable snapshot; '' where the browser forbids storage. */
function stored(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function subscribe(listener: () => void): () => void {
  addEventListener(key, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(key, listener)
    removeEventListener('storage', listener)
  }
}

export const comparedSlugs = (): string[] => comparedIn(stored())

export function setCompared(slugs: string[]): void {
  try {
    if (slugs.length > 0) localStorage.setItem(key, slugs.join('.'))
    else localStorage.removeItem(key)
  } catch {
    // Storage is optional: the address holds the comparison too.
  }
  dispatchEvent(new Event(key))
}

/** Empty during rendering on the server, whose HTML is the same for everybody. */
export function useCompared(): string[] {
  return comparedIn(useSyncExternalStore(subscribe, stored, () => ''))
}
