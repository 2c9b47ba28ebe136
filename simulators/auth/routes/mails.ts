import type { Hono } from 'hono'
import { z } from 'zod'
import { confirmSignUp } from '../accounts/confirmation'
import { currentUser } from '../accounts/current-user'
import { startMailFlow } from '../accounts/flows'
import { type MailType, mailCode, requireInterval, smsCode } from '../accounts/messages'
import { createUser, findUser } from '../accounts/users'
import type { AuthServer } from '../auth-server'
import { Problem } from '../problem'
import type { User } from '../records'
import { type CodeChallenge, codeChallenge, metadata, readBody, redirectTarget, validEmail } from '../requests'
import { readContact } from './sign-up'
import { sendEmailChange } from './user-address'

const recoverBody = codeChallenge.extend({ email: z.string() })
const contactFields = { email: z.string().nullish(), phone: z.string().nullish() }
const otpBody = codeChallenge.extend({ ...contactFields, create_user: z.boolean().nullish(), data: metadata })
const resendBody = codeChallenge.extend({
  ...contactFields,
  type: z.enum(['signup', 'email_change', 'sms', 'phone_change']),
})

export function addMailRoutes(api: Hono, server: AuthServer): void {
  // OpenAPI: POST /recover; the answer does not reveal whether the address has an account.
  api.post('/recover', async (c) => {
    const given = await readBody(c, recoverBody)
    const user = findUser(server, { email: validEmail(given.email) })
    if (user) await mailLink(server, user, 'recovery', redirectTarget(c, server), given)
    return c.json({})
  })

  api.post('/otp', async (c) => {
    const given = await readBody(c, otpBody)
    const contact = readContact(given)
    const known = findUser(server, contact)
    if (!known && given.create_user === false) {
      throw new Problem(422, 'otp_disabled', 'Signups not allowed for otp')
    }
    const provider = 'email' in contact ? 'email' : 'phone'
    const user = known ?? createUser(server, { ...contact, provider, data: given.data })
    if ('phone' in contact) {
      await smsCode(server, user, user.phone_confirmed_at ? 'recovery' : 'confirmation', user.phone)
    } else if (user.email_confirmed_at) {
      await mailLink(server, user, 'magiclink', redirectTarget(c, server), given)
    } else {
      await confirmSignUp(server, user, redirectTarget(c, server), given)
    }
    return c.json({})
  })

  // OpenAPI: POST /resend; the answer does not reveal whether the address has an account.
  api.post('/resend', async (c) => {
    const given = await readBody(c, resendBody)
    const user = findUser(server, readContact(given))
    if (user) await resend(server, user, given, redirectTarget(c, server))
    return c.json({})
  })

  // OpenAPI: /reauthenticate; the description says POST, but every client and the server use GET.
  api.get('/reauthenticate', async (c) => {
    const { user } = await currentUser(c, server)
    if (user.email) {
      requireInterval(server, user, 'reauthentication')
      await mailCode(server, user, { type: 'reauthentication', kind: 'reauthentication', redirectTo: '' })
    } else {
      await smsCode(server, user, 'reauthentication', user.phone)
    }
    return c.json({})
  })
}

async function mailLink(
  server: AuthServer,
  user: User,
  type: MailType & ('recovery' | 'magiclink'),
  redirectTo: string,
  challenge: CodeChallenge,
): Promise<void> {
  requireInterval(server, user, 'recovery')
  const withFlow = startMailFlow(server, type, user.id, challenge)
  await mailCode(server, user, { type, kind: 'recovery', redirectTo, withFlow })
}

async function resend(
  server: AuthServer,
  user: User,
  given: z.infer<typeof resendBody>,
  redirectTo: string,
): Promise<void> {
  if (given.type === 'signup' && !user.email_confirmed_at) await confirmSignUp(server, user, redirectTo, given)
  if (given.type === 'sms' && !user.phone_confirmed_at) await smsCode(server, user, 'confirmation', user.phone)
  if (given.type === 'email_change' && user.new_email) {
    await sendEmailChange(server, user, user.new_email, redirectTo, given)
  }
  if (given.type === 'phone_change' && user.new_phone) await smsCode(server, user, 'phone_change', user.new_phone)
}
