import { signedInState } from '@/features/auth/client/auth-store'
import { readStored, writeStored } from '@/lib/browser-storage'
import { type Follow, followKinds, type LocalFollow, type Subject } from '../types'

type Asked = { person: string | undefined; follows: Promise<Follow[]> }
let asked: Asked | null = null

/** Fetched once for all components of a page, and for each person. Rejects when the follows cannot be read. */
export function ownFollows(): Promise<Follow[]> {
  const person = signedInState()?.user.id
  if (asked && asked.person === person) return asked.follows
  const follows = askFollows()
  const mine = { person, follows }
  asked = mine
  return follows.catch((error: unknown) => {
    if (asked === mine) asked = null
    throw error
  })
}

export function evictOwnFollows(): void {
  asked = null
}

async function askFollows(): Promise<Follow[]> {
  const response = await fetch('/api/account/follows')
  if (!response.ok) throw new Error(`follows: ${response.status}`)
  const { followsAnswer } = await import('./answers')
  return followsAnswer.parse(await response.json()).follows
}

const storageKey = 'follows'
const most = 100

const listeners = new Set<() => void>()
let raw: string | null = null
let parsed: LocalFollow[] = []

export const noFollows: LocalFollow[] = []

/**
 * Unreadable storage counts as empty. Returns the same array until something changes, as `useSyncExternalStore`
 * requires.
 */
export function localFollows(): LocalFollow[] {
  const text = readStored(storageKey)
  if (text !== raw) {
    raw = text
    parsed = followsIn(text)
  }
  return parsed
}

export function isSameSubject(one: Subject, other: Subject): boolean {
  return one.kind === other.kind && one.value === other.value
}

/**
 * Keeps the newest hundred; an existing follow gets the new target price.
 * @returns false where the browser stores nothing
 */
export function addLocalFollow(follow: LocalFollow): boolean {
  return write([follow, ...localFollows().filter((one) => !isSameSubject(one, follow))].slice(0, most))
}

export function removeLocalFollow(subject: Subject): void {
  write(localFollows().filter((one) => !isSameSubject(one, subject)))
}

/**
 * Fires for changes of this tab and of other tabs.
 * @returns a function that unsubscribes
 */
export function onLocalFollows(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function write(follows: LocalFollow[]): boolean {
  const isStored = writeStored(storageKey, JSON.stringify(follows))
  for (const listener of listeners) listener()
  return isStored
}

export function followsIn(text: string | null): LocalFollow[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(found) && found.every(isFollow) ? found : []
  } catch {
    return []
  }
}

/**
 * Checked by hand, because this is our own data and a schema library would add a tenth to the JavaScript of every page
 * with something to follow. The server validates what is moved into an account.
 */
function isFollow(one: unknown): one is LocalFollow {
  return (
    typeof one === 'object' &&
    one !== null &&
    'kind' in one &&
    followKinds.some((kind) => kind === one.kind) &&
    'value' in one &&
    typeof one.value === 'string' &&
    one.value !== '' &&
    'name' in one &&
    typeof one.name === 'string' &&
    'targetCents' in one &&
    (one.targetCents === null || (Number.isInteger(one.targetCents) && Number(one.targetCents) > 0))
  )
}
