import type { Hono } from 'hono'
import { z } from 'zod'
import { currentUser } from '../accounts/current-user'
import { hasSecondFactor } from '../accounts/factors'
import { smsCode } from '../accounts/messages'
import { findByCode } from '../accounts/one-time-tokens'
import { endSessions } from '../accounts/sessions'
import { changeUser, publicUser, requireFree } from '../accounts/users'
import type { AuthServer } from '../auth-server'
import { settings } from '../options'
import { hashPassword, isPassword, requireStrength } from '../passwords'
import { Problem } from '../problem'
import type { Session, User } from '../records'
import { codeChallenge, metadata, readBody, redirectTarget, validEmail, validPhone } from '../requests'
import { sendEmailChange } from './user-address'

const body = codeChallenge.extend({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
  nonce: z.string().nullish(),
  data: metadata,
  app_metadata: metadata,
})

export function addUserRoutes(api: Hono, server: AuthServer): void {
  api.get('/user', async (c) => c.json(publicUser(server, (await currentUser(c, server)).user)))

  api.put('/user', async (c) => {
    const given = await readBody(c, body)
    const { user, session } = await currentUser(c, server)
    const email = given.email ? validEmail(given.email) : user.email
    const phone = given.phone ? validPhone(given.phone) : user.phone
    const { password, nonce, data } = given
    if (password) requireStrength(password)
    if (given.app_metadata) {
      throw new Problem(403, 'not_admin', 'Updating app_metadata requires admin privileges')
    }
    const changesSignIn = password || email !== user.email || phone !== user.phone
    if (changesSignIn && session.aal === 'aal1' && hasSecondFactor(server, user.id)) {
      const message = 'AAL2 session is required to update email or password when MFA is enabled.'
      throw new Problem(401, 'insufficient_aal', message)
    }
    if (email !== user.email) requireFree(server, { email }, user.id)
    if (phone !== user.phone) requireFree(server, { phone }, user.id)
    if (password) changePassword(server, user, session, password, nonce)
    if (data) changeUser(server, user.id, { user_metadata: { ...user.user_metadata, ...data } })
    if (email !== user.email) await sendEmailChange(server, user, email, redirectTarget(c, server), given)
    if (phone !== user.phone) {
      changeUser(server, user.id, { new_phone: phone })
      await smsCode(server, user, 'phone_change', phone)
    }
    return c.json(publicUser(server, server.store.users.find(user.id) ?? user))
  })
}

function changePassword(
  server: AuthServer,
  user: User,
  session: Session,
  password: string,
  nonce: string | null | undefined,
): void {
  const age = server.now() - session.created_at
  if (age > settings.reauthenticateAfterSeconds * 1000) requireNonce(server, user, nonce)
  if (isPassword(password, user.password)) {
    throw new Problem(422, 'same_password', 'New password should be different from the old password.')
  }
  changeUser(server, user.id, { password: hashPassword(password) })
  endSessions(server, ({ id, user_id }) => user_id === user.id && id !== session.id)
}

/**
 * Some time after the sign-in, a password change needs a code from a mail, because another person may be at the device.
 */
function requireNonce(server: AuthServer, user: User, nonce: string | null | undefined): void {
  if (!nonce) throw new Problem(400, 'reauthentication_needed', 'Password update requires reauthentication')
  const token = findByCode(server, user.email || user.phone, nonce, ['reauthentication'])
  if (token?.user_id !== user.id) {
    throw new Problem(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
  }
  server.store.oneTimeTokens.delete(token)
}
