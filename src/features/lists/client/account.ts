import { signedInState } from '@/features/auth/client/auth-store'
import { type ListEntry, syncAnswer, type Unsent } from '@/lib/lists/list-schema'
import { forgetPrices } from './known-prices'
import { ListFailure, requestLists } from './list-api'
import { changeStored, readStoredLists } from './list-storage'
import { quarantineUnsent, removeUnsent, sendQuarantined, unsentOf } from './quarantine'
import { emptyStored, mergeIntoAccount, ownEntry } from './stored-lists'
import { syncNow } from './sync'

let following: Promise<void> = Promise.resolve()

export function followListOwner(): Promise<void> {
  following = following
    .then(() => {
      const person = signedInState()?.user.id
      if (person) return joinAccount(person)
      // While the cookie is there, a missing sign-in is about to be read again, so the account is not left.
      if (document.cookie.includes('broshura-signed-in=')) return
      leaveAccount()
      return sendQuarantined()
    })
    .catch((error: unknown) => {
      if (!(error instanceof ListFailure)) throw error
    })
  return following
}

/**
 * Merges the lists of this browser with those of the account. Reads the account's lists first and then writes
 * everything at once, so that an interruption changes nothing and the merge can start again.
 * @throws ListFailure
 */
async function joinAccount(owner: string): Promise<void> {
  const { owner: before } = readStoredLists()
  if (before !== null && before !== owner) leaveAccount()
  if (before !== owner) {
    const answer = await requestLists('sync', { lists: [], known: {} }, syncAnswer)
    const account = answer.lists.map(({ list, revision }) => ({ ...ownEntry(list, false), revision }))
    changeStored((stored) => {
      if (stored.owner === owner) return stored
      const epoch = nextEpoch(stored.epoch)
      const joined = mergeIntoAccount(stored, { owner, entries: account, epoch }, () => crypto.randomUUID())
      const waiting = { ...emptyStored(), entries: entriesOf(unsentOf(owner)) }
      const all = mergeIntoAccount(waiting, { owner, entries: joined.entries, epoch }, () => crypto.randomUUID())
      return { ...all, current: joined.current }
    })
    removeUnsent(owner)
  }
  await syncNow()
}

/**
 * Removes the lists of the account from this browser. Unsent changes are set aside, because a session that ends during
 * shopping must not lose the list: those of shared lists are sent without the account, the others wait for the same
 * person.
 */
function leaveAccount(): void {
  const { owner, entries } = readStoredLists()
  if (owner === null) return
  const changed = entries.filter(({ dirty }) => dirty)
  // Removed first: a full storage has no room for a second copy, and the lists must not stay for the next person.
  changeStored(({ epoch }) => emptyStored(nextEpoch(epoch)))
  forgetPrices()
  quarantineUnsent(owner, {
    lists: changed.filter(({ share }) => !share).map(({ list }) => list),
    shared: changed.flatMap(({ list, share }) => (share?.mode === 'edit' ? [{ token: share.token, list }] : [])),
  })
}

const entriesOf = ({ lists, shared }: Unsent): ListEntry[] => [
  ...lists.map((list) => ownEntry(list, true)),
  ...shared.map(({ token, list }) => ({
    ...ownEntry(list, true),
    key: token,
    share: { token, mode: 'edit' as const },
  })),
]

const nextEpoch = (epoch: number) => Math.max(Date.now(), epoch + 1)
