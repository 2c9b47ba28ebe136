import { readStored, removeStored, writeStored } from '@/lib/browser-storage'
import { sharedAnswer, type Unsent, unsentSchema } from '@/lib/lists/list-schema'
import { ListFailure, requestLists } from './list-api'

const prefix = 'broshura-lists-unsent-'
/** Accounts with unsent changes of shared lists, separated by spaces; every page reads the key (see list-ids.ts). */
const waitingKey = 'broshura-lists-set-aside'

/** The link was ended or allows no changes, or the list is too long: a retry would not help. */
const final = new Set([403, 404, 413, 422])

export function quarantineUnsent(owner: string, unsent: Unsent): void {
  if (unsent.lists.length + unsent.shared.length === 0) return
  writeStored(prefix + owner, JSON.stringify(unsent))
  if (unsent.shared.length > 0) setWaiting([...waiting().filter((one) => one !== owner), owner])
}

export function unsentOf(owner: string): Unsent {
  try {
    return unsentSchema.parse(JSON.parse(readStored(prefix + owner) ?? ''))
  } catch {
    return { lists: [], shared: [] }
  }
}

export function removeUnsent(owner: string): void {
  removeStored(prefix + owner)
  setWaiting(waiting().filter((one) => one !== owner))
}

/**
 * Sends the changes of shared lists from before a sign-out, because a link needs no account. Refused changes wait for
 * their person and become an own list then.
 * @throws ListFailure when the changes have to be sent again
 */
export async function sendQuarantined(): Promise<void> {
  for (const owner of waiting()) {
    const { lists, shared } = unsentOf(owner)
    const remaining: Unsent['shared'] = []
    for (const one of shared) if (!(await isTaken(one))) remaining.push(one)
    removeUnsent(owner)
    if (lists.length + remaining.length > 0) writeStored(prefix + owner, JSON.stringify({ lists, shared: remaining }))
  }
}

async function isTaken({ token, list }: Unsent['shared'][number]): Promise<boolean> {
  try {
    await requestLists('shared', { token, list }, sharedAnswer)
    return true
  } catch (error) {
    if (error instanceof ListFailure && final.has(error.status)) return false
    throw error
  }
}

const waiting = () => (readStored(waitingKey) ?? '').split(' ').filter((owner) => owner !== '')

function setWaiting(owners: string[]): void {
  if (owners.length > 0) writeStored(waitingKey, owners.join(' '))
  else removeStored(waitingKey)
}
