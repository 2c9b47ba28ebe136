import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { askServer } from '../../../tests/setup/ask-server'
import { withCachedAnswers } from './cached-answers'
import { storedAnswers } from './process-cache'

type Headers = Record<string, string>

let next: { asked: number; status: number; headers: Headers; body: string; accepted: unknown[] }
let points: number

const server = createServer(
  withCachedAnswers((request, response) => {
    next.asked += 1
    next.accepted.push(request.headers['accept-encoding'])
    response.statusCode = next.status
    for (const [name, value] of Object.entries(next.headers)) response.setHeader(name, value)
    response.flushHeaders()
    response.write(next.body)
    setImmediate(() => response.end('</html>'))
  }),
)

beforeEach(async () => {
  globalThis.broshuraAnswers = undefined
  storedAnswers().pages.open()
  points = Number.POSITIVE_INFINITY
  globalThis.broshuraMayAsk = async () => points-- > 0
  next = {
    asked: 0,
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: '<html>',
    accepted: [],
  }
  await new Promise<void>((resolve) => server.listen(0, resolve))
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const get = askServer(server)

describe('a question', () => {
  it('is answered as before, until something changes', async () => {
    const first = await get('/search?q=kafe')
    const second = await get('/search?q=kafe')
    expect(next.asked).toBe(1)
    expect(second.body.toString()).toBe('<html></html>')
    expect(second.headers).toEqual({ ...first.headers, date: second.headers.date })
    storedAnswers().pages.evict(['offers'])
    await get('/search?q=kafe')
    expect(next.asked).toBe(2)
  })

  it('is another in another language, with another filter, and of another category', async () => {
    const paths = [
      '/search?q=kafe',
      '/de/search?q=kafe',
      '/search?q=kafe&shop=a',
      '/c/food/filter?q=kafe',
      '/c/toys/filter?q=kafe',
      '/search?q=kafe?',
    ]
    for (const path of paths) await get(path)
    expect(next.asked).toBe(paths.length)
    for (const path of paths) await get(path)
    expect(next.asked).toBe(paths.length)
  })

  it('is packed by us, the first time too', async () => {
    next.body = '<html>'.repeat(1000)
    for (const _ of [1, 2]) {
      const { headers, body } = await get('/search?q=kafe', { 'accept-encoding': 'gzip, br' })
      expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-length': String(body.length) })
      expect(brotliDecompressSync(body).toString()).toBe(`${next.body}</html>`)
    }
    expect(next.accepted).toEqual([undefined])
  })

  it.each(['br', 'gzip'])(
    'is packed quickly for who asks first, and better for who asks again (%s)',
    async (encoding) => {
      next.body = readFileSync(import.meta.filename, 'utf8')
      const sizes: number[] = []
      for (const _ of [1, 2]) sizes.push((await get('/search?q=kafe', { 'accept-encoding': encoding })).body.length)
      expect(sizes[1]).toBeLessThan(sizes[0] ?? 0)
    },
  )

  it('is not sent to who has its answer, nor to a HEAD', async () => {
    const { etag = '' } = (await get('/search?q=kafe')).headers
    expect((await get('/search?q=kafe', { 'if-none-match': etag })).status).toBe(304)
    const head = await get('/search?q=kafe', {}, 'HEAD')
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '13', 0])
    expect(next.asked).toBe(1)
  })

  it.each([
    ['another status', { status: 500 }],
    ['a cookie', { headers: { 'content-type': 'text/html', 'set-cookie': 'a=b' } }],
    ['data', { headers: { 'content-type': 'application/json' } }],
  ])('keeps no answer with %s', async (_, answer) => {
    Object.assign(next, answer)
    for (const _ of [1, 2]) expect((await get('/search?q=kafe')).body.toString()).toBe('<html></html>')
    expect(next.asked).toBe(2)
  })

  it.each([
    ['whoever is signed in', '/search?q=kafe', { cookie: 'a=b; sb-auth-token=x' }],
    ['an editor', '/search?q=kafe', { cookie: 'payload-token=x' }],
    ['the client router', '/search?q=kafe&_rsc=abc', { rsc: '1' }],
    ['a page without a question', '/search', {}],
    ['another page', '/list?q=kafe', {}],
  ])('is left to Next for %s', async (_, path, headers) => {
    await get('/search?q=kafe')
    next.asked = 0
    for (const _ of [1, 2]) await get(path, headers)
    expect(next.asked).toBe(2)
    expect(storedAnswers().pages.size.entries).toBe(1)
  })
})

describe('who asks too much', () => {
  it('gets a sentence in the language of the address, and still what is known', async () => {
    points = 1
    await get('/search?q=kafe')
    const refused = await get('/de/search?q=milch')
    expect(refused.status).toBe(429)
    expect(refused.headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'private, no-store' })
    expect(refused.body.toString()).toContain('<html lang="de">')
    expect(refused.body.toString()).toContain('Zu viele Suchanfragen')
    expect((await get('/search?q=kafe')).status).toBe(200)
    expect((await get('/search?q=kafe&_rsc=abc', { rsc: '1' })).status).toBe(200)
    expect((await get('/search?q=tea&_rsc=abc', { rsc: '1' })).status).toBe(429)
    expect((await get('/')).status).toBe(200)
  })

  it('may read on in what was answered, which is nothing new; another word is, whatever it is to come after', async () => {
    const asked: boolean[] = []
    globalThis.broshuraMayAsk = async ({ isFurtherPage }) => asked.push(isFurtherPage) > 0
    for (const path of [
      '/search?q=kafe',
      '/search?q=kafe&after=1_2',
      '/search?after=1_3&q=kafe',
      '/c/toys/filter?after=2',
      '/search?q=after=1&after=',
      '/search?q=tea&after=1_2',
    ])
      await get(path)
    expect(asked).toEqual([false, true, true, true, false, false])
  })
})
