import { readStored } from '@/lib/browser-storage'
import type { Stored } from '@/lib/lists/list-schema'
import { idsOn } from './stored-lists'

/* Read on every page, so without the schema and the code that changes lists, which are loaded when something is
   ticked. The keys repeat those of list-storage.ts, which must not be loaded here. */
const storageKey = 'broshura-lists'
const changeEvent = 'broshura-lists'
const setAsideKey = 'broshura-lists-set-aside'

const nothing: ReadonlySet<string> = new Set()

let text: string | null = null
let ids = nothing
let owner: string | null = null

/** Only checks the version: the schema is too heavy for every page. Other errors fail below and count as empty. */
function isStored(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && 'version' in value && value.version === 1
}

function look(): void {
  const now = readStored(storageKey)
  if (now === text) return
  text = now
  ids = nothing
  owner = null
  try {
    const stored: unknown = JSON.parse(now ?? 'null')
    if (!isStored(stored)) return
    ids = idsOn(stored)
    owner = stored.owner
  } catch {
    // The page of the list reports unreadable data.
  }
}

/** Without storage a change lasts as long as the page, and comes with its event. */
function take(event: Event): void {
  const changed: unknown = event instanceof CustomEvent ? event.detail : null
  if (!isStored(changed)) return
  text = readStored(storageKey)
  ids = idsOn(changed)
  owner = changed.owner
}

export function tickedIds(): ReadonlySet<string> {
  look()
  return ids
}

export function listOwner(): string | null {
  look()
  return owner
}

export const hasQuarantined = () => readStored(setAsideKey) !== null

export const noIds = () => nothing

/**
 * Fires for changes of this tab and of other tabs.
 * @returns a function that unsubscribes
 */
export function onLists(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) listener()
  }
  const onChange = (event: Event) => {
    take(event)
    listener()
  }
  addEventListener('storage', onStorage)
  addEventListener(changeEvent, onChange)
  return () => {
    removeEventListener('storage', onStorage)
    removeEventListener(changeEvent, onChange)
  }
}
