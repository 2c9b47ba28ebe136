import type { Customer } from '@/../payload-types'
import type { Problem } from '@/lib/forms/problems'
import { checkPassword } from './check-password'
import type { Claims } from './claims'

const freshSeconds = 10 * 60

/** Authentication methods that prove nothing new: a password typed earlier, a refreshed session. */
const noProof = ['password', 'token_refresh', 'anonymous']

/** How a person re-authenticates; `fresh` after a recent sign-in without a password. */
export type Confirmation = 'fresh' | 'password' | 'sign-in-again'

export function confirmationOf({ amr, app_metadata }: Claims, owner: Owner, now = Date.now()): Confirmation {
  const since = now / 1000 - freshSeconds
  if (amr.some(({ method, timestamp }) => !noProof.includes(method) && timestamp >= since)) return 'fresh'
  return hasPassword(app_metadata, owner) ? 'password' : 'sign-in-again'
}

type Owner = Pick<Customer, 'passwordSetAt'>
type Person = { claims: Claims; customer: Owner }

/** A server that names no way of signing in knows passwords alone; it does not name one that was set later. */
export function hasPassword({ provider, providers }: Claims['app_metadata'], { passwordSetAt }: Owner): boolean {
  if (passwordSetAt) return true
  const named = [providers ?? provider ?? 'email'].flat()
  return named.some((name) => name === 'email' || name === 'phone')
}

/** @returns what is missing, or null when the person is confirmed */
export async function confirmPerson({ claims, customer }: Person, password: unknown): Promise<Problem | null> {
  const confirmation = confirmationOf(claims, customer)
  if (confirmation === 'fresh') return null
  if (confirmation === 'sign-in-again') return { code: 'fresh-sign-in' }
  return checkPassword(claims, typeof password === 'string' ? password : '')
}
