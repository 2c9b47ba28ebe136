import { checkPassword } from '@/features/auth/check-password'
import type { Claims } from '@/features/auth/claims'
import type { Problem } from '@/features/forms/problems'

const freshSeconds = 10 * 60

/** What shows nothing new of the person: a password typed once, a session that was prolonged. */
const noProof = ['password', 'token_refresh', 'anonymous']

/** How somebody shows that it is really them: nothing more after a fresh sign-in without password. */
export type Confirmation = 'fresh' | 'password' | 'sign-in-again'

export function confirmationOf({ amr, app_metadata }: Claims, now = Date.now()): Confirmation {
  const since = now / 1000 - freshSeconds
  if (amr.some(({ method, timestamp }) => !noProof.includes(method) && timestamp >= since)) return 'fresh'
  return hasPassword(app_metadata) ? 'password' : 'sign-in-again'
}

/** A server that names no way of signing in knows passwords alone. */
function hasPassword({ provider, providers }: Claims['app_metadata']): boolean {
  const named = [providers ?? provider ?? 'email'].flat()
  return named.some((name) => name === 'email' || name === 'phone')
}

/** @returns what is missing, or null when nobody else can be sitting there */
export async function confirmPerson(claims: Claims, password: unknown): Promise<Problem | null> {
  const confirmation = confirmationOf(claims)
  if (confirmation === 'fresh') return null
  if (confirmation === 'sign-in-again') return { code: 'fresh-sign-in' }
  return checkPassword(claims, typeof password === 'string' ? password : '')
}
