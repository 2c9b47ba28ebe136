import { headers } from 'next/headers'
import { z } from 'zod'
import { refuse } from '@/lib/forms/problems'
import { createAuthClient } from '@/server/supabase'
import { countFailedSignIn, recordSuccessfulSignIn, checkSignInLimit } from './sign-in-limits'
import { problemOf } from './auth-problem'
import { clientNetwork } from './client-address'
import { type Contact, parseIdentifier, identifierProblem, nameOf } from './identifier'
import { startSession, type LoginResult } from './start-session'
import { isKnownDevice } from './known-device'
import { requestCookies } from './request-cookies'
import { withConstantTime } from './constant-time'
import { sentPassword } from './sent-password'

const input = z.object({ password: z.string().max(1000).catch('') }).catch({ password: '' })

/** Signs in with a password; the session goes into the cookie of the answer (product spec, section 7). */
export async function signInWithPassword(given: unknown): Promise<LoginResult> {
  const { password } = input.parse(given)
  const typed = parseIdentifier(given)
  if (!typed || !password) return refuse({ code: 'incomplete' })
  const { contact } = typed
  if (!contact) return refuse(identifierProblem(given))
  return withConstantTime(() => loginAs(contact, password))
}

async function loginAs(contact: Contact, password: string): Promise<LoginResult> {
  const account = nameOf(contact)
  const seenBy = await headers()
  const attempt = { network: clientNetwork(seenBy), account, knownDevice: await isKnownDevice(account) }
  if (!(await checkSignInLimit(attempt))) return refuse({ code: 'rate-limit' })

  const auth = createAuthClient(await requestCookies())
  const { data, error } = await auth.signInWithPassword({ ...contact, password: sentPassword(password) })
  if (error) {
    const problem = problemOf(error)
    if (problem.code === 'credentials') await countFailedSignIn(attempt)
    return refuse(problem)
  }
  await recordSuccessfulSignIn(attempt)
  return startSession(auth, data, seenBy)
}
