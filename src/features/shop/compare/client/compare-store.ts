import { useSyncExternalStore } from 'react'
import { comparedIn } from '../compared'

const key = 'broshura-compare'

/** The slugs as text, because a snapshot must stay the same; '' where the browser forbids storage. */
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

/** What this browser compares. */
export const compared = (): string[] => comparedIn(stored())

export function setCompared(slugs: string[]): void {
  try {
    if (slugs.length > 0) localStorage.setItem(key, slugs.join('.'))
    else localStorage.removeItem(key)
  } catch {
    // The address has it too.
  }
  dispatchEvent(new Event(key))
}

/** The same, followed; empty in the HTML that everybody gets. */
export function useCompared(): string[] {
  return comparedIn(useSyncExternalStore(subscribe, stored, () => ''))
}
