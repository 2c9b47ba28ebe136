import { itemsOn, mergeLists, type ShoppingList, sameList } from '@/domain/shopping-list'
import { firstListId } from '@/lib/lists/list-limits'
import type { Entry, Stored } from '@/lib/lists/list-schema'
import { newList } from '../changes'

/** What a browser has that knows of no list yet: the first one, empty. It began at 0, so any other copy is later. */
export function emptyStored(epoch = 0): Stored {
  return {
    version: 1,
    epoch,
    owner: null,
    current: firstListId,
    entries: [ownEntry(newList(firstListId, '', 0), false)],
  }
}

export function ownEntry(list: ShoppingList, dirty: boolean): Entry {
  return { key: list.id, list, revision: 0, dirty, share: null }
}

/** The lists that are shown: by their names, the own ones first. */
export function shownEntries({ entries }: Stored): Entry[] {
  const shown = entries
    .filter(({ list }) => !list.removed[0])
    .sort(({ list: a }, { list: b }) => a.name[0].localeCompare(b.name[0]))
  return [...shown.filter(({ share }) => !share), ...shown.filter(({ share }) => share)]
}

/** The list that is shown: the chosen one, else the first. */
export function currentEntry(stored: Stored): Entry | undefined {
  const shown = shownEntries(stored)
  return shown.find(({ key }) => key === stored.current) ?? shown[0]
}

/** The stored state with another copy of one list; whatever differs has to be sent. */
export function withList(stored: Stored, key: string, list: ShoppingList): Stored {
  return {
    ...stored,
    entries: stored.entries.map((entry) =>
      entry.key === key && !sameList(entry.list, list) ? { ...entry, list, dirty: true } : entry,
    ),
  }
}

/**
 * Merges what two tabs have written at the same time. After everything was replaced (signing in or out) only the newer state counts,
 * so that a list of an account does not come back from another tab.
 */
export function mergeStored(one: Stored, other: Stored): Stored {
  if (one.epoch !== other.epoch) return one.epoch > other.epoch ? one : other
  const entries = new Map(one.entries.map((entry) => [entry.key, entry]))
  for (const entry of other.entries) {
    const known = entries.get(entry.key)
    entries.set(entry.key, known ? mergeEntries(known, entry) : entry)
  }
  // In one order, so that two tabs that join the same come to the same.
  return { ...other, entries: [...entries.values()].sort((a, b) => (a.key < b.key ? -1 : 1)) }
}

function mergeEntries(one: Entry, other: Entry): Entry {
  const list = mergeLists(one.list, other.list)
  const newer = one.revision > other.revision ? one : other
  const known = !newer.dirty && sameList(list, newer.list)
  return { ...newer, list, dirty: !known }
}

/** An entry joined with what the server has answered. */
export function withAnswer(entry: Entry, list: ShoppingList, revision: number): Entry {
  const merged = mergeLists(entry.list, list)
  return { ...entry, list: merged, revision, dirty: !sameList(merged, list) }
}

/** The stored state without someone else's list, for all tabs. */
export function withoutShared(stored: Stored, key: string, now: number): Stored {
  const entries = stored.entries.filter((entry) => entry.key !== key)
  return { ...stored, epoch: Math.max(now, stored.epoch + 1), entries }
}

/** Whether anybody would miss the list. */
export function hasContent({ items, name }: ShoppingList): boolean {
  return items.length > 0 || name[0] !== ''
}

/**
 * The lists of a browser become those of an account. A list that the account has removed is not removed by that here: what
 * was written since gets a list of its own.
 */
export function mergeIntoAccount(
  stored: Stored,
  owner: string,
  account: Entry[],
  epoch: number,
  newId: () => string,
): Stored {
  const entries = new Map(account.map((entry) => [entry.key, entry]))
  let current = stored.current
  for (const { key, list, share } of stored.entries) {
    if (share) {
      const same = entries.get(key)
      entries.set(key, { key, list: same ? mergeLists(same.list, list) : list, share, revision: 0, dirty: true })
      continue
    }
    if (list.removed[0] || !hasContent(list)) continue
    const known = entries.get(key)
    const free = known?.list.removed[0] ? { ...list, id: newId() } : list
    if (known && free === list) entries.set(key, { ...withAnswer(known, list, known.revision), dirty: true })
    else entries.set(free.id, ownEntry(free, true))
    if (current === key) current = free.id
  }
  const first = entries.size > 0 ? [...entries.values()] : emptyStored().entries
  return { version: 1, epoch, owner, current, entries: first }
}

/** The ids of the items on the current list. */
export function idsOn(stored: Stored): ReadonlySet<string> {
  const entry = currentEntry(stored)
  return new Set(entry ? itemsOn(entry.list).map(({ id }) => id) : [])
}
