import { createServer, type OutgoingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askServer } from '../../../tests/setup/ask-server'
import { keepFromSharedCaches } from './shared-answers'

let given: { status: number; headers: OutgoingHttpHeaders }
const server = createServer((request, response) => {
  keepFromSharedCaches(request, response)
  response.writeHead(given.status, given.headers).end()
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))
const ask = askServer(server)

const shared = { 'cache-control': 'public, max-age=0, s-maxage=5', 'cdn-cache-control': 'max-age=5' }
const controlOf = async (
  path: string,
  status: number,
  headers: OutgoingHttpHeaders,
  asked: Record<string, string> = {},
) => {
  given = { status, headers }
  const answer = await ask(path, asked)
  return [answer.headers['cache-control'], answer.headers['cdn-cache-control']]
}

const forAll = [shared['cache-control'], shared['cdn-cache-control']]
const forOne = ['private, no-store', undefined]

it.each([
  ['a page', '/de/prices', 200, {}],
  ['a part of a film', '/files/media/a.mp4', 206, {}],
  ['a page that is not there', '/nowhere', 404, {}],
  ['the data of a page, under its own address', '/prices?_rsc=1a2b3', 200, { rsc: '1' }],
])('leaves %s to shared caches', async (_, path, status, asked) => {
  expect(await controlOf(path, status, shared, asked)).toEqual(forAll)
})

it.each([
  ['the data of a page, under the address of the page', '/prices', 200, { rsc: '1' }],
  ['a page, under the address of its data', '/prices?a=b&_rsc=1a2b3', 200, {}],
  ['a file that is not there', '/files/media/none.png', 404, {}],
  ['a route that is not there, named with a host', 'http://evil.example/api/none', 404, {}],
  ['a script that is not there', '/_next/static/none.js', 404, {}],
])('keeps %s from them', async (_, path, status, asked) => {
  expect(await controlOf(path, status, shared, asked)).toEqual(forOne)
  expect(await controlOf(path, status, { 'cache-control': 's-maxage=31536000' }, asked)).toEqual(forOne)
})

it.each([201, 204, 301, 302, 303, 307, 308, 400, 403, 405, 410, 500, 501, 503])(
  'keeps a %i from them',
  async (status) => {
    expect(await controlOf('/prices', status, shared)).toEqual(forOne)
    expect(await controlOf('/prices', status, {})).toEqual(forOne)
  },
)

it('says of what is not there how long that holds, and not what holds when we fail', async () => {
  const lasting = {
    'cache-control': 'public, max-age=0, s-maxage=5, stale-if-error=9',
    'cdn-cache-control': 'max-age=5, stale-if-error=9',
  }
  expect(await controlOf('/nowhere', 404, lasting)).toEqual(forAll)
  expect(await controlOf('/prices', 200, lasting)).toEqual(Object.values(lasting))
})

it('keeps from them a page that is not there and was made for one request', async () => {
  const policy = { 'content-security-policy': "script-src 'self' 'nonce-abc'" }
  expect(await controlOf('/nowhere', 404, { ...shared, ...policy })).toEqual(forOne)
})

it('keeps from them what sets a cookie, and what says nothing of itself', async () => {
  expect(await controlOf('/prices', 200, { ...shared, 'set-cookie': 'a=b' })).toEqual(forOne)
  expect(await controlOf('/prices', 200, {})).toEqual(forOne)
})

it('leaves what only the browser may keep', async () => {
  const own = 'private, max-age=10'
  expect(await controlOf('/api/shop/stock', 200, { 'cache-control': own })).toEqual([own, undefined])
})
