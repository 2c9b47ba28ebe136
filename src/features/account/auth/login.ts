import { headers } from 'next/headers'
import { z } from 'zod'
import { refuse } from '@/lib/forms/problems'
import { authDoor } from '@/server/supabase'
import { attemptFailed, attemptSucceeded, mayTry } from './attempts'
import { problemOf } from './auth-problem'
import { clientNetwork } from './client-address'
import { type Contact, contactOf, contactProblem, nameOf } from './contact'
import { enter, type LoginResult } from './enter'
import { isKnownDevice } from './known-device'
import { requestCookies } from './request-cookies'
import { inSameTime } from './same-time'
import { sentPassword } from './sent-password'

const input = z.object({ password: z.string().max(1000).catch('') }).catch({ password: '' })

/** Signs in with a password; the session goes into the cookie of the answer (product spec, section 7). */
export async function login(given: unknown): Promise<LoginResult> {
  const { password } = input.parse(given)
  const typed = contactOf(given)
  if (!typed || !password) return refuse({ code: 'incomplete' })
  const { contact } = typed
  if (!contact) return refuse(contactProblem(given))
  return inSameTime(() => loginAs(contact, password))
}

async function loginAs(contact: Contact, password: string): Promise<LoginResult> {
  const account = nameOf(contact)
  const seenBy = await headers()
  const attempt = { network: clientNetwork(seenBy), account, knownDevice: await isKnownDevice(account) }
  if (!(await mayTry(attempt))) return refuse({ code: 'rate-limit' })

  const auth = authDoor(await requestCookies())
  const { data, error } = await auth.signInWithPassword({ ...contact, password: sentPassword(password) })
  if (error) {
    const problem = problemOf(error)
    if (problem.code === 'credentials') await attemptFailed(attempt)
    return refuse(problem)
  }
  await attemptSucceeded(attempt)
  return enter(auth, data, seenBy)
}
