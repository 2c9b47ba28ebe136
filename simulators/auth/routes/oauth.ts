import type { Context, Hono } from 'hono'
import { z } from 'zod'
import { linkProfile, userOfProfile } from '../accounts/external'
import { giveAuthCode, isOver, startFlow } from '../accounts/flows'
import { startSession } from '../accounts/sessions'
import { type AuthServer, has } from '../auth-server'
import { providers } from '../options'
import { Problem, problemAddress } from '../problem'
import type { Flow } from '../records'
import { codeChallenge, redirectTarget } from '../requests'

export function addOAuthRoutes(api: Hono, server: AuthServer): void {
  api.get('/authorize', (c) => c.redirect(providerAddress(c, server)))

  api.get('/callback', async (c) => {
    const flow = server.store.flows.find(c.req.query('state') ?? '')
    const target = flow?.redirect_to ?? server.options.siteUrl
    try {
      if (!flow || isOver(server, flow)) {
        throw new Problem(400, 'bad_oauth_state', 'OAuth callback with invalid state')
      }
      return c.redirect(await signedInAddress(server, flow, c.req.query('error')))
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      return c.redirect(problemAddress(error, target))
    }
  })
}

export function providerAddress(c: Context, server: AuthServer, linkingUserId?: string): string {
  const provider = z.enum(providers).safeParse(c.req.query('provider'))
  if (!provider.success || !has(server, provider.data)) {
    throw new Problem(400, 'validation_failed', 'Unsupported provider: provider is not enabled')
  }
  const challenge = codeChallenge.safeParse(c.req.query())
  if (!challenge.success) {
    throw new Problem(400, 'validation_failed', 'PKCE flow requires code_challenge_method and code_challenge')
  }
  const flow = startFlow(server, {
    ...challenge.data,
    method: 'oauth',
    redirect_to: redirectTarget(c, server),
    provider: provider.data,
    linking_user_id: linkingUserId,
  })
  return `${server.url}/provider/${provider.data}?${new URLSearchParams({ state: flow.id })}`
}

async function signedInAddress(server: AuthServer, flow: Flow, refusal?: string): Promise<string> {
  const { provider, profile, linking_user_id } = flow
  if (refusal || !provider || !profile) {
    throw new Problem(403, refusal ?? 'bad_oauth_callback', 'The user has denied the application access')
  }
  const found = { provider, profile }
  const user = linking_user_id ? linkProfile(server, linking_user_id, found) : await userOfProfile(server, found)
  const url = new URL(flow.redirect_to)
  if (flow.code_challenge) {
    url.searchParams.set('code', giveAuthCode(server, flow, user.id))
  } else {
    server.store.flows.delete(flow)
    const { user: _user, ...tokens } = await startSession(server, user, 'oauth')
    url.hash = `${new URLSearchParams(Object.entries(tokens).map(([name, value]) => [name, String(value)]))}`
  }
  return url.href
}
