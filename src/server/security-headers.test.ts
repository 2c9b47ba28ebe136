import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import { expect, it } from 'vitest'
import { askServer } from '../../tests/setup/ask-server'
import { namedLength } from './body-length'
import { embeddedPolicy } from './content-security-policy'
import { nonceOf } from './page-scripts'
import { protectAnswer, withScriptNonces } from './security-headers'

async function headersOf(
  listener: RequestListener,
  path = '/',
  headers = {},
  method = 'GET',
): Promise<IncomingHttpHeaders> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const got = await askServer(server)(path, headers, method)
  await new Promise((resolve) => server.close(resolve))
  return got.headers
}

const setsCookies: RequestListener = (_, response) => {
  response.writeHead(200, { 'set-cookie': ['a=1; Path=/; HttpOnly', 'b=2; Secure; Path=/', 'payload-lng=secure'] })
  response.end()
}

const protectedAt =
  (siteUrl: string, next: RequestListener): RequestListener =>
  (request, response) => {
    protectAnswer(response, siteUrl)
    return next(request, response)
  }

it('keeps a site with https and its cookies off http', async () => {
  const headers = await headersOf(protectedAt('https://broshura.example', setsCookies))
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect(headers['set-cookie']).toEqual([
    'a=1; Path=/; HttpOnly; Secure',
    'b=2; Secure; Path=/',
    'payload-lng=secure; Secure',
  ])
})

it('asks for no https where the site has none', async () => {
  const headers = await headersOf(protectedAt('http://localhost:3000', setsCookies))
  expect(headers['strict-transport-security']).toBeUndefined()
  expect(headers['set-cookie']?.[0]).toBe('a=1; Path=/; HttpOnly')
})

it('lets a browser that is led to data of the API save it, and nothing else', async () => {
  const json =
    (more = {}): RequestListener =>
    (_, response) =>
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', ...more }).end('{}')
  const disposition = async (path: string, answer: RequestListener) =>
    (await headersOf(protectedAt('http://localhost:3000', answer), path))['content-disposition']
  expect(await disposition('/api/cms/brochures?limit=1', json())).toBe('attachment; filename="api.json"')
  expect(await disposition('/api/x', json({ 'content-disposition': 'inline' }))).toBe('inline')
  expect(await disposition('/site.webmanifest', json())).toBeUndefined()
  expect(await disposition('/api/x', (_, response) => response.end('<p>'))).toBeUndefined()
})

it.each([
  [200, {}, '5'],
  [206, {}, '5'],
  [200, { 'content-encoding': 'gzip' }, undefined],
  [304, {}, undefined],
] as const)('says how long a file is whose route names its length (%i %o)', async (status, more, length) => {
  for (const method of ['GET', 'HEAD']) {
    const headers = await headersOf(
      protectedAt('http://localhost:3000', (_, response) => {
        response.writeHead(status, { ...namedLength(5), ...more }).flushHeaders()
        response.end(method === 'HEAD' ? undefined : 'bytes')
      }),
      '/files/media/a.webp',
      {},
      method,
    )
    expect(headers).not.toHaveProperty('x-broshura-length')
    expect(headers['content-length']).toBe(length)
    if (length) expect(headers['transfer-encoding']).toBeUndefined()
  }
})

it('gives every request a nonce of its own, whatever policy a visitor sends', async () => {
  const seen: (string | undefined)[] = []
  const page: RequestListener = (request, response) => {
    seen.push(nonceOf(request.headers))
    response.end()
  }
  for (const sent of ["script-src 'nonce-mine'", "script-src 'nonce-mine'"]) {
    const headers = await headersOf(withScriptNonces(page), '/search', { 'content-security-policy': sent })
    expect(headers['content-security-policy']).toContain(`'nonce-${seen.at(-1)}'`)
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/)
  }
  expect(new Set([...seen, 'mine']).size).toBe(3)
})

it('lets other sites frame only an answer whose policy says so', async () => {
  const answered = (policy: string): RequestListener =>
    protectedAt('http://localhost:3000', (_, response) => {
      response.setHeader('x-frame-options', 'SAMEORIGIN')
      response.setHeader('content-security-policy', policy)
      response.end()
    })
  const framed = await headersOf(answered(embeddedPolicy('body {}')))
  expect(framed['content-security-policy']).toContain('frame-ancestors *')
  expect(framed['content-security-policy']).not.toContain('script-src')
  expect(framed['x-frame-options']).toBeUndefined()
  expect((await headersOf(answered("default-src 'self'")))['x-frame-options']).toBe('SAMEORIGIN')
})

it('leaves the policy of a page that brings its own', async () => {
  const page: RequestListener = (_, response) => {
    response.setHeader('content-security-policy', "script-src 'self'")
    response.end()
  }
  expect((await headersOf(withScriptNonces(page)))['content-security-policy']).toBe("script-src 'self'")
})

it('lets no page frame the CMS', async () => {
  const page: RequestListener = (_, response) => void response.end()
  for (const path of ['/admin', '/admin/login?redirect=x', '/admin?own']) {
    expect((await headersOf(withScriptNonces(page), path))['content-security-policy']).toContain(
      "frame-ancestors 'none'",
    )
  }
  expect((await headersOf(withScriptNonces(page), '/administration'))['content-security-policy']).toContain(
    "frame-ancestors 'self'",
  )
})
