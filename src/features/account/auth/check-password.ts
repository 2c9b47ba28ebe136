import { headers } from 'next/headers'
import type { Problem } from '@/lib/forms/problems'
import { cmsSystem } from '@/server/cms'
import { createSessionlessAuthClient } from '@/server/supabase'
import { problemOf } from './auth-problem'
import type { Claims } from './claims'
import { clientNetwork } from './client-address'
import { isKnownDevice } from './known-device'
import { sentPassword } from './sent-password'
import { checkSignInLimit, countFailedSignIn, recordSuccessfulSignIn } from './sign-in-limits'

/** Checks the password of the signed-in person. Attempts are counted as at the sign-in. */
export async function checkPassword({ email, phone }: Claims, password: string): Promise<Problem | null> {
  if (!password) return { code: 'password-wrong', field: 'password' }
  const account = email || phone
  const attempt = { network: clientNetwork(await headers()), account, knownDevice: await isKnownDevice(account) }
  const cms = await cmsSystem()
  if (!(await checkSignInLimit(cms, attempt))) return { code: 'rate-limit' }
  const auth = createSessionlessAuthClient()
  const sent = sentPassword(password)
  const { error } = await auth.signInWithPassword(email ? { email, password: sent } : { phone, password: sent })
  if (error) {
    const problem = problemOf(error)
    if (problem.code !== 'credentials') return problem
    await countFailedSignIn(cms, attempt)
    return { code: 'password-wrong', field: 'password' }
  }
  await recordSuccessfulSignIn(cms, attempt)
  // The auth server opened a session for this check, which nobody needs.
  await auth.signOut({ scope: 'local' })
  return null
}
