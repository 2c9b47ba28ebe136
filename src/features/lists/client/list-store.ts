import { itemsOn, type ShoppingList } from '@/domain/shopping-list'
import { limits } from '@/lib/lists/list-limits'
import type { ListEntry, Stored } from '@/lib/lists/list-schema'
import {
  type ItemChange,
  type ListItemInput,
  newList,
  sameNote,
  withChange,
  withChosen,
  withItem,
  withName,
  withNote,
  withRemoved,
  withShops,
} from '../changes'
import { changeStored, readStoredLists } from './list-storage'
import { currentEntry, hasContent, ownEntry, shownEntries, withList } from './stored-lists'
import type { SyncState } from './sync'

/** The visitor sees a message for every outcome except `done`. */
export type ListOutcome = 'done' | 'full' | 'not-stored' | 'read-only'

const stateListeners = new Set<(state: SyncState) => void>()

export function onSyncState(listener: (state: SyncState) => void): () => void {
  stateListeners.add(listener)
  return () => stateListeners.delete(listener)
}

/** Loaded after the page, which works without synchronization. */
export const loadSync = () => import('./sync')

let timer: ReturnType<typeof setTimeout> | undefined

/** Waits `delay` milliseconds after the last change. */
export function syncSoon(delay = 600): void {
  clearTimeout(timer)
  timer = setTimeout(async () => {
    const state = await loadSync().then(
      ({ syncNow }) => syncNow(),
      () => 'waiting' as const,
    )
    if (state === 'waiting' || state === 'set-aside') addEventListener('online', () => syncSoon(0), { once: true })
    for (const listener of stateListeners) listener(state)
  }, delay)
}

function change(work: (stored: Stored, now: number) => Stored): ListOutcome {
  const isStored = changeStored((stored) => work(stored, Date.now()))
  syncSoon()
  return isStored ? 'done' : 'not-stored'
}

type Adding = (list: ShoppingList, now: number) => ShoppingList

function add(adding: Adding): ListOutcome {
  const entry = currentEntry(readStoredLists())
  if (isReadOnly(entry)) return 'read-only'
  if (entry && itemsOn(adding(entry.list, Date.now())).length > limits.items) return 'full'
  return change((stored, now) => {
    const current = currentEntry(stored)
    if (current) return withList(stored, current.key, adding(current.list, now))
    const fresh = ownEntry(adding(newList(crypto.randomUUID(), '', now), now), true)
    return { ...stored, current: fresh.key, entries: [...stored.entries, fresh] }
  })
}

export const addItem = (item: ListItemInput): ListOutcome => add((list, now) => withItem(list, item, now))

export function addNote(title: string): ListOutcome {
  const note = { id: `note:${crypto.randomUUID()}`, title: title.slice(0, limits.title), details: '', price: null }
  return add((list, now) => withNote(list, note, now))
}

export function changeItem(key: string, id: string, changed: ItemChange): ListOutcome {
  return changeList(key, (list, now) => withChange(list, id, changed, now))
}

/** The item itself, or the same note with which it was joined. */
export function shownId(key: string, id: string): string {
  const list = readStoredLists().entries.find((one) => one.key === key)?.list
  const item = list?.items.find((one) => one.id === id)
  return (list && item?.removed[0] && sameNote(list, item.text[0].title)?.id) || id
}

export function chooseShops(key: string, shops: readonly string[]): ListOutcome {
  return changeList(key, (list, now) => withShops(list, shops, now))
}

export function chooseThing(key: string, note: string, thing: ListItemInput): ListOutcome {
  return changeList(key, (list, now) => withChosen(list, note, thing, now))
}

export function removeItem(id: string): ListOutcome {
  const entry = currentEntry(readStoredLists())
  return entry ? changeItem(entry.key, id, { removed: true }) : 'done'
}

export function addList(name: string): ListOutcome {
  return keepList(newList(crypto.randomUUID(), name.slice(0, limits.name), Date.now()))
}

export function keepList(list: ShoppingList): ListOutcome {
  const own = shownEntries(readStoredLists()).filter(({ share }) => !share)
  if (own.length >= limits.lists) return 'full'
  return change((stored) => {
    const entry = ownEntry(list, true)
    return { ...stored, current: entry.key, entries: [...stored.entries, entry] }
  })
}

export function renameList(key: string, name: string): ListOutcome {
  return changeList(key, (list, now) => withName(list, name.slice(0, limits.name), now))
}

export function removeList(key: string): ListOutcome {
  return changeList(key, (list, now) => withRemoved(list, true, now))
}

/** Deletes the empty list that replaced the restored one. */
export function restoreList(key: string): ListOutcome {
  changeList(key, (list, now) => withRemoved(list, false, now))
  return change((stored) => ({
    ...stored,
    current: key,
    entries: stored.entries.filter((entry) => entry.key === key || entry.dirty || hasContent(entry.list)),
  }))
}

/** A new list is sent only once it has an item. */
export function ensureList(): void {
  changeStored((stored) => {
    if (currentEntry(stored)) return stored
    const fresh = ownEntry(newList(crypto.randomUUID(), '', 0), false)
    return { ...stored, current: fresh.key, entries: [...stored.entries, fresh] }
  })
}

export function sendAnyway(key: string): void {
  changeStored((stored) => ({
    ...stored,
    entries: stored.entries.map((entry) => (entry.key === key ? { ...entry, dirty: true } : entry)),
  }))
}

export function confirmLinkEnded(key: string): void {
  changeStored((stored) => ({
    ...stored,
    entries: stored.entries.map((entry) => (entry.key === key ? { ...entry, linkEnded: false } : entry)),
  }))
}

/** A change of a list that may only be read could never be sent, and would hide here what its owner still has. */
const isReadOnly = (entry: ListEntry | undefined) => entry?.share?.mode === 'read'

function changeList(key: string, work: (list: ShoppingList, now: number) => ShoppingList): ListOutcome {
  if (isReadOnly(readStoredLists().entries.find((one) => one.key === key))) return 'read-only'
  return change((stored, now) => {
    const entry = stored.entries.find((one) => one.key === key)
    return entry ? withList(stored, key, work(entry.list, now)) : stored
  })
}

export function showList(key: string): void {
  changeStored((stored) => (stored.current === key ? stored : { ...stored, current: key }))
}
