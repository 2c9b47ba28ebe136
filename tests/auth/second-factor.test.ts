import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { authServer, password } from '../auth-server/auth-server'
import { totp } from '../auth-server/totp'
import { freshCms } from '../setup/cms'
import { type Browser, newBrowser } from './browser'

const server = await authServer()

const { payload } = await freshCms(server.environment())
const limits = await import('@/features/auth/sign-in-limits')
const auth = {
  ...(await import('@/features/auth/login')),
  ...(await import('@/features/auth/codes')),
  ...(await import('@/features/auth/mail-requests')),
  ...(await import('@/features/auth/register')),
  ...(await import('@/features/auth/verify')),
  ...(await import('@/features/auth/adopt-session')),
}

async function withTotp() {
  const person = await server.signedIn()
  const { data, error } = await person.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'My phone' })
  if (error) throw error
  const { id: factor, totp: app } = data
  await person.auth.mfa.challengeAndVerify({ factorId: factor, code: totp(app.secret, server.clock.now) })
  return { ...person, factor, code: () => totp(app.secret, server.clock.now) }
}

const signIn = (browser: Browser, email: string) => browser.run(() => auth.signInWithPassword({ email, password }))
const session = (browser: Browser) => browser.run(() => auth.currentSession())
const give = (browser: Browser, factor: string, code: string) => browser.run(() => auth.verifyCode({ factor, code }))

describe('a sign-in with a second factor', () => {
  it('owes a code, and is in with it', async () => {
    const { email, factor, code } = await withTotp()
    const browser = newBrowser()
    expect(await signIn(browser, email)).toMatchObject({ ok: true, signedIn: { nextLevel: 'aal2' } })
    expect(await session(browser)).toMatchObject({ owesCode: true, session: { aal: 'aal1' } })
    expect(await give(browser, factor, '12345')).toMatchObject({ problem: { code: 'code-digits', field: 'code' } })
    const now = code()
    expect(await give(browser, factor, now === '000000' ? '000001' : '000000')).toMatchObject({
      problem: { code: 'code-app', field: 'code' },
    })
    expect(await give(browser, factor, `${now.slice(0, 3)} ${now.slice(3)}`)).toMatchObject({
      ok: true,
      signedIn: { session: { aal: 'aal2' } },
    })
    expect(await session(browser)).toMatchObject({ owesCode: false, session: { aal: 'aal2' } })
  })

  it('says that the code could not be checked, where it was not the code that was wrong', async () => {
    const { email, factor, code } = await withTotp()
    const browser = newBrowser()
    await signIn(browser, email)
    const giveWhile = async (answer: Response) => {
      const real = globalThis.fetch
      const stub = vi
        .spyOn(globalThis, 'fetch')
        .mockImplementation(async (url, init) => (String(url).endsWith('/challenge') ? answer : real(url, init)))
      return give(browser, factor, code()).finally(() => stub.mockRestore())
    }
    const busy = Response.json({ error_code: 'over_request_rate_limit', msg: 'Too many requests' }, { status: 429 })
    expect(await giveWhile(busy)).toMatchObject({ problem: { code: 'rate-limit' } })
    expect(await giveWhile(Response.json({}, { status: 503 }))).toMatchObject({ problem: { code: 'unavailable' } })
    expect(await give(browser, factor, code())).toMatchObject({ ok: true })
  })

  it('counts no password against its account that was right or could not be checked', async () => {
    const { email } = await server.signedIn()
    const account = { kind: 'password', account: email } as const
    const guess = () => limits.checkSignInLimit(payload, { network: randomUUID(), account, knownDevice: false })
    for (let time = 0; time < 48; time += 1) expect(await guess()).toBe(true)
    const silent = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}, { status: 503 }))
    for (let time = 0; time < 4; time += 1) {
      expect(await signIn(newBrowser(), email)).toMatchObject({ problem: { code: 'unavailable' } })
    }
    silent.mockRestore()
    for (let time = 0; time < 4; time += 1) expect(await signIn(newBrowser(), email)).toMatchObject({ ok: true })
    expect([await guess(), await guess(), await guess()]).toEqual([true, true, false])
  })

  it('takes a factor of its own alone', async () => {
    const [mine, theirs] = [await withTotp(), await withTotp()]
    const browser = newBrowser()
    await signIn(browser, mine.email)
    expect(await give(browser, theirs.factor, theirs.code())).toMatchObject({ problem: { code: 'code' } })
    expect(await session(browser)).toMatchObject({ owesCode: true })
  })

  it('needs a session', async () => {
    const { factor, code } = await withTotp()
    expect(await give(newBrowser(), factor, code())).toMatchObject({ problem: { code: 'signed-out' } })
    expect(await newBrowser().run(() => auth.sendCode({ factor }))).toMatchObject({ problem: { code: 'signed-out' } })
  })

  it('is needed for a new password too, which the mail of a recovery does not replace', async () => {
    const { email, factor, code } = await withTotp()
    const browser = newBrowser()
    expect(await browser.run(() => auth.recover({ email }, 'en'))).toEqual({ ok: true })
    const { hash: token_hash } = await server.lastMail(email)
    expect(await browser.run(() => auth.verify({ token_hash, type: 'recovery' }))).toMatchObject({
      verified: { signedIn: { nextLevel: 'aal2' }, event: 'PASSWORD_RECOVERY' },
    })
    const set = () => browser.run(() => auth.newPassword({ password: 'nine new elephants' }))
    expect(await set()).toMatchObject({ problem: { code: 'signed-out' } })
    expect(await give(browser, factor, code())).toMatchObject({ ok: true })
    expect(await set()).toMatchObject({ ok: true })
  })

  it('limits the guesses at one address, and locks nobody out elsewhere', async () => {
    const { email, factor, code } = await withTotp()
    const guesser = newBrowser()
    await signIn(guesser, email)
    const wrong = code() === '000000' ? '000001' : '000000'
    for (let guess = 1; guess <= 8; guess++) await give(guesser, factor, wrong)
    expect(await give(guesser, factor, code())).toMatchObject({ problem: { code: 'rate-limit' } })
    const owner = newBrowser()
    await signIn(owner, email)
    expect(await give(owner, factor, code())).toMatchObject({ ok: true })
  })

  it('ends sign-ins that have not given the code', async () => {
    const { email, factor, code } = await withTotp()
    const [here, there] = [newBrowser(), newBrowser()]
    await signIn(here, email)
    await signIn(there, email)
    await give(here, factor, code())
    expect(await session(there)).toMatchObject({ user: null })
    expect(await session(here)).toMatchObject({ owesCode: false })
  })

  it('sends a code to a phone, which serves once', async () => {
    const person = await server.signedIn()
    const phone = '+359888100200'
    const { data } = await person.auth.mfa.enroll({ factorType: 'phone', phone, friendlyName: 'Mobile' })
    const factor = data?.id ?? ''
    const challengeId = (await person.auth.mfa.challenge({ factorId: factor })).data?.id ?? ''
    const sms = () => server.lastMail('359888100200@sms.example')
    await person.auth.mfa.verify({ factorId: factor, challengeId, code: (await sms()).code })

    const browser = newBrowser()
    await signIn(browser, person.email)
    expect(await give(browser, factor, '123456')).toMatchObject({ problem: { code: 'code' } })
    expect(await browser.run(() => auth.sendCode({ factor }))).toEqual({ ok: true })
    const { code } = await sms()
    expect(await give(browser, factor, code)).toMatchObject({ ok: true })
    expect(await give(browser, factor, code)).toMatchObject({ problem: { code: 'code' } })
  })
})
