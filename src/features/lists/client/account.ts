import { signedInState } from '@/features/auth/client/auth-store'
import { syncAnswer, unsentSchema } from '../schema'
import { ask, ListFailure } from './list-api'
import { changeStored, readStored } from './storage'
import { adopted, emptyStored, ownEntry } from './stored'
import { syncNow } from './sync'

const unsentKey = (owner: string) => `broshura-lists-unsent-${owner}`

let following: Promise<void> = Promise.resolve()

/** Makes the lists those of whoever is signed in by now. One step after the other; without a connection the next page tries. */
export function followPerson(): Promise<void> {
  following = following
    .then(() => {
      const person = signedInState()?.user.id
      if (person) return joinAccount(person)
      // A stored sign-in may be missing while its cookie is there: then it is about to be read again.
      if (!document.cookie.includes('broshura-signed-in=')) leaveAccount()
    })
    .catch((error: unknown) => {
      if (!(error instanceof ListFailure)) throw error
    })
  return following
}

/**
 * The lists of this browser and those of the account become one. First the account's are read, then everything is written at
 * once: a visitor who leaves in between finds what was there before, and it begins anew.
 * @throws ListFailure
 */
async function joinAccount(owner: string): Promise<void> {
  const { owner: before } = readStored()
  if (before !== null && before !== owner) leaveAccount()
  if (before !== owner) {
    const answer = await ask('sync', { lists: [], known: {} }, syncAnswer)
    const account = answer.lists.map(({ list, revision }) => ({ ...ownEntry(list, false), revision }))
    changeStored((stored) => {
      if (stored.owner === owner) return stored
      const epoch = nextEpoch(stored.epoch)
      const joined = adopted(stored, owner, account, epoch, () => crypto.randomUUID())
      const waiting = { ...emptyStored(), entries: unsentOf(owner).map((list) => ownEntry(list, true)) }
      const all = adopted(waiting, owner, joined.entries, epoch, () => crypto.randomUUID())
      return { ...all, current: joined.current }
    })
    localStorage.removeItem(unsentKey(owner))
  }
  await syncNow()
}

/**
 * The lists of the account leave this browser. What it had not sent yet waits, out of sight, for the same person: a session
 * that ends on the way through a shop must not cost anybody the list.
 */
function leaveAccount(): void {
  const { owner, entries } = readStored()
  if (owner === null) return
  const lists = entries.filter(({ dirty, share }) => dirty && !share).map(({ list }) => list)
  if (lists.length > 0) localStorage.setItem(unsentKey(owner), JSON.stringify({ lists }))
  changeStored(({ epoch }) => emptyStored(nextEpoch(epoch)))
}

function unsentOf(owner: string) {
  try {
    return unsentSchema.parse(JSON.parse(localStorage.getItem(unsentKey(owner)) ?? '')).lists
  } catch {
    return []
  }
}

const nextEpoch = (epoch: number) => Math.max(Date.now(), epoch + 1)
