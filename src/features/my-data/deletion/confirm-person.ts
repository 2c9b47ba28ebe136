import { checkPassword } from '@/features/auth/check-password'
import type { Claims } from '@/features/auth/claims'
import type { Problem } from '@/features/forms/problems'

const freshSeconds = 10 * 60

/** Authentication methods that prove nothing new: a password typed earlier, a refreshed session. */
const noProof = ['password', 'token_refresh', 'anonymous']

/** How a person re-authenticates; `fresh` after a recent sign-in without a password. */
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

/** @returns what is missing, or null when the person is confirmed */
export async function confirmPerson(claims: Claims, password: unknown): Promise<Problem | null> {
  const confirmation = confirmationOf(claims)
  if (confirmation === 'fresh') return null
  if (confirmation === 'sign-in-again') return { code: 'fresh-sign-in' }
  return checkPassword(claims, typeof password === 'string' ? password : '')
}
