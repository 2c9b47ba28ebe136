import { createServer, type OutgoingHttpHeaders } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askServer } from '../../../tests/setup/ask-server'
import { withCachedPages } from '../cache/cached-answers'
import { processCache, storedAnswers } from '../cache/process-cache'
import { keepFromSharedCaches } from '../web/shared-answers'
import { openPurger, tagsOfAnswer } from './edge'
import type { EdgeKind } from './kinds'
import { namedTags } from './named-tags'
import { tagForEdge } from './tag-answers'

const site = { siteUrl: 'https://broshura.example', build: 'one' }
const etag = 'W/"1"'
const publicPage: OutgoingHttpHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0, s-maxage=5',
  'cdn-cache-control': 'max-age=5',
  vary: 'rsc, Accept-Encoding',
  etag,
}

let kind: EdgeKind
let answer: { status: number; headers: OutgoingHttpHeaders }

const handle = withCachedPages((_, response) => {
  response.writeHead(answer.status, answer.headers).end()
})
const server = createServer((request, response) => {
  tagForEdge(request, response, { kind, ...site })
  keepFromSharedCaches(request, response)
  handle(request, response)
})
const get = askServer(server)

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-14T12:00:00Z') })
  kind = 'varnish'
  answer = { status: 200, headers: publicPage }
  globalThis.broshuraCache = undefined
  processCache().open()
  keep('/bg/prices', ['prices'])
  keep('/bg', ['prices'])
  await new Promise<void>((resolve) => server.listen(0, resolve))
})
afterEach(async () => {
  vi.useRealTimers()
  await new Promise((resolve) => server.close(resolve))
})

function keep(place: string, tags: string[]): void {
  const page = { html: Buffer.from('page'), etag, forClient: Buffer.alloc(0) }
  const value = JSON.parse('{"kind":"APP_PAGE"}')
  processCache().set(place, { key: place, value, page }, { tags, bytes: 100, begun: processCache().now() })
}

describe('a page that is in our memory', () => {
  it.each([
    ['varnish', 'xkey', ' ', 'surrogate-control'],
    ['fastly', 'surrogate-key', ' ', 'surrogate-control'],
    ['cloudflare', 'cache-tag', ',', 'cloudflare-cdn-cache-control'],
  ] as const)(
    'names its tags and an hour for %s, and nothing else changes',
    async (edge, header, separator, lifetime) => {
      kind = edge
      const { headers } = await get('/prices')
      expect(headers[header]).toBe(tagsOfAnswer(site, ['prices']).join(separator))
      expect(headers[lifetime]).toBe('max-age=3600, stale-if-error=28800')
      expect(headers).toMatchObject(publicPage)
    },
  )

  it('ends with the day where it depends on the day', async () => {
    vi.setSystemTime('2026-07-14T20:59:00Z')
    keep('/bg/prices', ['prices', 'day'])
    expect((await get('/prices')).headers['surrogate-control']).toBe('max-age=60, stale-if-error=0')
  })

  it('says so too when it has not changed', async () => {
    answer.status = 304
    expect((await get('/prices')).headers.xkey).toBeDefined()
  })

  it('is kept for any query, as long as it is this page', async () => {
    expect((await get('/prices?utm_source=mail')).headers.xkey).toBeDefined()
    answer.headers = { ...publicPage, etag: 'W/"2"' }
    expect((await get('/prices?view=text')).headers).toMatchObject({ 'cache-control': 'private, max-age=0' })
  })
})

