import { expect, it } from 'vitest'
import { type Browser, newBrowser } from '../browser'
import { securityFixtures } from './fixtures'

const fixtures = await securityFixtures()

async function lists(browser: Browser) {
  const [{ signInLists }, { signedInCustomer }] = await Promise.all([
    import('@/features/auth/security/sign-in-list'),
    import('@/features/auth/fresh-proof'),
  ])
  return browser.run(async () => {
    const current = await signedInCustomer()
    if (!current) throw new Error('Nobody is signed in')
    return { ...(await signInLists(current)), customer: current.customer }
  })
}

const end = async (browser: Browser, id: string) => {
  const { endSignIn } = await import('@/features/auth/security/sign-in-list')
  const { customer } = await lists(browser)
  await endSignIn({ customer }, id)
}

const isRemembered = ({ cookies }: Browser) =>
  [...cookies.keys()].some((name) => /^broshura-s(?:ession|igned-in)/.test(name))

it('lists where someone is signed in, this browser first, and ends another one', async () => {
  const { email, browser } = await fixtures.signedIn()
  const other = await fixtures.signInAgain(email)
  const { open, ended } = await lists(browser)
  expect(open.map(({ current, device, place }) => ({ current, device, place }))).toEqual([
    { current: true, device: 'Chrome, Linux', place: '10.1.x.x' },
    { current: false, device: 'Chrome, Linux', place: '10.1.x.x' },
  ])
  expect(ended).toEqual([])

  await end(browser, open[1]?.id ?? '')
  expect(await fixtures.session(other)).toMatchObject({ user: null })
  expect(await fixtures.session(browser)).toMatchObject({ user: { email } })
  expect([isRemembered(other), isRemembered(browser)]).toEqual([false, true])
  const after = await lists(browser)
  expect([after.open.length, after.ended.length]).toEqual([1, 1])
})

it('ends a sign-in for the API as well', async () => {
  const { email, browser } = await fixtures.signedIn()
  const elsewhere = fixtures.server.client().auth
  const { data } = await elsewhere.signInWithPassword({
    email,
    password: (await import('../../auth-server/auth-server')).password,
  })
  const headers = new Headers({ authorization: `Bearer ${data.session?.access_token}` })
  const seen = async () => (await fixtures.payload.auth({ headers })).user?.email
  expect(await seen()).toBe(email)
  const { open } = await lists(browser)
  await end(browser, open.find(({ current }) => !current)?.id ?? '')
  expect(await seen()).toBeUndefined()
})

it('lists a browser whatever country it claims, and ends it', async () => {
  const { email, browser } = await fixtures.signedIn()
  const { signInWithPassword } = await import('@/features/auth/login')
  const { password } = await import('../../auth-server/auth-server')
  const hidden = newBrowser()
  hidden.headers.set('cf-ipcountry', 'B'.repeat(200))
  await hidden.run(() => signInWithPassword({ email, password }))
  const { open } = await lists(browser)
  expect(open).toHaveLength(2)
  await end(browser, open[1]?.id ?? '')
  expect(await fixtures.session(hidden)).toMatchObject({ user: null })
})

it('ends nothing of someone else', async () => {
  const [mine, theirs] = [await fixtures.signedIn(), await fixtures.signedIn()]
  const [victim] = (await lists(theirs.browser)).open
  await end(mine.browser, victim?.id ?? '')
  expect(await fixtures.session(theirs.browser)).toMatchObject({ user: { email: theirs.email } })
})

it('counts wrong passwords by network: one of IPv6 has billions of addresses', async () => {
  const { email } = await fixtures.signedIn()
  const { signInWithPassword } = await import('@/features/auth/login')
  const guess = (host: number) =>
    newBrowser(`2a01:5a8:1:2::${host}`).run(() => signInWithPassword({ email, password: 'wrong' }))
  for (let host = 1; host <= 8; host++) expect(await guess(host)).toMatchObject({ problem: { code: 'credentials' } })
  expect(await guess(9)).toMatchObject({ problem: { code: 'rate-limit' } })
})
