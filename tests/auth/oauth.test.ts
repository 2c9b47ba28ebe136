import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { authServer } from '../auth-server/kit'
import { freshDatabase } from '../setup/database'
import { type Browser, newBrowser } from './browser'

const server = authServer({ without: ['google'] })
let payload: Payload
let oauth: typeof import('@/features/auth/oauth')

beforeAll(async () => {
  await freshDatabase()
  Object.assign(process.env, server.environment())
  oauth = await import('@/features/auth/oauth')
  payload = await (await import('@/server/cms')).cmsSystem()
})
afterAll(() => payload.destroy())

const start = (browser: Browser, provider: string, next = '') =>
  browser.run(() => oauth.startOAuth(provider, next, 'de'))

/** Agrees at the service, and follows to where our callback is called. */
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
  const { currentSession } = await import('@/features/auth/current-session')
  expect(await browser.run(() => currentSession())).toMatchObject({ user: { email } })
  expect(await end(browser, query)).toBe('/de/login?problem=oauth#content')
})

it('takes a code only in the browser that began, and leads to no other site', async () => {
  const browser = newBrowser()
  const query = await agree(await start(browser, 'github', '//evil.example'), server.newAddress())
  expect(query.get('next')).toBe('')
  expect(await end(newBrowser(), query)).toBe('/de/login?problem=oauth#content')
  query.set('next', 'https://evil.example')
  expect(await end(browser, query)).toBe('/de/account-dashboard')
})

it('says so when somebody refuses, or when the service is not offered', async () => {
  const browser = newBrowser()
  const query = await agree(await start(browser, 'github'), '', 'refuse')
  expect(query.get('code')).toBeNull()
  expect(await end(browser, query)).toBe('/de/login?problem=oauth#content')
  for (const provider of ['google', 'apple', '']) {
    expect(await start(newBrowser(), provider)).toBe('/de/login?problem=oauth#content')
  }
})
