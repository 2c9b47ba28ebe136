import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { AuthServer } from './auth-server'
import { answerProblem } from './problem'
import { addAdminFactorRoutes } from './routes/admin-factors'
import { addAdminLinkRoutes } from './routes/admin-links'
import { addAdminUserRoutes } from './routes/admin-users'
import { addChallengeRoutes } from './routes/challenges'
import { addFactorRoutes } from './routes/factors'
import { addGeneralRoutes } from './routes/general'
import { addIdentityRoutes } from './routes/identities'
import { addMailRoutes } from './routes/mails'
import { addOAuthRoutes } from './routes/oauth'
import { addProviderRoutes } from './routes/provider'
import { addSessionRoutes } from './routes/sessions'
import { addSignUpRoutes } from './routes/sign-up'
import { addUserRoutes } from './routes/user'
import { addVerifyRoutes } from './routes/verify'

export function createApp(server: AuthServer): Hono {
  const api = new Hono()
  api.use(cors({ origin: '*', exposeHeaders: ['X-Total-Count', 'Link', 'X-Supabase-Api-Version'] }))
  api.use(async (c, next) => {
    const { publishableKey, secretKey } = server.options
    const key = c.req.header('apikey') ?? c.req.query('apikey') ?? ''
    if (!isOpen(c.req.path) && ![publishableKey, secretKey].includes(key)) {
      return c.json({ message: key ? 'Invalid API key' : 'No API key found in request' }, 401)
    }
    await next()
  })
  for (const add of [
    addGeneralRoutes,
    addSignUpRoutes,
    addSessionRoutes,
    addMailRoutes,
    addVerifyRoutes,
    addUserRoutes,
    addOAuthRoutes,
    addProviderRoutes,
    addIdentityRoutes,
    addFactorRoutes,
    addChallengeRoutes,
    addAdminUserRoutes,
    addAdminFactorRoutes,
    addAdminLinkRoutes,
  ]) {
    add(api, server)
  }
  api.onError(answerProblem)
  return new Hono().route('/auth/v1', api)
}

function isOpen(path: string): boolean {
  return /^\/auth\/v1\/(verify|callback|authorize|provider\/\w+|\.well-known\/jwks\.json)$/.test(path)
}
