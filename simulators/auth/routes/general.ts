import type { Hono } from 'hono'
import { type AuthServer, has } from '../auth-server'
import { providers } from '../options'

const otherProviders = ['apple', 'azure', 'bitbucket', 'discord', 'facebook', 'figma', 'gitlab', 'kakao', 'keycloak']

export function addGeneralRoutes(api: Hono, server: AuthServer): void {
  api.get('/health', (c) =>
    c.json({ version: 'v2', name: 'GoTrue', description: 'A stand-in for GoTrue for development and tests' }),
  )

  api.get('/settings', (c) => {
    const on = new Set<string>([...providers.filter((name) => has(server, name)), 'email', 'phone'])
    const all = [...otherProviders, ...providers, ...on, 'anonymous_users']
    return c.json({
      external: Object.fromEntries(all.map((name) => [name, on.has(name)])),
      disable_signup: false,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      sms_provider: 'mailbox',
      mfa_enabled: true,
      saml_enabled: false,
    })
  })

  api.get('/.well-known/jwks.json', (c) => {
    c.header('Cache-Control', 'public, max-age=600')
    return c.json(server.keys.jwks)
  })
}
