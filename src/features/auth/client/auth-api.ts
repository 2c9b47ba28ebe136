import { type Locale, localePath } from '@/i18n/routing'
import { readStored, removeStored } from '@/lib/browser-storage'
import { postFor } from '@/lib/forms/client/post'
import type { SignedIn } from '../login'
import { nextPath, withNext } from '../next-path'
import type { Verified } from '../verify'
import { storageKeys, storeSignedIn } from './auth-store'
import { mayBeSignedIn } from './load-session'

/** Loaded before the request: a session whose answer could not be read would be lost. Pages of forms stay lighter. */
const answers = () => import('./answers')

export async function login(fields: Record<string, string>, locale: Locale, otherwise: string): Promise<SignedIn> {
  const { signedInAnswer } = await answers()
  const signedIn = await postFor('/api/auth/login', { ...fields, locale }, { otherwise, shape: signedInAnswer })
  storeSignedIn({ user: signedIn.user, session: signedIn.session }, 'SIGNED_IN')
  return signedIn
}

export async function verifyCodeByApi(
  fields: Record<string, string>,
  locale: Locale,
  otherwise: string,
): Promise<void> {
  const { signedInAnswer } = await answers()
  const { user, session } = await postFor(
    '/api/auth/factors/verify',
    { ...fields, locale },
    { otherwise, shape: signedInAnswer },
  )
  storeSignedIn({ user, session }, 'MFA_CHALLENGE_VERIFIED')
}

export async function verifyMail(fields: Record<string, string>, locale: Locale, otherwise: string): Promise<Verified> {
  const { verifiedAnswer } = await answers()
  const verified = await postFor('/api/auth/verify', { ...fields, locale }, { otherwise, shape: verifiedAnswer })
  const { signedIn, event } = verified
  if (signedIn) storeSignedIn({ user: signedIn.user, session: signedIn.session }, event)
  return verified
}

export async function setPassword(fields: Record<string, string>, locale: Locale, otherwise: string): Promise<void> {
  const { stateAnswer } = await answers()
  const state = await postFor('/api/auth/password', { ...fields, locale }, { otherwise, shape: stateAnswer })
  storeSignedIn(state, 'USER_UPDATED')
}

interface Target {
  /** A path of this site; without it the page wanted before the sign-in, or the account page. */
  next?: string
  nextLevel: 'aal1' | 'aal2'
}

export function redirectAfterSignIn({ next, nextLevel }: Target, locale: Locale): void {
  const account = localePath(locale, '/account-dashboard')
  const target = next || nextPath(readStored(storageKeys.redirect), account)
  // Without its cookie the pages that follow would know nobody and ask for the sign-in again and again.
  const isRefused = !mayBeSignedIn()
  const owesCode = nextLevel === 'aal2'
  if (!owesCode && !isRefused) removeStored(storageKeys.redirect)
  const refused = withNext(`${localePath(locale, '/login')}?problem=cookies`, target)
  const onward = owesCode ? withNext(localePath(locale, '/login/code'), target) : target
  // A full page load, so that nothing rendered for a signed-out visitor stays.
  location.assign(isRefused ? refused : onward)
}