describe('no shared cache keeps', () => {
  const isLeft = (headers: OutgoingHttpHeaders) => {
    expect(headers['cache-control']).toMatch(/^private\b/)
    for (const name of ['xkey', 'surrogate-control', 'cdn-cache-control']) expect(headers).not.toHaveProperty(name)
  }

  it('a page that has changed while it was rendered', async () => {
    processCache().evict(['prices'])
    isLeft((await get('/prices')).headers)
  })

  it('anything while invalidations are not received', async () => {
    processCache().close()
    isLeft((await get('/prices')).headers)
  })

  it.each<Record<string, string>>([
    { cookie: 'sb-project-auth-token=a' },
    { cookie: 'NEXT_LOCALE=bg; payload-token=a' },
    { cookie: 'broshura-signed-in=1' },
    { authorization: 'Basic YTpi' },
  ])('an answer to a request with %o', async (headers) => isLeft((await get('/prices', headers)).headers))

  it('an answer that sets a cookie', async () => {
    answer.headers = { ...publicPage, 'set-cookie': 'a=b' }
    isLeft((await get('/prices')).headers)
  })

  it.each(['/prices', '/prices?_rsc=1'])("the router's data of %s", async (path) => {
    answer.headers = { ...publicPage, 'content-type': 'text/x-component' }
    isLeft((await get(path, { rsc: '1' })).headers)
  })

  it("the router's data of a question", async () => {
    storedAnswers().pages.open()
    const page = { html: Buffer.from('page'), etag, headers: {} }
    const begun = storedAnswers().pages.now()
    storedAnswers().pages.set('/search?q=a', page, { tags: ['search'], bytes: 100, begun })
    expect((await get('/search?q=a')).headers.xkey).toBeDefined()
    isLeft((await get('/search?q=a&_rsc=1', { rsc: '1' })).headers)
  })

  it.each([301, 307, 308, 404, 410, 500, 503])('an answer with status %i', async (status) => {
    answer = { status, headers: publicPage }
    isLeft((await get('/prices')).headers)
  })

  it('a page that its owner calls personal', async () => {
    answer.headers = { etag, 'content-type': 'text/html', 'cache-control': 'private, no-store' }
    isLeft((await get('/prices')).headers)
  })

  it('a page with more tags than a header can hold', async () => {
    keep(
      '/bg/prices',
      Array.from({ length: 600 }, (_, number) => `brochure:${number}`),
    )
    isLeft((await get('/prices')).headers)
  })
})

describe('the start page', () => {
  const inBulgarian = { 'x-start-language': 'bg', 'accept-language': 'bg,en;q=0.5' }
  beforeEach(() => {
    answer.headers = { ...publicPage, 'cache-control': 'private, max-age=0, must-revalidate' }
  })

  it('is kept by an edge that keeps it by language', async () => {
    const { headers } = await get('/', inBulgarian)
    expect(headers.xkey).toBeDefined()
    expect(headers.vary).toBe('rsc, Accept-Encoding, x-start-language')
    expect(headers['cache-control']).toBe('private, max-age=0, must-revalidate')
  })

  it.each<Record<string, string>>([
    { 'accept-language': 'bg' },
    { 'x-start-language': 'bg', 'accept-language': 'de' },
    { 'x-start-language': 'bg', cookie: 'NEXT_LOCALE=ru' },
    { 'x-start-language': 'de', 'accept-language': 'de' },
  ])('is kept by no other: %o', async (headers) => {
    expect((await get('/', headers)).headers).not.toHaveProperty('xkey')
  })

  it('is not kept with a cookie for somebody', async () => {
    answer.headers = { ...answer.headers, 'set-cookie': 'a=b' }
    expect((await get('/', inBulgarian)).headers).not.toHaveProperty('xkey')
  })

  it('is not kept by Cloudflare, which would give it to everybody', async () => {
    kind = 'cloudflare'
    expect((await get('/', inBulgarian)).headers).not.toHaveProperty('cache-tag')
  })
})

