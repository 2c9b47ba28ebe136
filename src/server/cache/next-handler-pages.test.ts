import { createServer } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { askServer } from '../../../tests/setup/ask-server'
import { withCachedPages } from './cached-answers'
import MemoryCacheHandler from './next-handler'
import { processCache } from './process-cache'

type SetContext = Parameters<MemoryCacheHandler['set']>[2]
type Headers = Record<string, string>

const context: SetContext = { isFallback: false, isRoutePPREnabled: false }

let next: { asked: number; status: number; headers: Headers }

const server = createServer(
  withCachedPages(async (request, response) => {
    next.asked += 1
    const path = request.url?.startsWith('/de') ? request.url : `/bg${request.url?.replace(/^\/$/, '')}`
    const page = processCache().get(path)?.value.page
    for (const [name, value] of Object.entries({ etag: page?.etag ?? '', ...next.headers }))
      response.setHeader(name, value)
    response.statusCode = next.status
    response.end(page?.html)
  }),
)

beforeEach(async () => {
  globalThis.broshuraCache = undefined
  processCache().open()
  next = { asked: 0, status: 200, headers: { 'x-nextjs-cache': 'HIT', 'cache-control': 'public', vary: 'rsc' } }
  await new Promise<void>((resolve) => server.listen(0, resolve))
})

afterEach(async () => {
  await new Promise((resolve) => server.close(resolve))
})

async function keep(path: string, html = 'страница', tags = 'brochure:1'): Promise<void> {
  const handler = new MemoryCacheHandler({ _requestHeaders: {} })
  const value = { kind: 'APP_PAGE', html, status: 200, headers: { 'x-next-cache-tags': tags } }
  await handler.get(path)
  await handler.set(path, JSON.parse(JSON.stringify(value)), context)
}

const get = askServer(server)

async function askedFor(path: string, headers: Headers = {}): Promise<number> {
  await get(path, headers)
  await get(path, headers)
  return next.asked
}

it('answers as Next has answered before, without asking it again', async () => {
  await keep('/bg/c/food')
  const first = await get('/c/food')
  const second = await get('/c/food')
  expect(next.asked).toBe(1)
  expect(second.body.toString()).toBe('страница')
  expect(second.headers).toEqual({ ...first.headers, date: second.headers.date })
})

it('packs for who understands it, and says what it sends', async () => {
  await keep('/bg/c/food', 'страница '.repeat(1000))
  await get('/c/food')
  const small = await get('/c/food', { 'accept-encoding': 'gzip, deflate, br' })
  expect(small.headers).toMatchObject({ 'content-encoding': 'br', 'content-length': String(small.body.length) })
  expect(brotliDecompressSync(small.body).toString()).toBe('страница '.repeat(1000))
  for (const encoding of ['gzip, deflate', 'br;q=0, gzip']) {
    const packed = await get('/c/food', { 'accept-encoding': encoding })
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-length': String(packed.body.length) })
    expect(gunzipSync(packed.body).toString()).toBe('страница '.repeat(1000))
  }
  for (const encoding of ['identity', 'gzip;q=0', 'gzip; q=0.0, br; q=0']) {
    const plain = await get('/c/food', { 'accept-encoding': encoding })
    expect(plain.headers['content-encoding'], encoding).toBeUndefined()
    expect(plain.body.toString(), encoding).toBe('страница '.repeat(1000))
  }
  expect(next.asked).toBe(1)
})

it('sends nothing to a HEAD or to who has the page', async () => {
  await keep('/bg/c/food')
  await get('/c/food')
  const head = await get('/c/food', {}, 'HEAD')
  expect(head.headers['content-length']).toBe(String(Buffer.byteLength('страница')))
  expect(head.body.length).toBe(0)
  const { etag = '' } = head.headers
  const known = await get('/c/food', { 'if-none-match': `"other", ${etag}` })
  expect(known.status).toBe(304)
  expect(known.headers).toMatchObject({ etag, vary: 'rsc', 'cache-control': 'public' })
  expect((await get('/c/food', { 'if-none-match': '"other"' })).status).toBe(200)
  expect(next.asked).toBe(1)
})

