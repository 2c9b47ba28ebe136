import { readStored, removeStored, writeStored } from '@/lib/browser-storage'

/* Read on every page, so without the shapes and the code that keeps brochures, which are loaded when somebody is about to
   keep one. The caches are what counts; this is only what they held when they were changed last. */
const storageKey = 'broshura-kept'
const changeEvent = 'broshura-kept'

const nothing: ReadonlySet<string> = new Set()

let text: string | null = null
let ids = nothing

export function keptIds(): ReadonlySet<string> {
  const now = readStored(storageKey)
  if (now === text) return ids
  text = now
  ids = new Set(now?.split(' ').filter(Boolean))
  return ids
}

export const noKeptIds = () => nothing

/** Without storage the buttons do not know what is kept, and the page of kept brochures still does. */
export function rememberKept(kept: readonly string[]): void {
  if (kept.length > 0) writeStored(storageKey, kept.join(' '))
  else removeStored(storageKey)
  dispatchEvent(new Event(changeEvent))
}

/**
 * Fires for changes of this tab and of other tabs.
 * @returns a function that unsubscribes
 */
export function onKept(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) listener()
  }
  addEventListener('storage', onStorage)
  addEventListener(changeEvent, listener)
  return () => {
    removeEventListener('storage', onStorage)
    removeEventListener(changeEvent, listener)
  }
}
