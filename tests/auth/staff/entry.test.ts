import { describe, expect, it } from 'vitest'
import { password } from '../../auth-server/auth-server'
import { totp } from '../../auth-server/totp'
import type { Browser } from '../browser'
import { securityFixtures } from '../security/fixtures'

const fixtures = await securityFixtures()

async function enter(browser: Browser, next = '/admin', more: Record<string, string> = {}) {
  const { GET } = await import('@/app/api/auth/staff/route')
  const url = `http://localhost:3999/api/auth/staff?${new URLSearchParams({ next })}`
  const headers = { 'sec-fetch-site': 'none', ...more }
  const answer = await browser.run(() => GET(new Request(url, { headers })))
  return { status: answer.status, to: answer.headers.get('location') }
}

async function staffOf(browser: Browser) {
  const token = browser.cookies.get('payload-token')
  const headers = new Headers({ authorization: `JWT ${token}` })
  return token ? (await fixtures.payload.auth({ headers })).user : null
}

async function person(metadata: { app?: object; user?: object }, email_confirm = true) {
  const { id } = await fixtures.server.signedIn()
  const { data } = await fixtures.server.admin().updateUserById(id, {
    app_metadata: metadata.app,
    user_metadata: metadata.user,
    ...(email_confirm && { email_confirm }),
  })
  const email = data.user?.email ?? ''
  return { id, email, browser: await fixtures.signInAgain(email) }
}

const logged = async (action: string, email: string) =>
  (await fixtures.payload.find({ collection: 'audit-log', where: { action: { equals: action } } })).docs.filter(
    ({ details }) => JSON.stringify(details).includes(email),
  )

describe('an admin of the auth server', () => {
  it.each([{ role: 'admin' }, { roles: ['editor', 'admin'] }])('enters the CMS: %o', async (app) => {
    const { id, email, browser } = await person({ app })
    expect(await enter(browser, '/admin/collections/brochures')).toEqual({
      status: 303,
      to: '/admin/collections/brochures',
    })
    expect(await staffOf(browser)).toMatchObject({ email, role: 'admin', supabaseId: id })
    expect(await logged('user.created', email)).toHaveLength(1)
    browser.cookies.delete('payload-token')
    await enter(browser)
    expect(await staffOf(browser)).toMatchObject({ email })
    expect((await fixtures.payload.count({ collection: 'users', where: { email: { equals: email } } })).totalDocs).toBe(
      1,
    )
  })

  it('is one staff account and two sessions when two pages ask at once', async () => {
    const { email, browser } = await person({ app: { role: 'admin' } })
    const second = await fixtures.signInAgain(email)
    await Promise.all([enter(browser), enter(second)])
    expect(await staffOf(browser)).toMatchObject({ email })
    expect(await staffOf(second)).toMatchObject({ email })
  })

  it('is linked to the staff account with the verified address, once', async () => {
    const { id, email, browser } = await person({ app: { role: 'admin' } })
    const account = await fixtures.payload.create({
      collection: 'users',
      data: { email, password: 'a-long-staff-password', role: 'editor' },
    })
    await enter(browser)
    expect(await staffOf(browser)).toMatchObject({ id: account.id, role: 'admin', supabaseId: id })
    expect(await logged('user.linked', email)).toHaveLength(1)
    expect(await logged('user.role-changed', email)).toHaveLength(1)

    await fixtures.payload.update({ collection: 'users', id: account.id, data: { role: 'editor' } })
    await enter(browser)
    expect(await staffOf(browser)).toMatchObject({ role: 'editor' })
  })

  it('never takes the staff account of another person', async () => {
    const { email, browser } = await person({ app: { role: 'admin' } })
    await fixtures.payload.create({
      collection: 'users',
      data: { email, password: 'a-long-staff-password', role: 'admin', supabaseId: 'somebody-else' },
    })
    expect((await enter(browser)).to).toMatch(/^\/admin\/login\?/)
    expect(await staffOf(browser)).toBeNull()
  })

  it('gives the code first where a second factor is set up', async () => {
    const { email, browser } = await person({ app: { role: 'admin' } })
    const { factor, code } = await fixtures.addApp(browser)
    const withPassword = await fixtures.signInAgain(email)
    const { to } = await enter(withPassword, '/admin/collections/offers')
    expect(to).toMatch(/^\/login\/code\?next=%2Fapi%2Fauth%2Fstaff/)
    expect(await staffOf(withPassword)).toBeNull()
    const { verifyCode } = await import('@/features/auth/codes')
    await withPassword.run(() => verifyCode({ factor, code: code() }))
    expect((await enter(withPassword, '/admin/collections/offers')).to).toBe('/admin/collections/offers')
    expect(await staffOf(withPassword)).toMatchObject({ email })
  })

  it('gives the code of the CMS where that has a second factor and the site has none', async () => {
    const { email, browser } = await person({ app: { role: 'admin' } })
    await enter(browser)
    const account = await staffOf(browser)
    browser.cookies.delete('payload-token')
    const [{ newSecret }, { sealSecret }] = await Promise.all([
      import('@/features/auth/staff/factor-store'),
      import('@/features/auth/staff/factor-store'),
    ])
    const secret = newSecret()
    await fixtures.payload.db.pool.query(
      'insert into staff_second_factors (user_id, secret, confirmed_at) values ($1, $2, now())',
      [account?.id, sealSecret(secret, account?.id ?? '')],
    )
    expect((await enter(browser, '/admin/collections/offers')).to).toBe(
      '/admin/login?redirect=%2Fadmin%2Fcollections%2Foffers&own=1&site=1',
    )
    expect(await staffOf(browser)).toBeNull()
    const { POST } = await import('@/app/api/auth/staff/route')
    const give = (code: string) => {
      const headers = { 'sec-fetch-site': 'same-origin', 'Content-Type': 'application/json' }
      const request = new Request('http://localhost:3999/api/auth/staff', {
        method: 'POST',
        headers,
        body: JSON.stringify({ code }),
      })
      return browser.run(() => POST(request))
    }
    expect((await give('000000')).status).toBe(401)
    expect(await staffOf(browser)).toBeNull()
    expect((await give(totp(secret, Date.now()))).status).toBe(204)
    expect(await staffOf(browser)).toMatchObject({ email, secondFactor: 'app' })
  })

  it('is asked about again: whose role was taken away does not enter with an old token', async () => {
    const { id, browser } = await person({ app: { role: 'admin' } })
    await fixtures.server.admin().updateUserById(id, { app_metadata: { role: null } })
    expect((await enter(browser)).to).toMatch(/^\/admin\/login\?/)
  })

  it('leaves both by either way out', async () => {
    const { endOwnSession } = await import('@/features/auth/end-session')
    const { browser } = await person({ app: { role: 'admin' } })
    await enter(browser)
    const token = browser.cookies.get('payload-token') ?? ''
    browser.headers.set('authorization', `JWT ${token}`)
    await browser.run(() => endOwnSession(fixtures.payload, 'local'))
    expect(browser.cookies.has('payload-token')).toBe(false)
    expect((await fixtures.payload.auth({ headers: new Headers({ authorization: `JWT ${token}` }) })).user).toBeNull()
  })

  it('leaves the site with the CMS', async () => {
    const { browser } = await person({ app: { role: 'admin' } })
    await enter(browser)
    const routes = await import('@/app/(payload)/api/cms/[...slug]/route')
    const url = 'http://localhost:3999/api/cms/users/logout'
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { authorization: `JWT ${browser.cookies.get('payload-token')}`, cookie }
    const params = Promise.resolve({ slug: ['users', 'logout'] })
    const answer = await browser.run(() => routes.POST(new Request(url, { method: 'POST', headers }), { params }))
    expect(answer.status).toBe(200)
    expect(await fixtures.session(browser)).toMatchObject({ user: null })
    expect([...browser.cookies.keys()].filter((name) => name.startsWith('broshura-se'))).toEqual([])
  })
})

