import { z } from 'zod'
import type { Locale } from '@/i18n/routing'
import { type Outcome, refuse } from '@/lib/forms/problems'
import { identifierProblem, nameOf, parseIdentifier } from './identifier'
import { sendTo } from './mail-requests'
import { nextPath } from './next-path'
import { passwordProblem } from './password-problem'
import { sentPassword } from './sent-password'

const text = z.string().max(1000).catch('')
const input = z.object({
  password: text.default(''),
  name: text.default('').transform((name) => name.trim().slice(0, 120)),
  terms: z
    .union([z.literal(true), z.enum(['on', 'true'])])
    .optional()
    .catch(undefined),
})

/** Creates an account that waits to be confirmed. The response is the same for an address that already has one. */
export async function register(given: Record<string, unknown>, locale: Locale): Promise<Outcome> {
  const { password, name, terms } = input.parse(given)
  const typed = parseIdentifier(given)
  if (!typed || !password) return refuse({ code: 'incomplete' })
  const { contact } = typed
  if (!contact) return refuse(identifierProblem(given))
  const problem = passwordProblem(password, [nameOf(contact), name])
  if (problem) return refuse(problem)
  if (!terms) return refuse({ code: 'terms', field: 'terms' })
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
