import { expect, it } from 'vitest'
import bg from '../../../messages/bg.json' with { type: 'json' }
import type { Browser } from '../browser'
import { securityFixtures } from './fixtures'

const fixtures = await securityFixtures()
const identities = () => import('@/features/auth/security/identities')

async function listed(browser: Browser) {
  const [{ identitiesOf }, { signedInCustomer }] = await Promise.all([
    identities(),
    import('@/features/auth/fresh-proof'),
  ])
  return browser.run(async () => {
    const current = await signedInCustomer()
    return current ? identitiesOf(current.auth) : []
  })
}

async function link(browser: Browser, provider: string, email: string): Promise<URL> {
  const { linkAddress } = await identities()
  const result = await browser.run(() => linkAddress(provider, 'de'))
  if (!result.ok) throw new Error(result.problem.code)
  const state = new URL(result.url).searchParams.get('state') ?? ''
  const body = new URLSearchParams({ state, answer: 'agree', email, name: 'Ana' })
  const agreed = await fetch(result.url, { method: 'POST', body, redirect: 'manual' })
  const back = await fetch(agreed.headers.get('location') ?? '', { redirect: 'manual' })
  return new URL(back.headers.get('location') ?? '')
}

it('links a provider and unlinks it, and the session stays', async () => {
  const { unlink } = await identities()
  const { email, browser } = await fixtures.signedIn()
  const back = await link(browser, 'github', email)
  expect(`${back.pathname}?${back.searchParams.get('provider')}`).toBe('/api/auth/identities/linked?github')
  const told = async () => (await fixtures.notices(email)).at(-1)?.subject
  const subject = (of: 'linking' | 'linked') => bg.security.notices[of].subject.replace('{name}', 'GitHub')
  expect(await told()).toBe(subject('linking'))
  const { GET } = await import('@/app/api/auth/identities/linked/route')
  const answer = await browser.run(() => GET(new Request(back)))
  expect(answer.headers.get('location')).toBe('/de/account-security?link=done&provider=github')
  expect(await told()).toBe(subject('linked'))
  expect([...browser.cookies.keys()].filter((name) => name.includes('verifier'))).toEqual([])

  const all = await listed(browser)
  expect(all.map(({ provider }) => provider).toSorted()).toEqual(['email', 'github'])
  const github = all.find(({ provider }) => provider === 'github')?.identity_id ?? ''
  expect(await browser.run(() => unlink(github))).toEqual({ ok: true })
  expect((await listed(browser)).map(({ provider }) => provider)).toEqual(['email'])
  expect(await fixtures.session(browser)).toMatchObject({ user: { email } })
})

it('is begun ten times an hour at most, because each time is told by mail', async () => {
  const { linkAddress } = await identities()
  const { email, browser } = await fixtures.signedIn()
  const begin = () => browser.run(() => linkAddress('github', 'de'))
  for (let time = 0; time < 10; time += 1) expect(await begin()).toMatchObject({ ok: true })
  const before = (await fixtures.notices(email)).length
  expect(await begin()).toEqual({ ok: false, problem: { code: 'rate-limit' } })
  expect(await fixtures.notices(email)).toHaveLength(before)
})

it('never takes the last way in', async () => {
  const { unlink } = await identities()
  const { browser } = await fixtures.signedIn()
  const [only] = await listed(browser)
  expect(await browser.run(() => unlink(only?.identity_id ?? ''))).toMatchObject({ problem: { code: 'last-way-in' } })
  expect(await listed(browser)).toHaveLength(1)
})

it('says when someone else has this sign-in, and refuses a provider that nobody offers', async () => {
  const { linkAddress } = await identities()
  const { GET } = await import('@/app/api/auth/identities/linked/route')
  const [mine, theirs] = [await fixtures.signedIn(), await fixtures.signedIn()]
  await link(theirs.browser, 'google', 'shared@d.example')
  const back = await link(mine.browser, 'google', 'shared@d.example')
  const answer = await mine.browser.run(() => GET(new Request(back)))
  expect(answer.headers.get('location')).toBe('/de/account-security?link=taken')
  expect(await mine.browser.run(() => linkAddress('myspace', 'de'))).toMatchObject({
    problem: { code: 'not-offered' },
  })
})

it('lets only a browser on a page of ours begin to link', async () => {
  const { NextRequest } = await import('next/server')
  const { GET } = await import('@/app/api/auth/identities/link/route')
  const { browser } = await fixtures.signedIn()
  const ask = (provider: string, site?: string) => {
    const headers = new Headers(site ? { 'sec-fetch-site': site } : {})
    const address = `http://localhost:3000/api/auth/identities/link?locale=de&provider=${provider}`
    return browser.run(() => GET(new NextRequest(address, { headers })))
  }
  for (const site of [undefined, 'cross-site', 'same-site']) expect((await ask('github', site)).status).toBe(403)
  const begun = await ask('github', 'same-origin')
  expect([begun.status, begun.headers.get('location')]).toEqual([
    303,
    expect.stringContaining(fixtures.server.url('/')),
  ])
  const unknown = await ask('myspace', 'same-origin')
  expect(unknown.headers.get('location')).toBe('/de/account-security?link=refused')
})
