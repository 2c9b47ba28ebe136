import { personalNewsKey } from '@/domain/head-scripts'
import { readStored, removeStored, writeStored } from '@/lib/browser-storage'
import { looksLikeAdmin, saysAdmin } from '../admin-role'
import type { PublicSession, PublicUser } from '../auth-server'

/** Keys and events are specified in docs/product.md, section 7. */
export const storageKeys = {
  user: 'auth_user',
  session: 'auth_session',
  redirect: 'redirectAfterLogin',
  adminTest: 'admin_role_test',
} as const

export type AuthEvent =
  | 'INITIAL_SESSION'
  | 'SIGNED_IN'
  | 'TOKEN_REFRESHED'
  | 'SIGNED_OUT'
  | 'PASSWORD_RECOVERY'
  | 'USER_UPDATED'
  | 'MFA_CHALLENGE_VERIFIED'

export interface SignedInState {
  user: PublicUser
  session: PublicSession
}

type Listener = (event: AuthEvent, state: SignedInState | null) => void

const listeners = new Set<Listener>()
let state: SignedInState | null | undefined

/** Signed in means that both a session and a user are stored; values that cannot be parsed are discarded. */
export function signedInState(): SignedInState | null {
  if (state === undefined) state = readStorage()
  return state
}

let adminTestAllowed = false

/** Test servers let a stored record show the link to the CMS; it grants nothing there. */
export function allowAdminTest(allowed: boolean): void {
  if (adminTestAllowed === allowed) return
  adminTestAllowed = allowed
  emitAuthEvent('INITIAL_SESSION', signedInState())
}

export function showsAdminEntry(): boolean {
  const user = signedInState()?.user
  if (!user) return false
  const test = adminTestAllowed ? readStored(storageKeys.adminTest) : null
  return looksLikeAdmin(user) || test === 'admin' || saysAdmin(parsed(test))
}

function readStorage(): SignedInState | null {
  const texts = [storageKeys.user, storageKeys.session].map(readStored)
  const [user, session] = texts.map(parsed)
  if (isUser(user) && isSession(session)) return { user, session }
  // A signed-out visitor may have a stored redirect, which stays.
  if (texts.some((text) => text !== null)) clearStorage()
  return null
}

function parsed(text: string | null): unknown {
  try {
    return text ? JSON.parse(text) : null
  } catch {
    return null
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isUser = (value: unknown): value is PublicUser => isObject(value) && 'id' in value && typeof value.id === 'string'
const isSession = (value: unknown): value is PublicSession =>
  isObject(value) && 'expires_at' in value && typeof value.expires_at === 'number'

/** A full or forbidden storage is no failure: the state lasts as long as the page, and the cookie gives it to the next. */
export function storeSignedIn(next: SignedInState, event: AuthEvent): void {
  const isStored =
    writeStored(storageKeys.user, JSON.stringify(next.user)) &&
    writeStored(storageKeys.session, JSON.stringify(next.session))
  // Otherwise the user of one sign-in could be left with the session of another.
  if (!isStored) for (const key of [storageKeys.user, storageKeys.session]) removeStored(key)
  emitAuthEvent(event, next)
}

export function clearSignedIn(): void {
  const wasSignedIn = signedInState() !== null
  clearStorage()
  if (wasSignedIn) emitAuthEvent('SIGNED_OUT', null)
}

/** Also removes the wanted page and the note that the start page had personal content. */
function clearStorage(): void {
  for (const key of [storageKeys.user, storageKeys.session, storageKeys.redirect, personalNewsKey]) removeStored(key)
}

export function emitAuthEvent(event: AuthEvent, next: SignedInState | null): void {
  state = next
  for (const listener of listeners) listener(event, next)
}

/** Also called for events of other tabs. @returns a function that unsubscribes */
export function onAuthEvent(listener: Listener): () => void {
  if (listeners.size === 0) addEventListener('storage', followOtherTab)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', followOtherTab)
  }
}

/**
 * Tells when another person is signed in than before (true), or nobody any more (false). A person who becomes known only
 * now, or who signs in again after a sign-out, is not another one.
 * @returns a function that unsubscribes
 */
export function onOtherPerson(tell: (isSomebody: boolean) => void): () => void {
  let person = signedInState()?.user.id
  return onAuthEvent((_, next) => {
    const isOther = person !== undefined && next?.user.id !== person
    person = next?.user.id ?? person
    if (isOther) tell(next !== null)
  })
}

function followOtherTab({ key }: StorageEvent): void {
  if (key !== storageKeys.session && key !== null) return
  const before = signedInState()
  const now = readStorage()
  if (before?.user.id !== now?.user.id) emitAuthEvent(now ? 'SIGNED_IN' : 'SIGNED_OUT', now)
}
