import { clampTimestamps, type ShoppingList, sameList } from '@/domain/shopping-list'
import { type ListEntry, type Stored, sharedAnswer, syncAnswer } from '@/lib/lists/list-schema'
import { withMerged } from '../changes'
import { ListFailure, requestLists } from './list-api'
import { hasQuarantined } from './list-ids'
import { changeStored, readStoredLists } from './list-storage'
import { sendQuarantined } from './quarantine'
import { ownEntry, withAnswer, withoutShared } from './stored-lists'

/** Characters of the token in the id of the remaining list: too few to guess the rest. */
const shownOfToken = 22

/**
 * A shared list whose link was ended becomes an own list with its last state. The id is derived from the token, so that
 * all browsers of a person make one list. If an own list already has all items, that list is shown instead.
 */
function withEndedShare(stored: Stored, key: string, now: number): Stored {
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

function remainsOf(entries: ListEntry[], list: ShoppingList): ListEntry {
  const own = entries.filter(({ share }) => !share)
  const known = own.find((entry) => hasAllOf(entry.list, list))
  if (known) return known
  const earlier = own.find(({ key }) => key === list.id)
  return earlier
    ? { ...earlier, list: withMerged(earlier.list, list), dirty: true, linkEnded: true }
    : { ...ownEntry(list, true), linkEnded: true }
}

function hasAllOf(own: ShoppingList, list: ShoppingList): boolean {
  return !own.removed[0] && sameList(withMerged(own, list), withMerged(own, own))
}

/**
 * `waiting`: changes are sent when there is a connection; `set-aside`: these are changes of shared lists from before a
 * sign-out.
 */
export type SyncState = 'idle' | 'waiting' | 'set-aside' | 'refused'

let running: Promise<SyncState> | null = null
let again = false

/** One run at a time; requests meanwhile cause one more run. */
export function syncNow(): Promise<SyncState> {
  if (running) again = true
  running ??= untilDone().finally(() => {
    running = null
  })
  return running
}

async function untilDone(): Promise<SyncState> {
  again = false
  const state = await syncAll()
  return again ? untilDone() : state
}

async function syncAll(): Promise<SyncState> {
  try {
    const outcomes: boolean[] = []
    if (readStoredLists().owner) await unlessTooOften(() => syncOwn(outcomes))
    await unlessTooOften(() => syncAllShared(outcomes))
    await unlessTooOften(sendQuarantined)
    if (hasQuarantined()) return 'set-aside'
    return outcomes.includes(false) ? 'refused' : 'idle'
  } catch (error) {
    if (!(error instanceof ListFailure)) throw error
    return hasQuarantined() ? 'set-aside' : 'waiting'
  }
}

/**
 * Own lists, shared ones and those that were set aside have limits of their own: where one is reached, the others go on.
 * The rest is sent at a later turn. This is no lack of a connection, so that nobody is told of one.
 */
async function unlessTooOften(sync: () => Promise<void>): Promise<void> {
  try {
    await sync()
  } catch (error) {
    if (!(error instanceof ListFailure) || error.status !== 429) throw error
  }
}

/** False where the server refuses a list, which a retry would not change; the other lists are synchronized all the same. */
async function isTaken(sync: () => Promise<void>): Promise<boolean> {
  try {
    await sync()
    return true
  } catch (error) {
    if (error instanceof ListFailure && (error.status === 413 || error.status === 422)) return false
    throw error
  }
}

/** Adds whether each list was taken. */
async function syncOwn(outcomes: boolean[]): Promise<void> {
  const dirty = readStoredLists().entries.filter((entry) => entry.dirty && !entry.share)
  // One after the other: all full lists together would be too long for one request.
  for (const { list } of dirty) outcomes.push(await isTaken(() => send([list])))
  // The answer to a list that is taken has the changes of other devices too.
  if (!outcomes.includes(true)) await send([])
}

async function syncAllShared(outcomes: boolean[]): Promise<void> {
  for (const { key, share } of readStoredLists().entries) {
    if (share) outcomes.push(await isTaken(() => syncShared(key)))
  }
}

async function send(lists: ShoppingList[]): Promise<void> {
  const { entries, owner, epoch } = readStoredLists()
  const own = entries.filter(({ share }) => !share)
  const known = Object.fromEntries(own.map(({ key, revision }) => [key, revision]))
  const answer = await requestLists('sync', { lists, known }, syncAnswer)
  changeStored((stored) => {
    // The account has changed during the request.
    if (stored.owner !== owner || stored.epoch !== epoch || answer.lists.length === 0) return stored
    const next = new Map(stored.entries.map((entry) => [entry.key, entry]))
    for (const { list, revision } of answer.lists) {
      const entry = next.get(list.id) ?? ownEntry(list, false)
      next.set(list.id, withAnswer(clampedEntry(entry, answer.now), list, revision))
    }
    return { ...stored, entries: [...next.values()] }
  })
}

async function syncShared(key: string): Promise<void> {
  const entry = readStoredLists().entries.find((one) => one.key === key)
  if (!entry?.share) return
  const { token } = entry.share
  const sending = entry.dirty && entry.share.mode === 'edit' ? { token, list: entry.list } : { token }
  const answer = await requestLists('shared', sending, sharedAnswer).catch((error: unknown) => {
    if (error instanceof ListFailure && error.status === 404) return null
    throw error
  })
  if (!answer) return void changeStored((stored) => withEndedShare(stored, key, Date.now()))
  const { list, mode, now, revision } = answer
  changeStored((stored) => ({
    ...stored,
    entries: stored.entries.map((one) =>
      one.key === key ? { ...withAnswer(clampedEntry(one, now), list, revision), share: { token, mode } } : one,
    ),
  }))
}

/** The clock of this device may run ahead: the server's limit of five minutes counts here too. */
function clampedEntry(entry: ListEntry, now: number): ListEntry {
  return { ...entry, list: clampTimestamps(entry.list, now + 5 * 60_000) }
}

/** @returns whether that is stored, as `changeStored` */
export const dropShared = (key: string): boolean => changeStored((stored) => withoutShared(stored, key, Date.now()))

/**
 * Opens the list behind a link and keeps it beside the own lists.
 * @returns false when the link was ended or never existed
 * @throws ListFailure when the server cannot be asked
 */
export async function openShared(token: string): Promise<boolean> {
  const answer = await requestLists('shared', { token }, sharedAnswer).catch((error: unknown) => {
    if (error instanceof ListFailure && (error.status === 404 || error.status === 422)) return null
    throw error
  })
  if (!answer) return false
  const { list, mode, revision } = answer
  changeStored((stored) => {
    const known = stored.entries.find(({ key }) => key === token)
    const entry: ListEntry = known
      ? { ...withAnswer(known, list, revision), share: { token, mode } }
      : { key: token, list, revision, dirty: false, share: { token, mode } }
    const others = stored.entries.filter(({ key }) => key !== token)
    return { ...stored, current: token, entries: [...others, entry] }
  })
  return true
}
