import { dropTombstones, itemsOn, type ShoppingList, sameList } from '@/domain/shopping-list'
import { firstListId, mostEntries } from '@/lib/lists/list-limits'
import type { ListEntry, Stored } from '@/lib/lists/list-schema'
import { newList, withMerged } from '../changes'

/** The first state of a browser: one empty list. Epoch 0 makes every other copy the newer one. */
export function emptyStored(epoch = 0): Stored {
  return {
    version: 1,
    epoch,
    owner: null,
    current: firstListId,
    entries: [ownEntry(newList(firstListId, '', 0), false)],
  }
}

export function ownEntry(list: ShoppingList, dirty: boolean): ListEntry {
  return { key: list.id, list, revision: 0, dirty, share: null }
}

export function shownEntries({ entries }: Stored): ListEntry[] {
  const shown = entries
    .filter(({ list }) => !list.removed[0])
    .sort(({ list: a }, { list: b }) => a.name[0].localeCompare(b.name[0]))
  return [...shown.filter(({ share }) => !share), ...shown.filter(({ share }) => share)]
}

export function currentEntry(stored: Stored): ListEntry | undefined {
  const shown = shownEntries(stored)
  return shown.find(({ key }) => key === stored.current) ?? shown[0]
}

/** A list that differs is marked to be sent. Items removed long ago are forgotten: else they would fill it. */
export function withList(stored: Stored, key: string, list: ShoppingList): Stored {
  const kept = dropTombstones(list)
  return {
    ...stored,
    entries: stored.entries.map((entry) =>
      entry.key === key && !sameList(entry.list, kept) ? { ...entry, list: kept, dirty: true } : entry,
    ),
  }
}

/**
 * Merges what two tabs have written at the same time. After everything was replaced (signing in or out) only the newer
 * epoch counts, so that a list of an account does not come back from another tab.
 */
export function mergeStored(one: Stored, other: Stored): Stored {
  if (one.epoch !== other.epoch) return one.epoch > other.epoch ? one : other
  const entries = new Map(one.entries.map((entry) => [entry.key, entry]))
  for (const entry of other.entries) {
    const known = entries.get(entry.key)
    entries.set(entry.key, known ? mergeEntries(known, entry) : entry)
  }
  // Sorted, so that two tabs with the same merge write the same text.
  return { ...other, entries: [...entries.values()].sort((a, b) => (a.key < b.key ? -1 : 1)) }
}

function mergeEntries(one: ListEntry, other: ListEntry): ListEntry {
  const list = withMerged(one.list, other.list)
  const newer = one.revision > other.revision ? one : other
  const known = !newer.dirty && sameList(list, newer.list)
  return { ...newer, list, dirty: !known }
}

/**
 * Forgets the lists that were removed first where there are more than can be stored. A removal that an account has not
 * heard of is kept, and so is that of the first list, which the server tells every device that has forgotten it.
 */
export function withinLimit(stored: Stored): Stored {
  const { entries, owner } = stored
  if (entries.length <= mostEntries) return stored
  const old = entries
    .filter(({ key, list, dirty }) => list.removed[0] && key !== firstListId && !(dirty && owner !== null))
    .sort((one, other) => one.list.removed[1] - other.list.removed[1])
    .slice(0, entries.length - mostEntries)
  const forgotten = new Set(old)
  return { ...stored, entries: entries.filter((entry) => !forgotten.has(entry)) }
}

export function withAnswer(entry: ListEntry, list: ShoppingList, revision: number): ListEntry {
  const merged = withMerged(entry.list, list)
  // Items joined into a read-only list can never be sent.
  return { ...entry, list: merged, revision, dirty: entry.share?.mode !== 'read' && !sameList(merged, list) }
}

/** Raises the epoch, so that other tabs drop the list too. */
export function withoutShared(stored: Stored, key: string, now: number): Stored {
  const entries = stored.entries.filter((entry) => entry.key !== key)
  return { ...stored, epoch: Math.max(now, stored.epoch + 1), entries }
}

export function hasContent({ items, name }: ShoppingList): boolean {
  return items.length > 0 || name[0] !== ''
}

/**
 * The lists of a browser become those of an account. A list that the account has deleted stays deleted; what was
 * written here since gets a list of its own.
 */
export function mergeIntoAccount(
  stored: Stored,
  { owner, entries: account, epoch }: { owner: string; entries: ListEntry[]; epoch: number },
  newId: () => string,
): Stored {
  const entries = new Map(account.map((entry) => [entry.key, entry]))
  let current = stored.current
  for (const { key, list, share } of stored.entries) {
    if (share) {
      const same = entries.get(key)
      entries.set(key, { key, list: same ? withMerged(same.list, list) : list, share, revision: 0, dirty: true })
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

export function idsOn(stored: Stored): ReadonlySet<string> {
  const entry = currentEntry(stored)
  return new Set(entry ? itemsOn(entry.list).map(({ id }) => id) : [])
}
