import { demoSignIns } from '../seed/sign-ins'
import { rawGet } from '../tests/setup/raw-request'
import { newCustomer } from './support/customers'
import { expect, test } from './support/fixtures'
import { ownAddress } from './support/own-address'
import { send, staffHeaders } from './support/send'
import { stack } from './support/stack-ready'
import { visit } from './support/visit'

const [, editor] = demoSignIns

const everywhere = [
  '/',
  '/prices',
  '/nowhere',
  '/search?q=a',
  '/search?q=%00',
  '/bg/list',
  '/account-dashboard',
  '/admin',
]
const answers = [
  ...everywhere,
  '/api/health',
  '/api/none',
  '/files/none',
  '/robots.txt',
  '/api/cms/pages',
  '/_next/none',
]

test('every answer has the headers that protect it, and names no program', async () => {
  for (const path of answers) {
    const { headers } = await visit(path, ownAddress())
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy'), path).toContain('camera=()')
    expect(headers.get('x-frame-options'), path).toMatch(/^(?:DENY|SAMEORIGIN)$/)
    expect(headers.get('content-security-policy'), path).toBeTruthy()
    expect(headers.get('x-request-id'), path).toBeTruthy()
    for (const name of ['x-powered-by', 'server', 'x-aspnet-version'])
      expect(headers.has(name), `${path} ${name}`).toBe(false)
    const type = headers.get('content-type') ?? ''
    if (type.startsWith('text/')) expect(type, path).toMatch(/charset=utf-8/i)
  }
})

test('the API is a download, and no other site may read it', async () => {
  for (const path of ['/api/health', '/api/search/suggestions?q=a', '/api/cms/users/me', '/api/auth/session']) {
    const { headers } = await visit(path, { ...ownAddress(), origin: 'https://evil.example' })
    expect(headers.get('content-disposition'), path).toContain('attachment')
    expect(headers.has('access-control-allow-origin'), path).toBe(false)
    const asked = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
    const before = await fetch(stack().url + path, { method: 'OPTIONS', headers: { ...asked, ...ownAddress() } })
    expect(before.headers.has('access-control-allow-origin'), path).toBe(false)
  }
})

test('another site sends no form to a page, and the sign-in is asked from our pages alone', async () => {
  for (const path of ['/', '/login', '/de/registration', '/shop-checkout', '/contacts']) {
    for (const origin of ['https://evil.example', 'null', 'x']) {
      const type = 'application/x-www-form-urlencoded'
      expect((await send(path, 'a=b', { type, headers: { origin } })).status, `${path} ${origin}`).toBe(403)
    }
  }
  const crossSite = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  for (const path of ['/api/auth/logout', '/api/auth/staff', '/api/account/follows', '/api/lists/sync']) {
    expect([400, 401, 403], path).toContain((await send(path, '{}', { headers: crossSite })).status)
  }
  const { email, password } = await newCustomer('promises-elsewhere')
  const signIn = await send('/api/auth/login', JSON.stringify({ email, password }), { headers: crossSite })
  expect([signIn.status, signIn.headers.getSetCookie()]).toEqual([400, []])
})

const closed = [
  ...['/api/cms/og', '/api/graphql', '/api/cms/graphql', '/api/cms/graphql-playground', '/api/cms/access'],
  ...['/api/cms/users/init', '/api/cms/payload-jobs/run', '/api/cms/payload-jobs', '/api/cms/payload-locked-documents'],
  ...[
    '/api/cms/users',
    '/api/cms/customers',
    '/api/cms/orders',
    '/api/cms/payload-preferences/a',
    '/api/cms/globals/site',
  ],
]

test('what nobody needs of Payload is closed, and the rest answers staff alone', async () => {
  for (const path of closed) expect([401, 403, 404], path).toContain((await visit(path)).status)
  for (const path of [
    '/api/cms/users/first-register',
    '/api/cms/users/unlock',
    '/api/cms/customers/login',
    '/api/graphql',
  ]) {
    expect([403, 404, 405], path).toContain(
      (await send(path, '{"email":"a@b.example","password":"aaaaaaaaaaaa"}')).status,
    )
  }
  const headers = await staffHeaders(editor)
  for (const path of ['/api/cms/users/init', '/api/cms/og', '/api/cms/customers/me']) {
    expect([403, 404], path).toContain((await visit(path, headers)).status)
  }
})

test('no folder is listed and no other file opened', async () => {
  const up = [
    '..%2f..%2fpackage.json',
    '%2e%2e%2f%2e%2e%2fpackage.json',
    '..%5c..%5cpackage.json',
    '....//package.json',
  ]
  for (const folder of [
    '/files/',
    '/files/media/',
    '/files/pages/',
    '/files/pages/a/',
    '/api/cms/media/file/',
    '/_next/static/',
  ]) {
    for (const name of ['', ...up, ...up.map((one) => `a/${one}`)]) {
      const { status, body } = await rawGet(stack().url, folder + name)
      expect([308, 400, 403, 404], `${folder}${name}: ${status}`).toContain(status)
      expect(body).not.toContain('"dependencies"')
    }
  }
  for (const path of [
    '/.env',
    '/.git/config',
    '/package.json',
    '/src/server/web.ts',
    '/.data/secrets.json',
    '/_next/static/chunks',
  ]) {
    expect((await visit(path)).status, path).toBe(404)
  }
  for (const path of ['/api/cms/brochure-files/file/a.pdf', '/api/cms/customer-pictures/file/a.webp']) {
    expect([403, 404], path).toContain((await visit(path)).status)
  }
})

test('a sign-in leads nowhere else, and sets cookies that scripts and other sites do not get', async () => {
  for (const next of [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/admin/..//evil.example',
  ]) {
    const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' }
    const { status, headers } = await visit(`/api/auth/staff?next=${encodeURIComponent(next)}`, navigation)
    expect([status, headers.get('location')], next).toEqual([303, expect.stringMatching(/^\/(?![/\\])/)])
  }
  const person = await newCustomer('promises-cookies')
  for (const [path, login] of [
    ['/api/auth/login', person],
    ['/api/cms/users/login', editor],
  ] as const) {
    const { email, password } = login
    const answer = await send(path, JSON.stringify({ email, password }), { headers: { origin: stack().url } })
    const sessions = answer.headers
      .getSetCookie()
      .filter((line) => /^(?:broshura-session|sb-|payload-token)/.test(line))
    expect(sessions.length, path).toBeGreaterThan(0)
    for (const line of sessions) expect(line, path).toMatch(/(?=.*httponly)(?=.*samesite=(?:lax|strict))(?=.*path=\/)/i)
    expect(answer.headers.get('cache-control'), path).toContain('no-store')
  }
})
