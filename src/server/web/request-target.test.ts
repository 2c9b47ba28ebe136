import type { Server } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rawGet, rawHead, rawRequest } from '../../../tests/setup/raw-request'
import { webServer } from './web-server'

let server: Server
let url: string
beforeAll(async () => {
  const options = { trustedProxies: 0, siteUrl: 'https://broshura.example', ending: new AbortController().signal }
  server = webServer((request, response) => response.end(`asked for ${request.url}`), {
    ...options,
    isStaff: async () => false,
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

it.each([
  ['http://evil.example/prices?a=b', '/prices?a=b'],
  ['HTTPS://user@evil.example:8443/prices', '/prices'],
  ['http://evil.example', '/'],
  ['http://evil.example?q=a', '/?q=a'],
  ['http://evil.example/%00', '/%2500'],
  ['/http://evil.example/', '/http://evil.example/'],
])('asks for %s as for a path of this site', async (target, path) => {
  const { status, body } = await rawGet(url, target)
  expect([status, body]).toEqual([200, expect.stringContaining(`asked for ${path}`)])
})

it.each([
  ['GET', '*'],
  ['HEAD', '*'],
  ['POST', '*'],
  ['GET', 'ftp://evil.example/prices'],
  ['GET', 'http:///prices'],
])('refuses %s %s', async (method, target) => {
  const sent = rawHead(`${method} ${target} HTTP/1.1`, { host: 'a', connection: 'close', 'content-length': '0' })
  expect((await rawRequest(url, sent)).status).toBe(400)
})

it('refuses an address that no answer could name, but for questions of the CMS', async () => {
  const long = 'a'.repeat(12_288)
  for (const path of [`/api//${long}`, `/search?q=${long}`, `/api/cms//offers?${long}`]) {
    expect((await rawGet(url, path)).status, path.slice(0, 20)).toBe(414)
  }
  expect((await rawGet(url, `/api/cms/offers?${long}`)).status).toBe(200)
  expect((await rawGet(url, `/${'a'.repeat(2047)}?${'a'.repeat(10_239)}`)).status).toBe(200)
})

it('finds nothing at a path that is too long, in the language of its page', async () => {
  const long = 'a'.repeat(2048)
  for (const [path, read] of [
    [`/${long}`, '/%25'],
    [`/de/${long}?a=b`, '/de/%25'],
    [`/p/${'%D0%BC'.repeat(400)}`, '/%25'],
  ] as const) {
    const { status, body } = await rawGet(url, path)
    expect([status, body]).toEqual([200, expect.stringContaining(`asked for ${read}`)])
  }
  expect((await rawGet(url, `/api/cms/offers/${long}`)).status).toBe(404)
})

it('answers what the server as a whole takes', async () => {
  const { status, headers } = await rawRequest(url, rawHead('OPTIONS * HTTP/1.1', { host: 'a', connection: 'close' }))
  expect([status, headers.get('allow')]).toEqual([204, expect.stringContaining('GET, HEAD')])
})

it.each(['localhost', 'broshura.example:8443', '[::1]:3000', 'a-b.example.'])('takes the host %s', async (host) => {
  expect((await rawGet(url, '/', { host })).status).toBe(200)
})

it.each(['a/b', 'a b', 'a@b', 'a?b', 'a:b', 'a,b', 'a\r\nHost: b', 'a\r\nhost: a'])(
  'refuses the host %j',
  async (host) => {
    expect((await rawGet(url, '/', { host })).status).toBe(400)
  },
)

it.each([
  '/api/cms/__proto__',
  '/api/cms/constructor/1',
  '/api/cms/%5f%5fproto__',
  '/api/cms/globals/valueOf',
  '/admin/toString',
  '/admin/collections/hasOwnProperty/create',
])('has nothing at %s, which every object has', async (path) => {
  expect((await rawGet(url, path)).status).toBe(404)
})

it.each(['/constructor', '/c/constructor', '/admin/collections/pages/constructor', '/api/cms/pages'])(
  'leaves %s to what answers',
  async (path) => expect((await rawGet(url, path)).status).toBe(200),
)

it.each([
  ['/search?q=a%00b', 'bg'],
  ['/de/c/food/filter?q=%00', 'de'],
  ['/ru?%00', 'ru'],
])('says in the language of %s that it cannot be read', async (path, language) => {
  const { status, headers, body } = await rawGet(url, path)
  expect([status, headers.get('cache-control')]).toEqual([400, 'private, no-store'])
  expect(body).toContain(`<html lang="${language}">`)
})
