import { sharedAnswer, type Unsent, unsentSchema } from '@/lib/lists/list-schema'
import { ListFailure, requestLists } from './list-api'

const prefix = 'broshura-lists-unsent-'
/** The accounts that have left changes of shared lists to be sent, by spaces; every page looks for it (see peek.ts). */
const waitingKey = 'broshura-lists-set-aside'

/** The link was ended or allows no changes, or the list is too long: asking again would not help. */
const final = new Set([403, 404, 413, 422])

/** Stores what a signed-out account had not sent, until its person is back. */
export function quarantineUnsent(owner: string, unsent: Unsent): void {
  if (unsent.lists.length + unsent.shared.length === 0) return
  localStorage.setItem(prefix + owner, JSON.stringify(unsent))
  if (unsent.shared.length > 0) setWaiting([...waiting().filter((one) => one !== owner), owner])
}

export function unsentOf(owner: string): Unsent {
  try {
    return unsentSchema.parse(JSON.parse(localStorage.getItem(prefix + owner) ?? ''))
  } catch {
    return { lists: [], shared: [] }
  }
}

export function removeUnsent(owner: string): void {
  localStorage.removeItem(prefix + owner)
  setWaiting(waiting().filter((one) => one !== owner))
}

/**
 * Sends what was changed on shared lists before a sign-out: a link needs no account. What a link takes no more stays for its
 * person, whose own list it becomes.
 * @throws ListFailure when it has to be tried again
 */
export async function sendQuarantined(): Promise<void> {
  for (const owner of waiting()) {
    const { lists, shared } = unsentOf(owner)
    const remaining: Unsent['shared'] = []
    for (const one of shared) if (!(await isTaken(one))) remaining.push(one)
    removeUnsent(owner)
    if (lists.length + remaining.length > 0)
      localStorage.setItem(prefix + owner, JSON.stringify({ lists, shared: remaining }))
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

const waiting = () => (localStorage.getItem(waitingKey) ?? '').split(' ').filter((owner) => owner !== '')

function setWaiting(owners: string[]): void {
  if (owners.length > 0) localStorage.setItem(waitingKey, owners.join(' '))
  else localStorage.removeItem(waitingKey)
}
