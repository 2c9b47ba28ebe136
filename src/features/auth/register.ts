import { z } from 'zod'
import { noticeOwner } from '@/features/auth/security/owner-notices'
import type { Locale } from '@/i18n/routing'
import { joined, type Outcome, refuse } from '@/lib/forms/problems'
import { cmsSystem } from '@/server/cms'
import { clearRecovery, isRecovery } from './auth-cookies'
import { type PublicSession, type PublicUser, problemOf, publicSession, publicUser } from './auth-server'
import { currentAuthState } from './customer'
import { markPasswordSet, signedInCustomer } from './fresh-proof'
import { sendTo } from './mail-requests'
import { nextPath } from './next-path'
import { endSignIns } from './sign-ins'
import { contactNameOf, identifierProblem, parseIdentifier, passwordProblem, sentPassword } from './typed-credentials'

const newPasswordInput = z.object({ password: z.string().max(1000) })

type Result = Outcome<{ user: PublicUser; session: PublicSession }>

/**
 * Sets a password in a session opened by a recovery mail and ends all other sessions. The mail replaces the old
 * password, not the second factor: an account with a second factor must give its code first.
 */
export async function newPassword(given: unknown): Promise<Result> {
  const { password } = newPasswordInput.catch({ password: '' }).parse(given)
  const current = await signedInCustomer()
  // Whoever has forgotten the password cannot sign in again, but a new link can be asked for.
  if (!current) return refuse({ code: (await currentAuthState()).state === 'out' ? 'link' : 'signed-out' })
  const { auth, claims } = current
  if (!(await isRecovery(claims))) return refuse({ code: 'link' })
  const problem = passwordProblem(password, [claims.email, claims.phone])
  if (problem) return refuse(problem)
  const { error } = await auth.updateUser({ password: sentPassword(password) })
  if (error) {
    const refused = problemOf(error)
    return refuse(refused.code === 'signed-out' ? { code: 'link' } : refused)
  }
  await auth.signOut({ scope: 'others' })
  const cms = await cmsSystem()
  await endSignIns(cms, claims, 'others')
  await markPasswordSet(claims)
  await clearRecovery()
  await noticeOwner(cms, current.customer, 'password')
  return { ok: true, user: publicUser(claims), session: publicSession(claims) }
}

const text = z.string().max(1000).catch('')
const input = z.object({
  password: text.default(''),
  name: text.default('').transform((name) => name.trim().slice(0, 120)),
  terms: z
    .union([z.literal(true), z.enum(['on', 'true'])])
    .optional()
    .catch(undefined),
})

/** Creates an unconfirmed account. The response is the same for an address that already has an account. */
export async function registerCustomer(given: Record<string, unknown>, locale: Locale): Promise<Outcome> {
  const { password, name, terms } = input.parse(given)
  const typed = parseIdentifier(given)
  const contact = typed?.contact
  const problem = joined([
    (!typed || !password) && { code: 'incomplete' },
    !contact && (typed ? identifierProblem(given) : { code: 'required', field: 'email' }),
    password
      ? passwordProblem(password, contact ? [contactNameOf(contact), name] : [name])
      : { code: 'required', field: 'password' },
    !terms && { code: 'terms', field: 'terms' },
  ])
  if (!contact || problem) return refuse(problem ?? { code: 'incomplete' })
  const data = { language: locale, ...(name && { name }) }
  const pending = { kind: 'signup' as const, contact, next: nextPath(given.next, '') }
  return sendTo(pending, locale, (auth, emailRedirectTo) =>
    auth.signUp({
      ...contact,
      password: sentPassword(password),
      options: { data, ...(contact.email && { emailRedirectTo }) },
    }),
  )
}
