import { randomUUID } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Browser, newBrowser } from '../auth/browser'
import { totp } from '../auth-server/totp'
import { freshDatabase } from '../setup/database'
import type { ContractServer } from './servers'

const password = 'a password long enough'

/** Everything that the shop relies on, tested against any auth server. */
export function contract(
  name: string,
  start: () => Promise<ContractServer>,
  { has }: { has: 'little' | 'everything' },
) {
  let server: ContractServer
  let payload: Payload
  let ours: Awaited<ReturnType<typeof load>>

  beforeAll(async () => {
    server = await start()
    await freshDatabase()
    Object.assign(process.env, { SUPABASE_URL: server.url, SUPABASE_KEY: server.key })
    ours = await load()
    payload = await (await import('@/server/cms')).cmsSystem()
  })
  afterAll(async () => {
    await payload.destroy()
    await server.stop()
  })

  const authClient = (browser: Browser) => browser.run(async () => ours.createAuthClient(await ours.requestCookies()))
  const login = (browser: Browser, email: string, given = password) =>
    browser.run(() => ours.signInWithPassword({ email, password: given }))
  const session = (browser: Browser) => browser.run(() => ours.currentSession())

  async function code(to: string, already = 0): Promise<string> {
    const arrived = async () => {
      const mails = await server.mails(to)
      return mails.length > already && mails[0]
    }
    const text = await vi.waitUntil(arrived, { timeout: 20_000 })
    return text.match(/\b\d{6}\b/)?.[0] ?? ''
  }

  async function person() {
    const email = `${randomUUID()}@contract.example`
    const browser = newBrowser()
    const auth = await authClient(browser)
    expect((await auth.signUp({ email, password })).error).toBeNull()
    const { error } = await auth.verifyOtp({ email, token: await code(email), type: 'signup' })
    expect(error).toBeNull()
    return { email, browser, auth }
  }

  async function signedIn(email: string) {
    const browser = newBrowser()
    expect(await login(browser, email)).toMatchObject({ ok: true })
    return browser
  }

  describe(name, () => {
    it('makes an account that is closed until its address is confirmed', async () => {
      const email = `${randomUUID()}@contract.example`
      const auth = await authClient(newBrowser())
      const { data, error } = await auth.signUp({ email, password })
      expect([error, data.session]).toEqual([null, null])
      expect(await login(newBrowser(), email)).toMatchObject({ ok: false, problem: { code: 'credentials' } })
      const confirmed = await auth.verifyOtp({ email, token: await code(email), type: 'signup' })
      expect(confirmed.data.session).not.toBeNull()
      expect(await login(newBrowser(), email)).toMatchObject({ ok: true, signedIn: { user: { email } } })
    })

    it('refuses a wrong password and an unknown address alike', async () => {
      const { email } = await person()
      const wrong = await login(newBrowser(), email, 'not the password')
      expect(wrong).toMatchObject({ ok: false, problem: { code: 'credentials' } })
      expect(await login(newBrowser(), `${randomUUID()}@contract.example`)).toEqual(wrong)
    })

    it('renews a session and rotates its token', async () => {
      const { email } = await person()
      const browser = await signedIn(email)
      const auth = await authClient(browser)
      const before = (await auth.getSession()).data.session
      const { data, error } = await browser.run(() => auth.refreshSession())
      expect(error).toBeNull()
      expect(data.session?.refresh_token).not.toBe(before?.refresh_token)
      expect(await session(browser)).toMatchObject({ user: { email } })
      expect(
        (await payload.count({ collection: 'sign-ins', where: { 'customer.email': { equals: email } } })).totalDocs,
      ).toBe(1)
    })

    it.each([
      ['local', [false, true]],
      ['others', [true, false]],
      ['global', [false, false]],
    ] as const)('signs out: %s', async (scope, left) => {
      const { email } = await person()
      const [here, there] = [await signedIn(email), await signedIn(email)]
      expect(await here.run(() => ours.endOwnSession(payload, scope))).toEqual({ ok: true })
      const users = [(await session(here))?.user, (await session(there))?.user]
      expect(users.map((user) => user !== null)).toEqual(left)
    })

    it('recovers an account by a mail', async () => {
      const { email } = await person()
      const auth = await authClient(newBrowser())
      const before = (await server.mails(email)).length
      expect((await auth.resetPasswordForEmail(email)).error).toBeNull()
      const token = await code(email, before)
      expect((await auth.verifyOtp({ email, token, type: 'recovery' })).error).toBeNull()
      expect((await auth.updateUser({ password: 'quite another password' })).error).toBeNull()
      expect(await login(newBrowser(), email)).toMatchObject({ ok: false })
      expect(await login(newBrowser(), email, 'quite another password')).toMatchObject({ ok: true })
    })

    it('keeps what a person says of themselves', async () => {
      const { email, auth } = await person()
      expect((await auth.updateUser({ data: { name: 'Ива', role: 'admin' } })).error).toBeNull()
      const browser = await signedIn(email)
      // The tokens of the embedded server lack the metadata, so the server itself is asked.
      const { data } = await (await authClient(browser)).getUser()
      expect(data.user?.user_metadata).toMatchObject({ name: 'Ива' })
      expect((await session(browser))?.user?.app_metadata).not.toHaveProperty('role')
    })

    it('offers an authenticator app exactly where the server has second factors', async () => {
      const { email } = await person()
      const browser = await signedIn(email)
      const offer = await browser.run(async () => ours.offered(await authClient(browser)))
      expect(offer.app).toBe(has === 'everything')
      if (has === 'little') expect(offer).toEqual({ app: false, phone: false, linking: [] })
    })

    it('signs in by a code from a mail', async () => {
      const { email } = await person()
      const browser = newBrowser()
      const auth = await authClient(browser)
      const before = (await server.mails(email)).length
      expect((await auth.signInWithOtp({ email, options: { shouldCreateUser: false } })).error).toBeNull()
      const token = await code(email, before)
      await browser.run(() => ours.savePendingVerification({ kind: 'login', contact: { email }, next: '' }))
      expect(await browser.run(() => ours.verify({ code: token }))).toMatchObject({ ok: true })
      expect(await session(browser)).toMatchObject({ user: { email } })
    })
  })

  describe.runIf(has === 'everything')(`${name}, what the embedded server has not`, () => {
    it('raises a session by a second factor', async () => {
      const { email, auth } = await person()
      const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'App' })
      if (error) throw error
      const now = () => totp(data.totp.secret, Date.now())
      expect((await auth.mfa.challengeAndVerify({ factorId: data.id, code: now() })).error).toBeNull()
      const browser = await signedIn(email)
      expect(await session(browser)).toMatchObject({ owesCode: true })
      const given = await browser.run(() => ours.verifyCode({ factor: data.id, code: now() }))
      expect(given).toMatchObject({ ok: true, signedIn: { session: { aal: 'aal2' } } })
    })

    it('lists the identity of the address', async () => {
      const { auth } = await person()
      const { data } = await auth.getUserIdentities()
      expect(data?.identities.map(({ provider }) => provider)).toEqual(['email'])
    })

    it('says in the token what the administration has written', async ({ skip }) => {
      if (!server.secretKey) return skip('there is no key for the administration')
      const { email, auth } = await person()
      const { data } = await auth.getUser()
      const { admin } = createClient(server.url, server.secretKey, { auth: { persistSession: false } }).auth
      const changed = await admin.updateUserById(data.user?.id ?? '', { app_metadata: { role: 'admin' } })
      expect(changed.error).toBeNull()
      expect(await session(await signedIn(email))).toMatchObject({ user: { app_metadata: { role: 'admin' } } })
    })
  })
}

async function load() {
  return {
    ...(await import('@/server/supabase')),
    ...(await import('@/features/auth/auth-server')),
    ...(await import('@/features/auth/login')),
    ...(await import('@/features/auth/end-session')),
    ...(await import('@/features/auth/adopt-session')),
    ...(await import('@/features/auth/codes')),
    ...(await import('@/features/auth/auth-cookies')),
    ...(await import('@/features/auth/verify')),
    ...(await import('@/features/auth/security/identities')),
  }
}
