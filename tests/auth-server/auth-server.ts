import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { importJWK, type JWTPayload, SignJWT } from 'jose'
import { afterAll } from 'vitest'
import { freePort } from '../../scripts/services/free-port'
import { startMail } from '../../scripts/services/mail'
import type { CaughtMail } from '../../scripts/services/mailbox'
import type { AuthServerOptions } from '../../simulators/auth/options'
import { startAuthServer } from '../../simulators/auth/server'
import { openStore } from '../../simulators/auth/store'

export const siteUrl = 'http://localhost:3999'
export const password = 'много-тайна-1'
const publishableKey = 'sb_publishable_test'
export const secretKey = 'sb_secret_test'

export async function authServer(more: Partial<AuthServerOptions> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'broshura-auth-'))
  const clock = { now: Date.now() }
  const mail = await startMail({ dir: join(folder, 'mail'), smtpPort: await freePort(), pagePort: await freePort() })
  const keys = { publishableKey, secretKey }
  const file = join(folder, 'auth.db')
  const addresses = { siteUrl, smtpUrl: mail.smtpUrl, mailFrom: 'shop@d.example' }
  const options = { file, port: await freePort(), ...keys, ...addresses, now: () => clock.now, ...more }
  let server = await startAuthServer(options)
  afterAll(async () => {
    await server.stop()
    await mail.stop()
    rmSync(folder, { recursive: true })
  })

  let people = 0
  const fixtures = {
    clock,
    pass: (seconds: number) => {
      clock.now += seconds * 1000
    },
    /** On another port, because open connections to the old one are closed late. */
    restart: async () => {
      await server.stop()
      server = await startAuthServer({ ...options, port: await freePort() })
    },
    environment: () => ({ SUPABASE_URL: server.url, SUPABASE_KEY: publishableKey, SITE_URL: siteUrl }),
    environmentOfAdmin: () => ({ ...fixtures.environment(), SUPABASE_SECRET_KEY: secretKey }),
    signed: async (claims: JWTPayload) => {
      const store = openStore(options.file)
      const [key] = store.keys.where(() => true)
      store.close()
      if (!key) throw new Error('The server has no key')
      const header = { alg: 'ES256', kid: key.id, typ: 'JWT' }
      return new SignJWT(claims).setProtectedHeader(header).sign(await importJWK(key.jwk, 'ES256'))
    },
    url: (path: string) => `${server.url}/auth/v1${path}`,
    newAddress: () => `customer-${++people}@d.example`,
    client: (flowType: 'implicit' | 'pkce' = 'implicit') => client(server.url, publishableKey, flowType),
    admin: () => client(server.url, secretKey, 'implicit').auth.admin,
    /** A plain request with the site's own address, which the client does not allow. */
    raw: (path: string, { token, ...init }: RequestInit & { token?: string } = {}) =>
      fetch(fixtures.url(path), {
        redirect: 'manual',
        ...init,
        headers: {
          apikey: publishableKey,
          'x-supabase-api-version': '2024-01-01',
          ...(token && { authorization: `Bearer ${token}` }),
          ...init.headers,
        },
      }),
    mails: async (to: string): Promise<CaughtMail[]> =>
      (await fetch(`${mail.pageUrl}/api/mails?to=${encodeURIComponent(to)}`)).json(),
    lastMail: async (to: string) => readMail((await fixtures.mails(to))[0]),
    signedIn: async () => {
      const email = fixtures.newAddress()
      const { data } = await fixtures.admin().createUser({ email, password, email_confirm: true })
      const browser = fixtures.client()
      const { session } = (await browser.auth.signInWithPassword({ email, password })).data
      if (!data.user || !session) throw new Error('Nobody is signed in')
      return { email, id: data.user.id, session, auth: browser.auth }
    },
  }
  return fixtures
}

function client(url: string, key: string, flowType: 'implicit' | 'pkce'): SupabaseClient {
  return createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false, flowType } })
}

function readMail(mail: CaughtMail | undefined) {
  const link = mail?.text.match(/https?:\S+/)?.[0]
  return {
    subject: mail?.subject ?? '',
    code: mail?.text.match(/\b\d{6}\b/)?.[0] ?? '',
    link: link ?? '',
    hash: (link && new URL(link).searchParams.get('token_hash')) ?? '',
  }
}
