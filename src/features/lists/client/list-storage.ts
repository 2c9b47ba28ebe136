import { readStored, removeStored, storedKeys, writeStored } from '@/lib/browser-storage'
import { type Stored, storedSchema } from '@/lib/lists/list-schema'
import { emptyStored, mergeStored, withinLimit } from './stored-lists'

export const storageKey = 'broshura-lists'
/** Prefix of the keys for unreadable data; the time follows. */
export const quarantineKey = 'broshura-lists-aside'

/** Fires in this tab only; other tabs get the browser's own `storage` event. Carries what could not be stored. */
export const changeEvent = 'broshura-lists'

let text: string | null | undefined
let stored: Stored | null = null

/** Unreadable data is set aside before anything is written in its place. */
export function readStoredLists(): Stored {
  const now = readStored(storageKey)
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
  // Removed first: a full storage has no room for a second copy.
  removeStored(storageKey)
  writeStored(`${quarantineKey}-${Date.now()}`, broken)
  text = null
  return emptyStored()
}

export function quarantineKeys(): string[] {
  return storedKeys().filter((key) => key.startsWith(quarantineKey))
}

/**
 * Applies a change to what is stored at this moment. With a full or forbidden storage the change lasts until the page
 * is left.
 * @returns whether the change is stored
 */
export function changeStored(change: (before: Stored) => Stored): boolean {
  const next = withinLimit(change(readStoredLists()))
  if (next === stored) return true
  const isStored = write(storedSchema.parse(next))
  dispatchEvent(new CustomEvent(changeEvent, { detail: isStored ? null : next }))
  return isStored
}

function write(next: Stored): boolean {
  const before = text
  stored = next
  text = JSON.stringify(next)
  const isStored = writeStored(storageKey, text)
  if (!isStored) text = before
  return isStored
}

/** Merges what two tabs have written at the same time; the tab that notices writes the result. */
export function followOtherTabs(): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== storageKey) return
    const mine = stored
    const theirs = newValue === null ? null : parsed(newValue)
    if (mine && theirs) {
      const both = withinLimit(mergeStored(mine, theirs))
      if (JSON.stringify(both) !== newValue) write(storedSchema.parse(both))
    }
    dispatchEvent(new Event(changeEvent))
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

/**
 * Fires for changes of this tab and of other tabs.
 * @returns a function that unsubscribes
 */
export function onStored(listener: () => void): () => void {
  addEventListener(changeEvent, listener)
  return () => removeEventListener(changeEvent, listener)
}
