import { headers } from 'next/headers'
import { z } from 'zod'
import { type Outcome, refuse } from '@/lib/forms/problems'
import { cmsSystem } from '@/server/cms'
import { createAuthClient } from '@/server/supabase'
import { problemOf } from './auth-problem'
import { clientNetwork } from './client-address'
import { type Contact, identifierProblem, nameOf, parseIdentifier } from './identifier'
import { isKnownDevice } from './known-device'
import { requestCookies } from './request-cookies'
import { sentPassword } from './sent-password'
import { checkSignInLimit, countFailedSignIn, recordSuccessfulSignIn } from './sign-in-limits'
import { type LoginResult, startSession } from './start-session'

/** Longer than an auth server needs to compare a password. */
const stepMs = 250

/**
 * Answers a wrong password after the same time, whether there is such an account or not: auth servers compare a password only
 * where there is one. What takes longer than a step is answered after the next.
 */
export async function withConstantTime<Done>(work: () => Promise<Outcome<Done>>): Promise<Outcome<Done>> {
  const start = performance.now()
  const result = await work()
  if (result.ok || result.problem.code !== 'credentials') return result
  const spent = performance.now() - start
  await new Promise((resolve) => setTimeout(resolve, stepMs - (spent % stepMs)))
  return result
}

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
  const cms = await cmsSystem()
  if (!(await checkSignInLimit(cms, attempt))) return refuse({ code: 'rate-limit' })

  const auth = createAuthClient(await requestCookies())
  const { data, error } = await auth.signInWithPassword({ ...contact, password: sentPassword(password) })
  if (error) {
    const problem = problemOf(error)
    if (problem.code === 'credentials') await countFailedSignIn(cms, attempt)
    return refuse(problem)
  }
  await recordSuccessfulSignIn(cms, attempt)
  return startSession(auth, data, seenBy)
}
