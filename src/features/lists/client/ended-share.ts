import { mergeLists, type ShoppingList, sameList } from '@/domain/shopping-list'
import type { Entry, Stored } from '../schema'
import { ownEntry, withoutShared } from './stored-lists'

/** How much of the token the id of the list that remains shows: too little to guess the rest. */
const shownOfToken = 22

/**
 * Somebody else's list whose link was ended: what this browser last had of it, with what was typed here, becomes an own list.
 * Each browser of one person gives it the same id, so they have it once. If an own list has everything on it, that one is shown.
 */
export function withEndedShare(stored: Stored, key: string, now: number): Stored {
  const ended = stored.entries.find((entry) => entry.key === key)
  if (!ended?.share) return stored
  const without = withoutShared(stored, key, now)
  const list = { ...ended.list, id: `shared-${ended.share.token.slice(0, shownOfToken)}` }
  const remains = remainsOf(without.entries, list)
  return {
    ...without,
    current: stored.current === key ? remains.key : stored.current,
    entries: [...without.entries.filter((entry) => entry.key !== remains.key), remains],
  }
}

/** The entry that has what was on the list. */
function remainsOf(entries: Entry[], list: ShoppingList): Entry {
  const own = entries.filter(({ share }) => !share)
  const known = own.find((entry) => hasAllOf(entry.list, list))
  if (known) return known
  const earlier = own.find(({ key }) => key === list.id)
  return earlier
    ? { ...earlier, list: mergeLists(earlier.list, list), dirty: true, linkEnded: true }
    : { ...ownEntry(list, true), linkEnded: true }
}

function hasAllOf(own: ShoppingList, list: ShoppingList): boolean {
  return !own.removed[0] && sameList(mergeLists(own, list), mergeLists(own, own))
}
