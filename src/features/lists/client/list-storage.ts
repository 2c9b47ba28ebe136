import { type Stored, storedSchema } from '@/lib/lists/list-schema'
import { emptyStored, mergeStored } from './stored-lists'

export const storageKey = 'broshura-lists'
/** The prefix of keys for data that could not be read; the time follows. */
export const quarantineKey = 'broshura-lists-aside'

/** Fires in this tab whenever the lists have changed; other tabs get the browser's own `storage` event. */
export const changeEvent = 'broshura-lists'

let text: string | null | undefined
let stored: Stored | null = null

/** The lists of this browser. Unreadable data is set aside before anything is written in its place. */
export function readStored(): Stored {
  const now = localStorage.getItem(storageKey)
  if (stored && now === text) return stored
  text = now
  stored = now === null ? emptyStored() : (parsed(now) ?? quarantine(now))
  return stored
}

function parsed(found: string): Stored | null {
  try {
    return storedSchema.parse(JSON.parse(found))
  } catch {
    return null
  }
}

function quarantine(broken: string): Stored {
  localStorage.setItem(`${quarantineKey}-${Date.now()}`, broken)
  localStorage.removeItem(storageKey)
  text = null
  return emptyStored()
}

/** The names under which unreadable lists are stored. */
export function quarantineKeys(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(quarantineKey))
}

/**
 * Changes the lists of this browser, from what is stored at this moment. Where nothing can be stored (a full or forbidden
 * storage) the change is there until the page is left.
 * @returns whether it is stored
 */
export function changeStored(change: (before: Stored) => Stored): boolean {
  const next = change(readStored())
  if (next === stored) return true
  const isStored = write(storedSchema.parse(next))
  dispatchEvent(new Event(changeEvent))
  return isStored
}

function write(next: Stored): boolean {
  const before = text
  stored = next
  text = JSON.stringify(next)
  try {
    localStorage.setItem(storageKey, text)
    return true
  } catch {
    text = before
    return false
  }
}

/** Listens to other tabs: what two have written at the same time is merged, and written again by the tab that notices. */
export function followOtherTabs(): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== storageKey) return
    const mine = stored
    const theirs = newValue === null ? null : parsed(newValue)
    if (mine && theirs) {
      const both = mergeStored(mine, theirs)
      if (JSON.stringify(both) !== newValue) write(storedSchema.parse(both))
    }
    dispatchEvent(new Event(changeEvent))
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

/** Calls back at every change, of this tab or another. @returns a function that unsubscribes */
export function onStored(listener: () => void): () => void {
  addEventListener(changeEvent, listener)
  return () => removeEventListener(changeEvent, listener)
}
