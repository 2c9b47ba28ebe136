import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '../../scripts/services/free-port'
import { startMail } from '../../scripts/services/mail'
import type { CaughtMail } from '../../scripts/services/mailbox'
import { startSupabase } from '../../scripts/services/supabase'
import { startAuthServer } from '../../simulators/auth/server'
import { freshCms } from '../setup/cms'
import { type Browser, newBrowser } from './browser'

const folder = mkdtempSync(join(tmpdir(), 'broshura-ways-'))
const siteUrl = 'http://localhost:3999'
const phrase = 'seven green trams'
const mail = await startMail({ dir: join(folder, 'mail'), smtpPort: await freePort(), pagePort: await freePort() })
afterAll(() => mail.stop())
const environment = { SUPABASE_KEY: 'sb_publishable_test', SITE_URL: siteUrl, SMTP_URL: mail.smtpUrl }
const { payload } = await freshCms(environment)
const auth = {
  ...(await import('@/features/auth/login')),
  ...(await import('@/features/auth/register')),
  ...(await import('@/features/auth/mail-requests')),
  ...(await import('@/features/auth/verify')),
  ...(await import('@/features/auth/adopt-session')),
}

async function start(kind: string) {
  const common = { siteUrl, smtpUrl: mail.smtpUrl, mailFrom: 'shop@d.example', publishableKey: 'sb_publishable_test' }
  const place = { port: await freePort(), file: join(folder, `${kind}.db`) }
  return kind === 'full'
    ? startAuthServer({ ...common, ...place, secretKey: 'sb_secret_test' })
    : startSupabase({ ...common, ...place, jwtSecret: randomBytes(32).toString('hex') })
}

const newAddress = () => `${randomBytes(5).toString('hex')}@mail.example`
const mailsTo = async (to: string): Promise<CaughtMail[]> => (await fetch(`${mail.pageUrl}/api/mails?to=${to}`)).json()

async function mailed(to: string) {
  const text = (await mailsTo(to))[0]?.text ?? ''
  const link = new URL(text.match(/https?:\S+/)?.[0] ?? 'http://none')
  const token_hash = link.searchParams.get('token_hash') ?? link.searchParams.get('token') ?? ''
  return { code: text.match(/\b\d{6}\b/)?.[0] ?? '', token_hash, type: link.searchParams.get('type') ?? '' }
}

const register = (browser: Browser, email: string, more = {}) =>
  browser.run(() =>
    auth.registerCustomer({ email, password: phrase, terms: 'on', next: '/de/account-orders', ...more }, 'de'),
  )
const verify = (browser: Browser, given: Record<string, unknown>) => browser.run(() => auth.verify(given))
const login = (email: string, password = phrase) => newBrowser().run(() => auth.signInWithPassword({ email, password }))

async function holder() {
  const email = newAddress()
  const browser = newBrowser()
  await register(browser, email)
  expect(await verify(browser, { code: (await mailed(email)).code })).toMatchObject({ ok: true })
  return { email, browser }
}

