import { useSyncExternalStore } from 'react'
import { readStored, removeStored, writeStored } from './browser-storage'

/**
 * A text in the browser's lasting storage that parts of a page show and follow, also when another tab changes it; '' where
 * nothing is stored. Whoever cannot import this hears of changes by an event on `window` named like the key.
 */
export function storedText(key: string) {
  /** A string, because `useSyncExternalStore` needs a stable snapshot. */
  const read = (): string => readStored(key) ?? ''
  const subscribe = (listener: () => void) => {
    addEventListener(key, listener)
    addEventListener('storage', listener)
    return () => {
      removeEventListener(key, listener)
      removeEventListener('storage', listener)
    }
  }
  return {
    read,
    /** @returns false where the browser stores nothing */
    write(text: string): boolean {
      if (text === '') removeStored(key)
      const isDone = text === '' || writeStored(key, text)
      dispatchEvent(new Event(key))
      return isDone
    },
    /** '' during rendering on the server, whose HTML is the same for everybody. */
    useText: (): string => useSyncExternalStore(subscribe, read, () => ''),
  }
}
