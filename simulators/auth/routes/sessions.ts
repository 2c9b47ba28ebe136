import type { Hono } from 'hono'
import { z } from 'zod'
import { currentUser } from '../accounts/current-user'
import { redeemAuthCode } from '../accounts/flows'
import { refresh } from '../accounts/refresh'
import { endSessions, startSession } from '../accounts/sessions'
import { findUser, isBanned } from '../accounts/users'
import type { AuthServer } from '../auth-server'
import { isPassword } from '../passwords'
import { Problem } from '../problem'
import { readBody } from '../requests'
import { readContact } from './sign-up'

const passwordGrant = z.object({
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: z.string().default(''),
})
const refreshGrant = z.object({ refresh_token: z.string().min(1) })
const pkceGrant = z.object({ auth_code: z.string().min(1), code_verifier: z.string().min(1) })
const scopes = z.enum(['global', 'local', 'others'])

export function addSessionRoutes(api: Hono, server: AuthServer): void {
  api.post('/token', async (c) => {
    switch (c.req.query('grant_type')) {
      case 'password':
        return c.json(await signIn(server, await readBody(c, passwordGrant)))
      case 'refresh_token':
        return c.json(await refresh(server, (await readBody(c, refreshGrant)).refresh_token))
      case 'pkce': {
        const { auth_code, code_verifier } = await readBody(c, pkceGrant)
        const { user_id = '', method } = redeemAuthCode(server, auth_code, code_verifier)
        const user = server.store.users.find(user_id)
        if (!user) throw new Problem(404, 'user_not_found', 'User not found')
        return c.json(await startSession(server, user, method))
      }
      default:
        throw new Problem(400, 'invalid_credentials', 'unsupported_grant_type')
    }
  })

  api.post('/logout', async (c) => {
    const { user, session } = await currentUser(c, server)
    const scope = scopes.safeParse(c.req.query('scope') ?? 'global')
    if (!scope.success) throw new Problem(400, 'validation_failed', 'Unsupported logout scope')
    endSessions(server, ({ id, user_id }) => {
      const isThis = id === session.id
      return user_id === user.id && (scope.data === 'global' || isThis === (scope.data === 'local'))
    })
    return c.body(null, 204)
  })
}

async function signIn(server: AuthServer, given: z.infer<typeof passwordGrant>): Promise<Record<string, unknown>> {
  const contact = readContact(given)
  const user = findUser(server, contact)
  const wrong = new Problem(400, 'invalid_credentials', 'Invalid login credentials')
  const isTheirs = isPassword(given.password, user?.password)
  if (!user || !isTheirs) throw wrong
  if (isBanned(server, user)) throw new Problem(400, 'user_banned', 'User is banned')
  if ('email' in contact && !user.email_confirmed_at) {
    throw new Problem(400, 'email_not_confirmed', 'Email not confirmed')
  }
  if ('phone' in contact && !user.phone_confirmed_at) {
    throw new Problem(400, 'phone_not_confirmed', 'Phone not confirmed')
  }
  return startSession(server, user, 'password')
}
