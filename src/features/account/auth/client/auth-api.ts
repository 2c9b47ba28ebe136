import type { Locale } from '@/i18n/routing'
import { postFor } from '@/lib/forms/client/post'
import type { SignedIn } from '../start-session'
import type { Verified } from '../verify'
import { signedInAnswer, stateAnswer, verifiedAnswer } from './answers'
import { storeSignedIn } from './auth-store'

export async function login(fields: Record<string, string>, locale: Locale, otherwise: string): Promise<SignedIn> {
  const signedIn = await postFor('/api/auth/login', { ...fields, locale }, { otherwise, shape: signedInAnswer })
  storeSignedIn({ user: signedIn.user, session: signedIn.session }, 'SIGNED_IN')
  return signedIn
}

export async function verifyCode(fields: Record<string, string>, locale: Locale, otherwise: string): Promise<void> {
  const { user, session } = await postFor(
    '/api/auth/factors/verify',
    { ...fields, locale },
    { otherwise, shape: signedInAnswer },
  )
  storeSignedIn({ user, session }, 'MFA_CHALLENGE_VERIFIED')
}

/** Redeems a mailed link or code. */
export async function verifyMail(fields: Record<string, string>, locale: Locale, otherwise: string): Promise<Verified> {
  const verified = await postFor('/api/auth/verify', { ...fields, locale }, { otherwise, shape: verifiedAnswer })
  const { signedIn, event } = verified
  if (signedIn) storeSignedIn({ user: signedIn.user, session: signedIn.session }, event)
  return verified
}

export async function setPassword(fields: Record<string, string>, locale: Locale, otherwise: string): Promise<void> {
  storeSignedIn(
    await postFor('/api/auth/password', { ...fields, locale }, { otherwise, shape: stateAnswer }),
    'USER_UPDATED',
  )
}
