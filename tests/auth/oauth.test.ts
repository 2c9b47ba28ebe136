import { expect, it } from 'vitest'
import { authServer } from '../auth-server/auth-server'
import { freshCms } from '../setup/cms'
import { type Browser, newBrowser } from './browser'

const server = await authServer({ without: ['google'] })

const { payload } = await freshCms(server.environment())
const oauth = await import('@/features/auth/oauth')

const start = (browser: Browser, provider: string, next = '') =>
  browser.run(() => oauth.startOAuth(provider, next, 'de'))

async function agree(address: string, email: string, answer = 'agree'): Promise<URLSearchParams> {
  const follow = async (from: string, init: RequestInit = {}) =>
    (await fetch(from, { redirect: 'manual', ...init })).headers.get('location') ?? ''
  const page = await follow(address)
  const state = new URL(page).searchParams.get('state') ?? ''
  const back = await follow(page, { method: 'POST', body: new URLSearchParams({ state, email, answer }) })
  const callback = new URL(await follow(back))
  expect(callback.pathname).toBe('/api/auth/callback')
  return callback.searchParams
}

const end = (browser: Browser, query: URLSearchParams) =>
  browser.run(() => oauth.endOAuth(query.get('code'), query.get('next'), 'de'))

it('signs in with another service and leads to the wanted page', async () => {
  const browser = newBrowser()
  const email = server.newAddress()
  const query = await agree(await start(browser, 'github', '/de/account-orders?page=2'), email)
  expect(query.get('locale')).toBe('de')
  expect(await end(browser, query)).toBe('/de/account-orders?page=2')
  expect([...browser.cookies.keys()].filter((name) => name.includes('verifier'))).toEqual([])
  const { currentSession } = await import('@/features/auth/adopt-session')
  expect(await browser.run(() => currentSession())).toMatchObject({ user: { email } })
  expect(await end(browser, query)).toBe('/de/login?problem=oauth#content')
})

it('remembers for an hour at most that a sign-in with another service has begun', async () => {
  const { createAuthClient } = await import('@/server/supabase')
  const ages: (number | undefined)[] = []
  const auth = createAuthClient({
    getAll: () => [],
    setAll: (changed) => {
      for (const { value, options } of changed) if (value) ages.push(options.maxAge)
    },
  })
  await auth.signInWithOAuth({ provider: 'github', options: { skipBrowserRedirect: true } })
  // The cookie is set several times on the way.
  expect(new Set(ages)).toEqual(new Set([60 * 60]))
})

it('takes a code only in the browser that began, and leads to no other site', async () => {
  const browser = newBrowser()
  const query = await agree(await start(browser, 'github', '//evil.example'), server.newAddress())
  expect(query.get('next')).toBe('')
  expect(await end(newBrowser(), query)).toBe('/de/login?problem=oauth#content')
  query.set('next', 'https://evil.example')
  expect(await end(browser, query)).toBe('/de/account-dashboard')
})

it('is closed to no network by codes that somebody makes up', async () => {
  const office = '203.0.113.9'
  const browser = newBrowser(office)
  const query = await agree(await start(browser, 'github'), server.newAddress())
  const makeUp = async (code: string, cookies: Browser['cookies']) => {
    const stranger = newBrowser(office)
    stranger.cookies = new Map(cookies)
    expect(await end(stranger, new URLSearchParams({ code }))).toBe('/de/login?problem=oauth#content')
  }
  for (let time = 0; time < 9; time += 1) await makeUp(`none-${time}`, browser.cookies)
  // As a page of somebody else lets its readers ask.
  for (let time = 0; time < 100; time += 1) await makeUp(`none-${time}`, new Map())
  expect(await end(browser, query)).toBe('/de/account-dashboard')
})

it('says so when someone refuses, or when the service is not offered', async () => {
  const browser = newBrowser()
  const query = await agree(await start(browser, 'github'), '', 'refuse')
  expect(query.get('code')).toBeNull()
  expect(await end(browser, query)).toBe('/de/login?problem=oauth#content')
  for (const provider of ['google', 'apple', '']) {
    expect(await start(newBrowser(), provider)).toBe('/de/login?problem=oauth#content')
  }
})

it('keeps the language of the page for a new account, here and at the auth server', async () => {
  const browser = newBrowser()
  const email = server.newAddress()
  await end(browser, await agree(await start(browser, 'github'), email))
  const { docs } = await payload.find({ collection: 'customers', where: { email: { equals: email } }, depth: 0 })
  expect(docs).toMatchObject([{ language: 'de' }])
  const { data } = await server.admin().getUserById(docs[0]?.supabaseId ?? '')
  expect(data.user?.user_metadata).toMatchObject({ language: 'de' })
})

it('lets an account without a password set one after a fresh sign-in, and asks for that one from then on', async () => {
  const { asCustomer } = await import('@/features/account/as-customer')
  const { changePassword } = await import('@/features/account/credentials')
  const { signInWithPassword } = await import('@/features/auth/login')
  const browser = newBrowser()
  const email = server.newAddress()
  await end(browser, await agree(await start(browser, 'github'), email))
  const change = (given: object) => browser.run(() => asCustomer((me) => changePassword(me, given)))
  const password = 'seven green trams'
  expect(await change({ password })).toEqual({ ok: true })
  expect(await newBrowser().run(() => signInWithPassword({ email, password }))).toMatchObject({ ok: true })
  expect(await change({ password: 'eight yellow buses' })).toEqual({
    ok: false,
    problem: { code: 'password-wrong', field: 'presentPassword' },
  })
  expect(await change({ password: 'short', presentPassword: 'wrong' })).toEqual({
    ok: false,
    problem: {
      code: 'password-wrong',
      field: 'presentPassword',
      others: [{ code: 'password-short', field: 'password' }],
    },
  })
  expect(await change({ password: 'eight yellow buses', presentPassword: password })).toEqual({ ok: true })
})

it('asks an account without a password to sign in again when the last time was long ago', async () => {
  const { confirmOwner } = await import('@/features/account/credentials')
  const { asCustomer } = await import('@/features/account/as-customer')
  const browser = newBrowser()
  await end(browser, await agree(await start(browser, 'github'), server.newAddress()))
  let problem: unknown
  await browser.run(() =>
    asCustomer(async (me) => {
      const amr = me.claims.amr.map((one) => ({ ...one, timestamp: one.timestamp - 601 }))
      problem = await confirmOwner({ ...me, claims: { ...me.claims, amr } }, '')
      return { ok: true }
    }),
  )
  expect(problem).toEqual({ code: 'fresh-sign-in' })
})
