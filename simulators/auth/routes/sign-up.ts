import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import { z } from 'zod'
import { confirmSignUp } from '../accounts/confirmation'
import { type Contact, createUser, findUser, publicUser } from '../accounts/users'
import { type AuthServer, moment } from '../auth-server'
import { requireStrength } from '../passwords'
import { Problem } from '../problem'
import type { User } from '../records'
import { codeChallenge, metadata, readBody, redirectTarget, validEmail, validPhone } from '../requests'

const body = codeChallenge.extend({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  data: metadata,
})

export function addSignUpRoutes(api: Hono, server: AuthServer): void {
  api.post('/signup', async (c) => {
    const given = await readBody(c, body)
    const { password, data } = given
    if (!password) throw new Problem(400, 'validation_failed', 'Signup requires a valid password')
    requireStrength(password)
    const contact = readContact(given)
    const known = findUser(server, contact)
    const confirmed = 'email' in contact ? known?.email_confirmed_at : known?.phone_confirmed_at
    if (known && confirmed) return c.json(pretendedUser(server, known, contact))
    // A repeated sign-up for an unconfirmed address changes nothing: it may come from another person.
    const provider = 'email' in contact ? 'email' : 'phone'
    const user = known ?? createUser(server, { ...contact, password, data, provider })
    await confirmSignUp(server, user, redirectTarget(c, server), given)
    return c.json(publicUser(server, server.store.users.find(user.id) ?? user))
  })
}

/** @throws Problem validation_failed */
export function readContact(given: { email?: string | null; phone?: string | null }): Contact {
  if (given.email && given.phone) {
    throw new Problem(400, 'validation_failed', 'Only an email address or phone number should be provided')
  }
  if (given.email) return { email: validEmail(given.email) }
  if (given.phone) return { phone: validPhone(given.phone) }
  throw new Problem(400, 'validation_failed', 'One of email or phone must be set')
}

/** A sign-up must not reveal whether an address has an account: the answer looks like that of a new one. */
function pretendedUser(server: AuthServer, user: User, contact: Contact): Record<string, unknown> {
  const at = moment(server)
  const { aud, role, is_anonymous } = user
  const provider = 'email' in contact ? 'email' : 'phone'
  return {
    ...{ id: randomUUID(), aud, role, email: '', phone: '', ...contact },
    confirmation_sent_at: at,
    app_metadata: { provider, providers: [provider] },
    user_metadata: {},
    identities: [],
    ...{ created_at: at, updated_at: at, is_anonymous },
  }
}