it.each([
  ['is evicted', () => processCache().evict(['brochure:1'])],
  ['may be stale because the listener is disconnected', () => processCache().close()],
  [
    'was made anew',
    () => {
      processCache().evict(['brochure:1'])
      return keep('/bg/c/food', 'друга')
    },
  ],
])('asks Next again when the page %s', async (_, change) => {
  await keep('/bg/c/food')
  expect(await askedFor('/c/food')).toBe(1)
  await change()
  await get('/c/food')
  expect(next.asked).toBe(2)
})

it.each([
  ['another status', { status: 404 }],
  ['a page made for it', { headers: { 'x-nextjs-cache': 'MISS' } }],
  ['another page', { headers: { 'x-nextjs-cache': 'HIT', etag: 'W/"other"' } }],
  ['a cookie', { headers: { 'x-nextjs-cache': 'HIT', 'set-cookie': 'a=b' } }],
  ['a page of one person', { headers: { 'x-nextjs-cache': 'HIT', 'cache-control': 'private, no-store' } }],
])('keeps no answer with %s', async (_, answer) => {
  Object.assign(next, answer)
  await keep('/bg/c/food')
  expect(await askedFor('/c/food')).toBe(2)
})

it.each([
  ['a query', '/c/food?sort=new', {}],
  ['a navigation of the router', '/c/food', { rsc: '1' }],
  ['the Bulgarian address with its language', '/bg/c/food', {}],
  ['a slash at the end', '/c/food/', {}],
  ['an address that is written otherwise', '/c/%66ood', {}],
  ['a start page in another language', '/', { 'accept-language': 'de-DE,bg;q=0.5' }],
  ['a start page with a chosen language', '/', { cookie: 'a=b; NEXT_LOCALE=ru' }],
])('leaves %s to Next', async (_, path, headers) => {
  await keep('/bg/c/food')
  await keep('/bg')
  await askedFor('/c/food')
  await askedFor('/')
  next.asked = 0
  expect(await askedFor(path, headers)).toBe(2)
})

it('knows the start page of who reads Bulgarian first or has chosen it', async () => {
  await keep('/bg')
  await askedFor('/')
  await askedFor('/', { 'accept-language': 'bg-BG,bg;q=0.9,en;q=0.8' })
  await askedFor('/', { 'accept-language': 'en', cookie: 'NEXT_LOCALE=bg' })
  expect(await askedFor('/', { 'accept-language': 'fr' })).toBe(1)
})

it('tells the languages apart', async () => {
  await keep('/bg/c/food', 'храна')
  await keep('/de/c/food', 'Essen')
  expect(await askedFor('/c/food')).toBe(1)
  expect(await askedFor('/de/c/food')).toBe(2)
  expect((await get('/c/food')).body.toString()).toBe('храна')
  expect((await get('/de/c/food')).body.toString()).toBe('Essen')
})

it('gives the first answer the ETag of its page where an edge asks what it is', async () => {
  const answered = async () => {
    const handler = new MemoryCacheHandler({ _requestHeaders: {} })
    const value = JSON.parse('{"kind":"APP_PAGE","html":"x","headers":{"x-next-cache-tags":"prices"}}')
    await handler.get('/bg/prices')
    await handler.set('/bg/prices', value, context)
    return value.headers.etag
  }
  expect(await answered()).toBeUndefined()
  processCache().evict(['prices'])
  const nothing = () => Promise.resolve()
  globalThis.broshuraEdge = { purge: () => undefined, purgeEverything: () => undefined, told: nothing, finish: nothing }
  const etag = await answered()
  globalThis.broshuraEdge = undefined
  expect(etag).toBe(processCache().get('/bg/prices')?.value.page?.etag)
})
