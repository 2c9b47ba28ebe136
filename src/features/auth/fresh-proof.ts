import { sql } from '@payloadcms/db-postgres'
import type { Factor } from '@supabase/supabase-js'
import { headers } from 'next/headers'
import type { Customer } from '@/../payload-types'
import { type Outcome, type Problem, refuse } from '@/lib/forms/problems'
import { cmsSystem, db } from '@/server/cms'
import { named, tables } from '@/server/db/tables'
import { type AuthClient, AuthUnreachable, createAuthClient, createSessionlessAuthClient } from '@/server/supabase'
import { sessionMark } from './auth-cookies'
import { type Claims, problemOf, requestCookies, verifiedClaims } from './auth-server'
import { getAuthState } from './auth-state'
import {
  attemptFrom,
  checkSignInLimit,
  giveBackFailure,
  noteFailedSignIn,
  recordSuccessfulSignIn,
} from './sign-in-limits'
import { sentPassword } from './typed-credentials'

const { customers } = tables

/** The auth server does not report that an account made with another provider has got a password since. */
export async function markPasswordSet({ sub }: Pick<Claims, 'sub'>): Promise<void> {
  await (await db()).execute(sql`update ${customers} set ${named(customers, 'passwordSetAt')} = now()
      where ${customers.supabaseId} = ${sub}`)
}

/** Checks the password of the signed-in person. Attempts are limited as at the sign-in. */
export async function checkPassword({ email, phone }: Claims, password: string): Promise<Problem | null> {
  if (!password) return { code: 'password-wrong', field: 'password' }
  const attempt = await attemptFrom(await headers(), { kind: 'password', account: email || phone })
  const cms = await cmsSystem()
  if (!(await checkSignInLimit(cms, attempt))) return { code: 'rate-limit' }
  const auth = createSessionlessAuthClient()
  const sent = sentPassword(password)
  const { error } = await auth.signInWithPassword(email ? { email, password: sent } : { phone, password: sent })
  if (error) {
    const problem = problemOf(error)
    if (problem.code !== 'credentials') {
      await giveBackFailure(cms, attempt)
      return problem
    }
    noteFailedSignIn(attempt)
    return { code: 'password-wrong', field: 'password' }
  }
  await recordSuccessfulSignIn(cms, attempt)
  // The auth server opened a session for this check, which is not needed.
  await auth.signOut({ scope: 'local' })
  return null
}

/** Authentication methods that are no fresh proof: a password typed earlier, a refreshed session. */
const confirmPersonNoProof = ['password', 'token_refresh', 'anonymous']

/** `fresh`: signed in recently without a password. */
export type Confirmation = 'fresh' | 'password' | 'sign-in-again'

export function confirmationOf({ amr, app_metadata }: Claims, owner: Owner, now = Date.now()): Confirmation {
  const since = now / 1000 - freshSeconds
  if (amr.some(({ method, timestamp }) => !confirmPersonNoProof.includes(method) && timestamp >= since)) return 'fresh'
  return hasPassword(app_metadata, owner) ? 'password' : 'sign-in-again'
}

type Owner = Pick<Customer, 'passwordSetAt'>
type Person = { claims: Claims; customer: Owner }

/** A server that names no providers only knows passwords; a password set later is not named either. */
export function hasPassword({ provider, providers }: Claims['app_metadata'], { passwordSetAt }: Owner): boolean {
  if (passwordSetAt) return true
  const named = [providers ?? provider ?? 'email'].flat()
  return named.some((name) => name === 'email' || name === 'phone')
}

/** @returns the problem, or null when the person is confirmed */
export async function confirmPerson({ claims, customer }: Person, password: unknown): Promise<Problem | null> {
  const confirmation = confirmationOf(claims, customer)
  if (confirmation === 'fresh') return null
  if (confirmation === 'sign-in-again') return { code: 'fresh-sign-in' }
  return checkPassword(claims, typeof password === 'string' ? password : '')
}

/** The factors of the current session, unfinished ones included; empty when the session has ended. */
export async function factorsOf(auth: AuthClient): Promise<Factor[]> {
  const { data, error } = await auth.mfa.listFactors()
  if (error && problemOf(error).code === 'unavailable') throw new AuthUnreachable(error.message)
  return data?.all ?? []
}

const secondMethods = new Set(['totp', 'mfa/totp', 'mfa/phone'])

export function hasRecentCode({ aal, amr }: Pick<Claims, 'aal' | 'amr'>, now = Date.now()): boolean {
  const since = now / 1000 - freshSeconds
  return aal === 'aal2' && amr.some(({ method, timestamp }) => secondMethods.has(method) && timestamp > since)
}

/** Names of the auth server for a link or code of a mail or text message. */
const messageMethods = new Set(['otp', 'recovery', 'magiclink'])

/** True for a session that a mailed or texted link or code has opened within the last minutes. */
export function isOpenedByMessage({ amr }: Pick<Claims, 'amr'>, now = Date.now()): boolean {
  const since = now / 1000 - freshSeconds
  return amr.some(({ method, timestamp }) => messageMethods.has(method) && timestamp > since)
}

const freshSeconds = 10 * 60
const passwordMark = sessionMark('broshura-proof', 'fresh proof', freshSeconds)

/** These methods renew a session and prove nothing. */
const noProof = ['token_refresh', 'anonymous']

/**
 * Fresh proof of identity, required before the protection of the account changes: a code of the second factor if there
 * is one, else a sign-in or the password within the last minutes.
 */
export async function hasRecentProof(customer: Customer, claims: Claims): Promise<boolean> {
  if (customer.secondFactor) return hasRecentCode(claims)
  const since = Date.now() / 1000 - freshSeconds
  const signedIn = claims.amr.some(({ method, timestamp }) => !noProof.includes(method) && timestamp > since)
  return signedIn || passwordMark.isSet(claims)
}

export async function provePassword(password: unknown): Promise<Outcome> {
  const current = await signedInCustomer()
  if (!current) return refuse({ code: 'signed-out' })
  if (current.customer.secondFactor) return refuse({ code: 'fresh-code' })
  const problem = await checkPassword(current.claims, typeof password === 'string' ? password.slice(0, 1000) : '')
  if (problem) return refuse(problem)
  await passwordMark.set(current.claims)
  return { ok: true }
}

export interface SignedInCustomer {
  auth: AuthClient
  claims: Claims
  customer: Customer
}

/** The customer who may change their own account; null while a second factor is missing. */
export async function signedInCustomer(): Promise<SignedInCustomer | null> {
  const auth = createAuthClient(await requestCookies())
  const authState = await getAuthState(await cmsSystem(), await verifiedClaims(auth), await headers())
  return authState.state === 'in' ? { auth, claims: authState.claims, customer: authState.customer } : null
}
