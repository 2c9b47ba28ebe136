import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const script = readFileSync('public/list-worker.js', 'utf8')
const origin = 'https://shop.example'

type Asked = { url: string; method?: string; mode?: string }
type Handler = (event: object) => void

const urlOf = (request: Asked | string) => new URL(typeof request === 'string' ? request : request.url, origin).href

/** As much of a browser's cache as the worker uses. */
class MemoryCache {
  readonly kept = new Map<string, Response>()

  constructor(readonly load: (url: string) => Promise<Response>) {}

  match = async (request: Asked | string) => this.kept.get(urlOf(request))?.clone()
  put = async (request: Asked | string, response: Response) => void this.kept.set(urlOf(request), response)
  keys = async () => [...this.kept.keys()].map((url) => ({ url }))
  delete = async (request: Asked) => this.kept.delete(urlOf(request))
  add = async (file: string) => {
    const response = await this.load(urlOf(file))
    if (!response.ok) throw new TypeError('not ok')
    this.kept.set(urlOf(file), response)
  }
}

const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })

let network: Map<string, () => Promise<Response>>
let stores: Map<string, MemoryCache>
let handlers: Map<string, Handler>

async function load(url: string): Promise<Response> {
  const answer = network.get(url)
  if (!answer) throw new TypeError('offline')
  return answer()
}

/** Starts the worker for one scope. */
function start(scope = '/list') {
  handlers = new Map()
  const self = {
    registration: { scope: origin + scope },
    location: { origin },
    clients: { claim: async () => undefined },
    skipWaiting: async () => undefined,
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
  }
  const caches = {
    open: async (name: string) => {
      const store = stores.get(name) ?? new MemoryCache(load)
      stores.set(name, store)
      return store
    },
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  }
  const fetch = (request: Asked | string) => load(urlOf(request))
  runInNewContext(script, { self, caches, fetch, URL, Promise, setTimeout, Response })
}

/** Fires an event and waits for all that it is to wait for. @returns the worker's answer, or null where it gives none */
async function fire(name: string, event: object = {}): Promise<Response | null> {
  const waiting: Promise<unknown>[] = []
  const answers: Promise<Response>[] = []
  handlers.get(name)?.({
    ...event,
    waitUntil: (work: Promise<unknown>) => waiting.push(work),
    respondWith: (answer: Promise<Response>) => answers.push(answer),
  })
  const answer = answers[0] ? await answers[0] : null
  await Promise.all(waiting)
  return answer
}

const ask = (path: string, request: Partial<Asked> = {}) =>
  fire('fetch', { request: { url: origin + path, method: 'GET', mode: 'cors', ...request } })
const visit = (path: string) => ask(path, { mode: 'navigate' })
const kept = () => [...(stores.get('broshura-list-1')?.kept.keys() ?? [])].map((url) => url.slice(origin.length)).sort()

const page = (text: string, files: string[] = []) =>
  html(`${text}${files.map((file) => `<script src="${file}"></script>`).join('')}`)
const serve = (path: string, answer: () => Response | Promise<Response>) =>
  network.set(origin + path, async () => answer())

beforeEach(() => {
  network = new Map()
  stores = new Map()
  serve('/list', () => page('first', ['/_next/static/a.js']))
  serve('/_next/static/a.js', () => new Response('a'))
  start()
})
afterEach(() => vi.useRealTimers())

describe('the worker of the list', () => {
  it('has the page and its files when it is installed, and answers with them offline', async () => {
    await fire('install')
    expect(kept()).toEqual(['/_next/static/a.js', '/list'])
    network.clear()
    expect(await (await visit('/list'))?.text()).toContain('first')
    expect(await (await ask('/_next/static/a.js'))?.text()).toBe('a')
  })

  it('gives the newest page while there is a connection, and that one afterwards', async () => {
    await fire('install')
    serve('/list', () => page('second', ['/_next/static/b.js']))
    expect(await (await visit('/list'))?.text()).toContain('second')
    network.clear()
    expect(await (await visit('/list'))?.text()).toContain('second')
  })

  it('does not wait for a network that does not answer', async () => {
    await fire('install')
    vi.useFakeTimers()
    start()
    network.set(`${origin}/list`, () => new Promise((resolve) => setTimeout(resolve, 60_000, page('late'))))
    const answer = visit('/list')
    await vi.advanceTimersByTimeAsync(61_000)
    expect(await (await answer)?.text()).toContain('first')
    network.clear()
    expect(await (await visit('/list'))?.text()).toContain('late')
  })

  it.each(['/', '/list/x', '/lists', '/de/list', '/account-lists', '/admin', '/broshura/x'])(
    'lets %s pass',
    async (path) => {
      expect(await visit(path)).toBeNull()
    },
  )

  it('lets pass whatever is personal, written, or of another site', async () => {
    expect(await ask('/api/lists/sync', { method: 'POST' })).toBeNull()
    expect(await ask('/api/auth/session')).toBeNull()
    expect(await ask('/files/pages/x/1-640.webp')).toBeNull()
    expect(await ask('/list?_rsc=abc')).toBeNull()
    expect(
      await fire('fetch', { request: { url: 'https://evil.example/_next/static/a.js', method: 'GET' } }),
    ).toBeNull()
  })

  it('keeps no error, no redirect, and nothing that is no page', async () => {
    await fire('install')
    for (const wrong of [
      html('broken', 500),
      new Response('{}'),
      Object.defineProperty(html('login'), 'redirected', { value: true }),
    ]) {
      serve('/list', () => wrong)
      await visit('/list')
    }
    network.clear()
    expect(await (await visit('/list'))?.text()).toContain('first')
  })

  it('is told of files that came later, keeps those of the build alone, and forgets those of old releases', async () => {
    await fire('install')
    serve('/_next/static/late.js', () => new Response('late'))
    serve('/api/auth/session', () => new Response('{"user":"me"}'))
    serve('/list', () => page('second', ['/_next/static/b.js']))
    serve('/_next/static/b.js', () => new Response('b'))
    await visit('/list')
    const files = ['/_next/static/b.js', '/_next/static/late.js', '/api/auth/session'].map((path) => origin + path)
    await fire('message', { data: { kind: 'keep', files } })
    expect(kept()).toEqual(['/_next/static/b.js', '/_next/static/late.js', '/list'])
  })

  it('loses no file that it is told of while it still tidies', async () => {
    await fire('install')
    serve('/_next/static/late.js', () => new Response('late'))
    await ask('/_next/static/late.js')
    const tell = (...paths: string[]) =>
      fire('message', { data: { kind: 'keep', files: paths.map((path) => origin + path) } })
    await Promise.all([tell('/_next/static/a.js'), tell('/_next/static/a.js', '/_next/static/late.js')])
    expect(kept()).toEqual(['/_next/static/a.js', '/_next/static/late.js', '/list'])
  })

  it('takes the place of an older worker’s copies', async () => {
    stores.set('broshura-list-0', new MemoryCache(load))
    stores.set('somebody-else', new MemoryCache(load))
    await fire('activate')
    expect([...stores.keys()]).toEqual(['somebody-else'])
  })
})