describe.each(['full', 'lite'])('the ways in, on the %s auth server', (kind) => {
  let server: Awaited<ReturnType<typeof start>>
  beforeAll(async () => {
    server = await start(kind)
    const { env } = await import('@/server/env')
    env().SUPABASE_URL = server.url
  })
  afterAll(() => server.stop())

  it('make an account with the code of the mail, and lead to the wanted page', async () => {
    const email = newAddress()
    const browser = newBrowser()
    expect(await register(browser, email, { name: ' Ана ' })).toEqual({ ok: true })
    expect(await login(email)).toMatchObject({ problem: { code: 'credentials' } })
    expect(await verify(browser, { code: '000000' })).toMatchObject({ problem: { code: 'code', field: 'code' } })
    const { code } = await mailed(email)
    expect(await verify(browser, { code: `${code.slice(0, 3)} ${code.slice(3)}` })).toMatchObject({
      ok: true,
      verified: { event: 'SIGNED_IN', next: '/de/account-orders', signedIn: { user: { email } } },
    })
    expect(await browser.run(() => auth.currentSession())).toMatchObject({ user: { email } })
    const { docs } = await payload.find({ collection: 'customers', where: { email: { equals: email } } })
    expect(docs).toMatchObject([{ name: 'Ана', language: 'de' }])
  })

  it('do not call a code wrong that the auth server was too busy to look at', async () => {
    const [email, browser] = [newAddress(), newBrowser()]
    await register(browser, email)
    const { code } = await mailed(email)
    const real = globalThis.fetch
    const busy = () =>
      Response.json({ error_code: 'over_request_rate_limit', msg: 'Too many requests' }, { status: 429 })
    const stub = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (url, init) => (String(url).includes('/verify') ? busy() : real(url, init)))
    const refused = await verify(browser, { code }).finally(() => stub.mockRestore())
    expect(refused).toEqual({ ok: false, problem: { code: 'rate-limit' } })
    expect(await verify(browser, { code })).toMatchObject({ ok: true })
  })

  it('make an account with the link of the mail, on another device, once', async () => {
    const email = newAddress()
    await register(newBrowser(), email)
    const link = await mailed(email)
    expect(link.type).toBe('signup')
    const given = { ...link, next: '//evil.example' }
    expect(await verify(newBrowser(), given)).toMatchObject({ ok: true, verified: { next: '' } })
    expect(await verify(newBrowser(), given)).toMatchObject({ problem: { code: 'link' } })
    expect(await login(email)).toMatchObject({ ok: true })
  })

  it.each([
    [{ password: '' }, { code: 'incomplete', others: [{ code: 'required', field: 'password' }] }],
    [{ email: '' }, { code: 'incomplete', others: [{ code: 'required', field: 'email' }] }],
    [{ email: 'ana' }, { code: 'email', field: 'email' }],
    [{ password: 'eleven char' }, { code: 'password-short', field: 'password' }],
    [{ password: 'я'.repeat(129) }, { code: 'password-long', field: 'password' }],
    [{ password: 'password1234' }, { code: 'password-common', field: 'password' }],
    [
      { email: 'radostina@mail.example', password: 'radostina1987' },
      { code: 'password-common', field: 'password' },
    ],
    [{ terms: undefined }, { code: 'terms', field: 'terms' }],
    [
      { email: 'ana', password: 'short', terms: undefined },
      {
        code: 'email',
        field: 'email',
        others: [
          { code: 'password-short', field: 'password' },
          { code: 'terms', field: 'terms' },
        ],
      },
    ],
  ])('refuse a registration with %j', async (more, problem) => {
    expect(await register(newBrowser(), newAddress(), more)).toEqual({ ok: false, problem })
  })

  it('lead from a mail to a new password, which ends every other session', async () => {
    const { email, browser: other } = await holder()
    const browser = newBrowser()
    expect(await browser.run(() => auth.recover({ email }, 'de'))).toEqual({ ok: true })
    const link = await mailed(email)
    expect(link.type).toBe('recovery')
    const elsewhere = newBrowser()
    expect(await verify(elsewhere, link)).toMatchObject({ verified: { event: 'PASSWORD_RECOVERY' } })
    const set = (password: string) => elsewhere.run(() => auth.newPassword({ password }))
    expect(await set('password1234')).toMatchObject({ problem: { code: 'password-common' } })
    expect(await set('nine new elephants')).toMatchObject({ ok: true, user: { email } })
    expect(await set('again new elephants')).toMatchObject({ problem: { code: 'link' } })
    expect(await login(email)).toMatchObject({ problem: { code: 'credentials' } })
    expect(await login(email, 'nine new elephants')).toMatchObject({ ok: true })
    expect(await other.run(() => auth.currentSession())).toMatchObject({ user: null })
    expect(await elsewhere.run(() => auth.currentSession())).toMatchObject({ user: { email } })
  })

  it('take a whole sentence in Cyrillic as a password, wherever one is asked for', async () => {
    const [email, browser] = [newAddress(), newBrowser()]
    const [sentence, other] = [`${'дълга тайна '.repeat(10)}1234567`, `${'дълга тайна '.repeat(10)}7654321`]
    expect(await register(browser, email, { password: sentence })).toEqual({ ok: true })
    expect(await verify(browser, { code: (await mailed(email)).code })).toMatchObject({ ok: true })
    expect(await login(email, other)).toMatchObject({ problem: { code: 'credentials' } })
    expect(await login(email, sentence)).toMatchObject({ ok: true })
    await browser.run(() => auth.recover({ email }, 'bg'))
    expect(await verify(browser, await mailed(email))).toMatchObject({ verified: { event: 'PASSWORD_RECOVERY' } })
    expect(await browser.run(() => auth.newPassword({ password: other }))).toMatchObject({ ok: true })
    expect(await login(email, other)).toMatchObject({ ok: true })
  })

  it('set no password in a session that no recovery mail opened', async () => {
    const { browser } = await holder()
    const set = (one: Browser) => one.run(() => auth.newPassword({ password: 'nine new elephants' }))
    expect(await set(browser)).toMatchObject({ problem: { code: 'link' } })
    browser.cookies.set('broshura-recovery', `${Math.floor(Date.now() / 1000) + 600}.forged`)
    expect(await set(browser)).toMatchObject({ problem: { code: 'link' } })
    expect(await set(newBrowser())).toMatchObject({ problem: { code: 'link' } })
  })

  it('ask for a new mail where the session of the last one has ended before the password is set', async () => {
    const [{ email }, browser] = [await holder(), newBrowser()]
    await browser.run(() => auth.recover({ email }, 'de'))
    expect(await verify(browser, await mailed(email))).toMatchObject({ verified: { event: 'PASSWORD_RECOVERY' } })
    const real = globalThis.fetch
    const ended = () => Response.json({ error_code: 'session_not_found', msg: 'Session not found' }, { status: 403 })
    const stub = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (url, init) => (init?.method === 'PUT' ? ended() : real(url, init)))
    const answer = browser.run(() => auth.newPassword({ password: 'nine new elephants' }))
    expect(await answer.finally(() => stub.mockRestore())).toEqual({ ok: false, problem: { code: 'link' } })
  })

  it('sign in with a mailed code, and with one that was asked for again', async () => {
    const { email } = await holder()
    const browser = newBrowser()
    await browser.run(() => auth.requestCode({ email }, 'ru'))
    const { code } = await mailed(email)
    await browser.run(() => auth.resend({}, 'ru'))
    const again = await mailed(email)
    if (again.code !== code) expect(await verify(browser, { code })).toMatchObject({ problem: { code: 'code' } })
    expect(await verify(browser, { code: again.code })).toMatchObject({ verified: { event: 'SIGNED_IN' } })
    expect(await verify(newBrowser(), { code: again.code })).toMatchObject({ problem: { code: 'link' } })
    expect(await newBrowser().run(() => auth.resend({}, 'ru'))).toMatchObject({ problem: { code: 'link' } })
  })

  it('answer the same whoever has an account, and write to nobody without one', async () => {
    const { email: known } = await holder()
    const waiting = newAddress()
    await register(newBrowser(), waiting)
    const nobody = newAddress()
    const before = (await mailsTo(known)).length
    for (const email of [known, waiting, nobody]) {
      const ask = newBrowser()
      expect(await register(ask, email, { password: 'not their password' })).toEqual({ ok: true })
      expect(await newBrowser().run(() => auth.recover({ email }, 'en'))).toEqual({ ok: true })
      expect(await newBrowser().run(() => auth.requestCode({ email }, 'en'))).toEqual({ ok: true })
      expect(await ask.run(() => auth.resend({}, 'en'))).toEqual({ ok: true })
      expect(await login(email, 'not their password')).toEqual({ ok: false, problem: { code: 'credentials' } })
      expect(await verify(ask, { code: '000000' })).toEqual({ ok: false, problem: { code: 'code', field: 'code' } })
      expect([...ask.cookies.keys()]).toEqual(['broshura-awaited'])
    }
    expect((await mailsTo(known)).length).toBeGreaterThan(before)
    expect(await login(known)).toMatchObject({ ok: true })
  })

  it('take over the session of an address, with all its parts and a true token only', async () => {
    const { email, browser } = await holder()
    const kept = [...browser.cookies].filter(([name]) => /^broshura-session/.test(name)).map(([, value]) => value)
    const text = Buffer.from(kept.join('').replace('base64-', ''), 'base64url').toString()
    const { access_token, refresh_token }: Record<string, string> = JSON.parse(text)
    const hash = { access_token, refresh_token, expires_in: '3600', token_type: 'bearer' }
    const adopt = (given: object) => newBrowser().run(() => auth.adoptSession({ agreed: true, ...given }))
    expect(await adopt(hash)).toMatchObject({ ok: true, signedIn: { user: { email } } })
    for (const part of Object.keys(hash)) {
      expect(await adopt({ ...hash, [part]: undefined })).toMatchObject({ problem: { code: 'link' } })
    }
    expect(await adopt({ ...hash, access_token: 'a.b.c' })).toMatchObject({ problem: { code: 'link' } })
    expect(await adopt({ ...hash, access_token: `${access_token}x` })).toMatchObject({ problem: { code: 'link' } })
    expect(await adopt({ code: 'of-somebody-else' })).toMatchObject({ problem: { code: 'link' } })
  })
})
