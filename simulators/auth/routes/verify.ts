import type { Hono } from 'hono'
import { z } from 'zod'
import { giveAuthCode } from '../accounts/flows'
import { changeOwnIdentity } from '../accounts/identities'
import { findByCode, findByHash, flowPrefix, kindsOf } from '../accounts/one-time-tokens'
import { startSession } from '../accounts/sessions'
import { changeUser, isBanned } from '../accounts/users'
import { type AuthServer, moment } from '../auth-server'
import { Problem, problemAddress } from '../problem'
import type { OneTimeToken, User } from '../records'
import { readBody, redirectTarget, validEmail, validPhone } from '../requests'
import { confirmEmailChange, confirmPhoneChange } from './user-address'

const body = z.object({
  type: z.string(),
  token_hash: z.string().nullish(),
  token: z.string().nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
})

const onlyOne = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

export function addVerifyRoutes(api: Hono, server: AuthServer): void {
  api.post('/verify', async (c) => {
    const user = redeem(server, findToken(server, await readBody(c, body)))
    if (!user) return c.json({ msg: onlyOne, code: '200' })
    return c.json(await startSession(server, user, 'otp'))
  })

  api.get('/verify', async (c) => {
    const { token = '', type = '' } = c.req.query()
    const target = redirectTarget(c, server)
    try {
      const found = requireToken(findByHash(server, token, kindsOf(type)), 'Email link is invalid or has expired')
      const user = redeem(server, found)
      return c.redirect(user ? await signedInAddress(server, user, token, type, target) : withMessage(target), 303)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      return c.redirect(problemAddress(error, target), 303)
    }
  })
}

function findToken(server: AuthServer, { type, ...given }: z.infer<typeof body>): OneTimeToken {
  const kinds = kindsOf(type)
  if (kinds.length === 0) throw new Problem(400, 'validation_failed', 'Invalid email verification type')
  if (given.token_hash) {
    return requireToken(findByHash(server, given.token_hash, kinds), 'Email link is invalid or has expired')
  }
  const address = given.email ? validEmail(given.email) : given.phone ? validPhone(given.phone) : undefined
  if (!address || !given.token) {
    throw new Problem(400, 'validation_failed', 'Verify requires either a token or a token hash')
  }
  return requireToken(findByCode(server, address, given.token, kinds), 'Token has expired or is invalid')
}

function requireToken(token: OneTimeToken | undefined, message: string): OneTimeToken {
  if (token) return token
  throw new Problem(403, 'otp_expired', message)
}

/** @returns undefined when one of two confirmations is still missing */
function redeem(server: AuthServer, token: OneTimeToken): User | undefined {
  const user = server.store.users.find(token.user_id)
  if (!user) throw new Problem(403, 'otp_expired', 'Token has expired or is invalid')
  if (isBanned(server, user)) throw new Problem(403, 'user_banned', 'User is banned')
  server.store.oneTimeTokens.delete(token)
  switch (token.kind) {
    case 'email_change_current':
    case 'email_change_new':
      return confirmEmailChange(server, user, token)
    case 'phone_change':
      return confirmPhoneChange(server, user)
    default:
      return confirm(server, user, token.address.includes('@') ? 'email' : 'phone')
  }
}

/** A code that was sent to an address and came back proves that the address is the user's. */
function confirm(server: AuthServer, user: User, kind: 'email' | 'phone'): User {
  if (user[`${kind}_confirmed_at`]) return user
  changeOwnIdentity(server, user.id, kind, { [`${kind}_verified`]: true })
  return changeUser(server, user.id, { [`${kind}_confirmed_at`]: moment(server) })
}

async function signedInAddress(server: AuthServer, user: User, token: string, type: string, target: string) {
  const url = new URL(target)
  if (token.startsWith(flowPrefix)) {
    const method = type === 'signup' ? 'email/signup' : type
    const flow = server.store.flows.where((one) => one.user_id === user.id && one.method === method).at(-1)
    if (!flow) throw new Problem(400, 'flow_state_not_found', 'No associated flow state found.')
    url.searchParams.set('code', giveAuthCode(server, flow, user.id))
  } else {
    const { user: _user, ...tokens } = await startSession(server, user, 'otp')
    const values = Object.entries({ ...tokens, type }).map(([name, value]) => [name, String(value)])
    url.hash = `${new URLSearchParams(values)}`
  }
  return url.href
}

function withMessage(target: string): string {
  const url = new URL(target)
  url.hash = `${new URLSearchParams({ message: onlyOne })}`
  return url.href
}