describe('a page that is answered from our memory', () => {
  beforeEach(() => {
    answer.headers = { ...publicPage, 'x-nextjs-cache': 'HIT' }
  })

  it('is kept by the edge also where somebody who is signed in read it first', async () => {
    expect((await get('/prices', { cookie: 'sb-x=1' })).headers).not.toHaveProperty('xkey')
    expect((await get('/prices')).headers.xkey).toBeDefined()
    expect((await get('/prices', { cookie: 'sb-x=1' })).headers).not.toHaveProperty('xkey')
  })

  it('of the start language is kept only by an edge that says so', async () => {
    answer.headers['cache-control'] = 'private, max-age=0, must-revalidate'
    const claimed = { 'x-start-language': 'bg', 'accept-language': 'bg' }
    for (const _ of ['rendered', 'from memory']) {
      expect((await get('/', claimed)).headers.vary).toBe('rsc, Accept-Encoding, x-start-language')
    }
    expect((await get('/', { 'accept-language': 'bg' })).headers).not.toHaveProperty('xkey')
  })

  it('loses its tags when it is old', async () => {
    await get('/prices')
    const page = processCache().get('/bg/prices')?.value.page
    expect(page?.headers).toMatchObject({ 'cache-control': 'public, max-age=0, s-maxage=5' })
    expect(page?.headers).not.toHaveProperty('xkey')
    expect(page?.headers).not.toHaveProperty('surrogate-control')
  })
})

describe('a file', () => {
  const forBrowsers = 'public, max-age=31536000, immutable'
  const ofFile = () => {
    const named = namedTags(['brochure:1', 'media-file:мляко 1.webp'])
    return { 'content-type': 'image/webp', 'cache-control': forBrowsers, ...named }
  }

  beforeEach(() => {
    globalThis.broshuraEdge = openPurger({ kind, addresses: [], token: '', ...site })
    answer.headers = ofFile()
  })
  afterEach(() => {
    globalThis.broshuraEdge = undefined
  })

  it.each([200, 206, 304])('whose route names tags is kept until one of them is purged (%i)', async (status) => {
    answer.status = status
    const { headers } = await get('/files/pages/x/1-640.webp')
    expect(headers.xkey).toBe(tagsOfAnswer(site, ['brochure:1', 'media-file:мляко 1.webp']).join(' '))
    expect(headers['surrogate-control']).toBe('max-age=3600, stale-if-error=28800')
    expect(headers['cache-control']).toBe(forBrowsers)
    expect(headers).not.toHaveProperty('x-broshura-tags')
  })

  it.each<[string, Record<string, string>, () => void]>([
    ['somebody who is signed in', { cookie: 'sb-x=1' }, () => undefined],
    ['anybody while invalidations are not received', {}, () => processCache().close()],
  ])('is kept by the browser alone of %s', async (_, asked, happens) => {
    happens()
    const { headers } = await get('/files/pages/x/1-640.webp', asked)
    expect(headers['cache-control']).toBe('private, max-age=31536000, immutable')
    for (const name of ['xkey', 'surrogate-control', 'x-broshura-tags']) expect(headers).not.toHaveProperty(name)
  })

  it.each(['public, max-age=86400', 'public, max-age=300, s-maxage=3600'])(
    'that names none is kept for minutes, and no longer than until everything is purged (%s)',
    async (control) => {
      answer.headers = { 'content-type': 'image/png', 'cache-control': control }
      const { headers } = await get('/files/share/bg/a.png')
      expect(headers).toMatchObject({ 'cache-control': control, xkey: tagsOfAnswer(site, []).join(' ') })
      expect(headers['surrogate-control']).toBe('max-age=300')
    },
  )

  it('of the build is kept for ever', async () => {
    answer.headers = { 'content-type': 'text/javascript', 'cache-control': forBrowsers }
    const { headers } = await get('/_next/static/a.js')
    expect(headers).toMatchObject({ 'cache-control': forBrowsers })
    expect(headers).not.toHaveProperty('surrogate-control')
  })
})

it('an answer that is no page stays as it is', async () => {
  const feed = { 'content-type': 'application/xml', 'cache-control': 'public, max-age=0, s-maxage=5' }
  answer.headers = feed
  const { headers } = await get('/feeds/brochures.xml')
  expect(headers).toMatchObject(feed)
  expect(headers).not.toHaveProperty('surrogate-control')
})
