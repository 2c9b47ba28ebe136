import { expect, it } from 'vitest'
import { authServer, password } from '../auth-server/auth-server'
import { freshCms } from '../setup/cms'
import { type Browser, newBrowser } from './browser'

const server = await authServer()

const { payload } = await freshCms(server.environment())
const auth = {
  ...(await import('@/features/auth/adopt-session')),
  ...(await import('@/features/auth/login')),
  ...(await import('@/features/auth/mail-requests')),
  ...(await import('@/features/auth/register')),
}

async function link() {
  const { email, session } = await server.signedIn()
  const { access_token, refresh_token } = session
  return { email, hash: { access_token, refresh_token, expires_in: '3600', token_type: 'bearer' } }
}

async function visitor() {
  const { email } = await server.signedIn()
  const browser = newBrowser()
  expect(await browser.run(() => auth.signInWithPassword({ email, password }))).toMatchObject({ ok: true })
  return { email, browser }
}

const adopt = (browser: Browser, given: object) => browser.run(() => auth.adoptSession(given))
const who = async (browser: Browser) => (await browser.run(() => auth.currentSession()))?.user?.email

it('names both accounts before it replaces a session, and replaces it only after a yes', async () => {
  const [{ email, browser }, sent] = [await visitor(), await link()]
  const before = new Map(browser.cookies)
  const question = { who: sent.email, present: email }
  expect(await adopt(browser, sent.hash)).toEqual({ ok: true, question })
  expect(await adopt(browser, { ...sent.hash, agreed: 'true' })).toEqual({ ok: true, question })
  expect(browser.cookies).toEqual(before)
  expect(await who(browser)).toBe(email)
  expect(await adopt(browser, { ...sent.hash, agreed: true })).toMatchObject({
    signedIn: { user: { email: sent.email } },
  })
  expect(await who(browser)).toBe(sent.email)
  const { docs } = await payload.find({ collection: 'sign-ins', where: { 'customer.email': { equals: email } } })
  expect(docs).toMatchObject([{ endedAt: expect.any(String) }])
})

it('asks someone who is not signed in too, and sets no cookie before', async () => {
  const [browser, sent] = [newBrowser(), await link()]
  expect(await adopt(browser, sent.hash)).toEqual({ ok: true, question: { who: sent.email, present: '' } })
  expect([...browser.cookies]).toEqual([])
})

it('asks nothing where this browser waits for a mail to that person', async () => {
  const [browser, sent, other] = [newBrowser(), await link(), await link()]
  await browser.run(() => auth.requestCode({ email: sent.email }, 'de'))
  expect(await adopt(browser, other.hash)).toMatchObject({ question: { who: other.email } })
  expect(await adopt(browser, sent.hash)).toMatchObject({ signedIn: { user: { email: sent.email } } })
})

it('leaves the session as it is for a code of someone else and for a forged token', async () => {
  const [{ email, browser }, sent] = [await visitor(), await link()]
  const forged = { ...sent.hash, access_token: 'a.b.c', agreed: true }
  for (const given of [{ code: 'of-somebody-else' }, forged, { ...sent.hash, refresh_token: '' }]) {
    expect(await adopt(browser, given)).toMatchObject({ problem: { code: 'link' } })
    expect(await who(browser)).toBe(email)
  }
})

it('lets a new password be set only in a session that a mail has opened, whatever type the browser names', async () => {
  const typed = await link()
  const { properties } = (await server.admin().generateLink({ type: 'recovery', email: typed.email })).data
  const token_hash = properties?.hashed_token ?? ''
  const { session } = (await server.client().auth.verifyOtp({ token_hash, type: 'recovery' })).data
  const mailed = { ...typed.hash, access_token: session?.access_token, refresh_token: session?.refresh_token }
  for (const [hash, answer] of [
    [typed.hash, { problem: { code: 'link' } }],
    [mailed, { ok: true }],
  ]) {
    const browser = newBrowser()
    expect(await adopt(browser, { ...hash, type: 'recovery', agreed: true })).toMatchObject({ ok: true })
    expect(await browser.run(() => auth.newPassword({ password: 'nine new elephants' }))).toMatchObject({ ...answer })
  }
})