describe('nobody else enters', () => {
  it.each([
    ['whose own metadata claims it', { user: { role: 'admin', roles: ['admin'] } }],
    ['with another role', { app: { role: 'editor', roles: ['customer'] } }],
  ])('%s', async (_, metadata) => {
    const { email, browser } = await person(metadata)
    expect(await enter(browser)).toEqual({ status: 303, to: '/admin/login?redirect=%2Fadmin&own=1' })
    expect(await staffOf(browser)).toBeNull()
    expect((await fixtures.payload.count({ collection: 'users', where: { email: { equals: email } } })).totalDocs).toBe(
      0,
    )
  })

  it('without a session', async () => {
    expect((await enter((await import('../browser')).newBrowser())).to).toMatch(/^\/admin\/login\?/)
  })

  it('with an address that the auth server has not verified, not even into the account of a colleague', async () => {
    const { signInWithPassword } = await import('@/features/auth/login')
    const { newBrowser } = await import('../browser')
    const email = 'colleague@broshura.example'
    const staff = { email, password: 'a-long-staff-password', role: 'editor' as const }
    const { id } = await fixtures.payload.create({ collection: 'users', data: staff })
    const phone = '359888123987'
    const app_metadata = { role: 'admin' }
    const made = { email, phone, phone_confirm: true, password, app_metadata }
    expect((await fixtures.server.admin().createUser(made)).error).toBeNull()
    const browser = newBrowser()
    expect(await browser.run(() => signInWithPassword({ phone, password }))).toMatchObject({ ok: true })
    expect((await enter(browser)).to).toMatch(/^\/admin\/login\?/)
    expect(await fixtures.payload.findByID({ collection: 'users', id })).toMatchObject({
      role: 'editor',
      supabaseId: null,
    })
  })

  it('by a request that another site makes in the background, or to another place', async () => {
    const { browser } = await person({ app: { role: 'admin' } })
    const background = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }
    expect((await enter(browser, '/admin', background)).status).toBe(403)
    expect(await staffOf(browser)).toBeNull()
    for (const next of ['https://evil.example/admin', '//evil.example', '/account-data', '/adminx']) {
      expect((await enter(browser, next)).to).toBe('/admin')
    }
  })
})
