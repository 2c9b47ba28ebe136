import type { LocalFollow, Subject } from '../types'
import { followsIn } from './stored-follows'

const storageKey = 'follows'
const most = 100

const listeners = new Set<() => void>()
let raw: string | null = null
let parsed: LocalFollow[] = []

export const noFollows: LocalFollow[] = []

/** The follows of this browser; unreadable storage counts as empty. Returns the same array until something changes. */
export function localFollows(): LocalFollow[] {
  const text = localStorage.getItem(storageKey)
  if (text !== raw) {
    raw = text
    parsed = followsIn(text)
  }
  return parsed
}

export function isSame(one: Subject, other: Subject): boolean {
  return one.kind === other.kind && one.value === other.value
}

/** Keeps the newest hundred; an existing follow gets the new target price. */
export function addLocalFollow(follow: LocalFollow): void {
  write([follow, ...localFollows().filter((one) => !isSame(one, follow))].slice(0, most))
}

export function removeLocalFollow(subject: Subject): void {
  write(localFollows().filter((one) => !isSame(one, subject)))
}

/** Calls back at every change, including those of other tabs. @returns a function that unsubscribes */
export function onLocalFollows(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function write(follows: LocalFollow[]): void {
  localStorage.setItem(storageKey, JSON.stringify(follows))
  for (const listener of listeners) listener()
}
